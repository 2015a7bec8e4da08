import { expect, test } from 'vitest';
import { bidRows, goldPerRound, outcome } from '../src/screens/games';
import type { GameLine } from '../src/wire/messages';

const round = (bid: number, tricks: number, gold = 0) => ({ bid, tricks, gold, score: 0 });
const game = (winners: number[], ...rounds: GameLine['rounds']): GameLine => ({
  id: 'm',
  finished: 0,
  rules: {},
  names: ['a', 'b', 'c'],
  bots: [null, null, null],
  seat: 1,
  side: 1,
  winners,
  rounds,
});

test('bids are counted by their height, over all games', () => {
  const rows = bidRows([game([1], round(5, 5), round(3, 2)), game([0], round(3, 4), round(3, 3))]);
  expect(rows).toEqual([
    { bid: 3, under: 1, exact: 1, over: 1 },
    { bid: 5, under: 0, exact: 1, over: 0 },
  ]);
});

test('a match is won, shared or lost, and gold is counted by rounds', () => {
  expect([[1], [0, 1], [2]].map((winners) => outcome(game(winners)))).toEqual([
    'won',
    'shared',
    'lost',
  ]);
  expect(goldPerRound([game([1], round(1, 1, 4), round(1, 1, 1))])).toBe(2.5);
  expect(goldPerRound([])).toBe(0);
});
