import { beforeEach, expect, it } from 'vitest';

import {
  decisionId,
  decisionOf,
  dueOn,
  forget,
  noteAnswer,
  noteDecision,
  practised,
} from '../src/state/practised';

const on = (day: number): Date => new Date(Date.UTC(2026, 10, day, 12));

beforeEach(() => localStorage.clear());

it('brings a missed puzzle back after 1, 3, 7 and 21 days, and then no more', () => {
  noteAnswer('p', false, on(1));
  expect(dueOn(on(1))).toEqual([]);
  expect(dueOn(on(2))).toEqual(['p']);
  noteAnswer('p', true, on(2));
  expect([4, 5].map((day) => dueOn(on(day)).length)).toEqual([0, 1]);
  noteAnswer('p', true, on(5));
  expect([11, 12].map((day) => dueOn(on(day)).length)).toEqual([0, 1]);
  noteAnswer('p', true, on(12));
  expect([32, 33].map((day) => dueOn(on(day)).length)).toEqual([0, 1]);
  noteAnswer('p', true, on(33));
  expect(dueOn(on(99))).toEqual([]);
  expect(practised()).toEqual({ p: { solved: true } });
});

it('begins again when it is missed again, and does not hurry', () => {
  noteAnswer('p', false, on(1));
  noteAnswer('p', true, on(1)); // right after having seen the answer
  expect(dueOn(on(2))).toEqual(['p']);
  noteAnswer('p', true, on(2));
  noteAnswer('p', false, on(3));
  expect(dueOn(on(4))).toEqual(['p']);
});

it('never brings back what was solved at once, and lives without what it kept', () => {
  noteAnswer('p', true, on(1));
  expect(dueOn(on(99))).toEqual([]);
  localStorage.setItem('aurum.puzzles', 'no json');
  expect(practised()).toEqual({});
});

it('brings a mistake of a match back, also when its review was answered rightly', () => {
  const place = { match: 'a-match_of_22_letters_', seat: 2, round: 0, ply: 31 };
  const id = decisionId(place);
  expect([decisionOf(id), decisionOf('c017')]).toEqual([place, null]);
  noteDecision(id, true, on(1));
  expect(practised()[id]).toEqual({ solved: false, due: '2026-11-02', times: 0 });
  noteDecision(id, true, on(2));
  expect(practised()[id]).toEqual({ solved: true, due: '2026-11-05', times: 1 });
  noteDecision(id, false, on(5));
  expect(dueOn(on(6))).toEqual([id]);
  forget(id);
  expect(practised()).toEqual({});
});
