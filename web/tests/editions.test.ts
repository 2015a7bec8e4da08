import { describe, expect, it } from 'vitest';
import { differing, grouped, words } from '../src/learn/editions';
import type { EditionAnswer, EditionInfo } from '../src/wire/messages';

const answer = (topic: string, value: string, players: number | null = null): EditionAnswer => ({
  topic,
  clause: 'R9',
  value,
  silent: false,
  players,
});
const edition = (id: string, played: EditionAnswer[]): EditionInfo => ({
  id,
  zeros: true,
  answers: [],
  differs: [],
  played,
});

describe('where the editions differ', () => {
  const editions = [
    edition('english', [
      answer('zeros', 'zeros-on'),
      answer('match-three', 'match-end-best-of-three', 3),
      answer('match-four', 'match-end-best-of-three', 4),
    ]),
    edition('german', [
      answer('zeros', 'zeros-on'),
      answer('match-three', 'match-end-first-to-two', 3),
      answer('match-four', 'match-end-first-to-two', 4),
    ]),
  ];

  it('leaves out what all play alike, and what other tables play', () => {
    expect(differing(editions, 'played')).toEqual(['match-three', 'match-four']);
    expect(differing(editions, 'played', 4)).toEqual(['match-four']);
  });

  it('puts those who play alike together', () => {
    expect(grouped(editions, 'match-three').map(({ ids }) => ids)).toEqual([
      ['english'],
      ['german'],
    ]);
    expect(grouped(editions, 'zeros').map(({ ids }) => ids)).toEqual([['english', 'german']]);
  });

  it('says the steps of a tie one after the other', () => {
    const steps = answer('tie-four', 'tie-break-exact-bid tie-break-all-tied');
    expect(words(steps)).toBe('exact bid → a nugget for all who tied');
    expect(words({ ...steps, value: 'tie-break-exact-bid silent' })).toBe(
      'exact bid → the book is silent; the designer’s rule applies',
    );
    expect(words(undefined)).toBe('–');
  });
});
