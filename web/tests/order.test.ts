import { describe, expect, it } from 'vitest';
import { face } from '../src/art/metals';
import { arranged, moved } from '../src/table/order';

const hand = ['Zn1', 'Bi10', 'P3', 'Bi2', 'Ag9'];

describe('the order of the hand', () => {
  it('goes by metal, then rank', () =>
    expect(arranged(hand, 'metal', [])).toEqual(['Bi2', 'Bi10', 'P3', 'Ag9', 'Zn1']));
  it('goes by rank, then metal', () =>
    expect(arranged(hand, 'rank', [])).toEqual(['Zn1', 'Bi2', 'P3', 'Ag9', 'Bi10']));
  it('is the own one, with unknown cards at its end', () =>
    expect(arranged(hand, 'own', ['P3', 'Cu4', 'Zn1'])).toEqual([
      'P3',
      'Zn1',
      'Bi2',
      'Bi10',
      'Ag9',
    ]));
  it('moves a card to another place', () =>
    expect(moved(['a', 'b', 'c'], 'a', 2)).toEqual(['b', 'c', 'a']));
});

describe('a card', () => {
  it('is read from the notation', () => expect(face('Cu10')).toEqual({ metal: 'Cu', rank: 10 }));
  it('says what is wrong with other text', () =>
    expect(() => face('Fe3')).toThrow('"Fe3" is not a card'));
});
