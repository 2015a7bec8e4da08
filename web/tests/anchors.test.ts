import { beforeEach, expect, test } from 'vitest';
import { isAnnounced } from '../src/screens/anchors';
import type { Daily } from '../src/wire/messages';

const FIRST = '2026-11-15';
const SECOND = '2027-11-15';
const THIRD = '2028-11-14';

/** The facts of a day: its date, and two chains by first day and anchor. */
function facts(date: string, [first, anchor]: string[], [next, nextAnchor]: string[]): Daily {
  const chains = { anchor, chain_first: first, next_first: next, next_anchor: nextAnchor };
  return {
    date,
    day: 1,
    deals: 3,
    seat: 0,
    edition: 'english',
    commitment: '',
    links: 1,
    ...chains,
  } as Daily;
}

beforeEach(() => localStorage.clear());

test('the chain that was announced takes over without a word', () => {
  expect(isAnnounced(facts('2026-12-01', [FIRST, 'a'], [SECOND, 'b']))).toBe(true);
  expect(isAnnounced(facts('2027-11-14', [FIRST, 'a'], [SECOND, 'b']))).toBe(true);
  expect(isAnnounced(facts('2027-11-15', [SECOND, 'b'], [THIRD, 'c']))).toBe(true);
});

test('another second chain is noticed, and again at the next visit', () => {
  isAnnounced(facts('2026-12-01', [FIRST, 'a'], [SECOND, 'b']));
  for (const date of ['2027-11-15', '2027-11-16'])
    expect(isAnnounced(facts(date, [SECOND, 'x'], [THIRD, 'c']))).toBe(false);
});

test('an announcement that changes is noticed before its day', () => {
  isAnnounced(facts('2026-12-01', [FIRST, 'a'], [SECOND, 'b']));
  expect(isAnnounced(facts('2027-03-01', [FIRST, 'a'], [SECOND, 'x']))).toBe(false);
});

test('a server that lost its secret and begins anew is noticed', () => {
  isAnnounced(facts('2026-12-01', [FIRST, 'a'], [SECOND, 'b']));
  expect(isAnnounced(facts('2027-03-01', ['2027-03-01', 'x'], ['2028-02-29', 'y']))).toBe(false);
});

test('whoever comes back after years has no reason for doubt', () => {
  isAnnounced(facts('2026-12-01', [FIRST, 'a'], [SECOND, 'b']));
  expect(isAnnounced(facts('2029-01-01', [THIRD, 'c'], ['2029-11-14', 'd']))).toBe(true);
});

test('past days are of chains that are known', () => {
  isAnnounced(facts('2027-11-16', [SECOND, 'b'], [THIRD, 'c']));
  expect(isAnnounced(facts('2026-12-01', [FIRST, 'a'], [SECOND, 'b']))).toBe(true);
  expect(isAnnounced(facts('2026-12-02', [FIRST, 'x'], [SECOND, 'b']))).toBe(false);
});

test('damaged storage is an empty one', () => {
  localStorage.setItem('aurum-daily-anchors', 'no json');
  expect(isAnnounced(facts('2026-12-01', [FIRST, 'a'], [SECOND, 'b']))).toBe(true);
});
