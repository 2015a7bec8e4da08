import { beforeEach, describe, expect, it } from 'vitest';
import { SeenMoves } from '../src/state/substitute';
import type { Event, Update } from '../src/wire/messages';
import { moment } from './moments';

const { view } = moment('play3');
const play = (seat: number, card: string): Event => ({ type: 'card-played', seat, card });
const update = (extra: Partial<Update>, round = 0): Update => ({
  type: 'update',
  match: 'm',
  seq: 9,
  view: { ...view, round },
  ...extra,
});
const fresh = (story: Event[], round = 0, match = 'm') =>
  update({ fresh: true, story, match }, round);

beforeEach(() => localStorage.clear());

describe('what was played while nobody looked', () => {
  it('is told by the next page that opens, once', () => {
    const before = new SeenMoves();
    before.missed(fresh([play(0, 'Bi1')]), 0);
    before.missed(update({ events: [play(0, 'Zn2'), play(1, 'P3')] }), 0);
    const story = [play(0, 'Bi1'), play(0, 'Zn2'), play(1, 'P3'), play(0, 'Ag4')];
    expect(new SeenMoves().missed(fresh(story), 0)).toEqual(['Ag4']);
    expect(new SeenMoves().missed(fresh(story), 0)).toEqual([]);
  });

  it('is the whole round when another one has begun', () => {
    new SeenMoves().missed(fresh([play(0, 'Bi1'), play(0, 'Zn2')]), 0);
    expect(new SeenMoves().missed(fresh([play(0, 'P5')], 1), 0)).toEqual(['P5']);
  });

  it('is not told of a match that this browser has never seen, nor after a move was taken back', () => {
    expect(new SeenMoves().missed(fresh([play(0, 'Bi1')]), 0)).toEqual([]);
    const back = { ...fresh([play(0, 'Bi1')]), undone: true };
    expect(new SeenMoves().missed(back, 0)).toEqual([]);
    expect(new SeenMoves().missed(fresh([play(0, 'P9')], 0, 'other'), 0)).toEqual([]);
  });
});
