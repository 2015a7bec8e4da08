import { beforeEach, expect, it } from 'vitest';

import { climb, nextAfterWin, takeLevel } from '../src/state/ladder';
import { LADDER, START_LEVEL } from '../src/wire/messages';

beforeEach(() => localStorage.clear());

it('begins low and offers the next level after two wins at the level that is played', () => {
  expect(climb().level).toBe(START_LEVEL);
  expect(nextAfterWin('m1', START_LEVEL)).toBeNull();
  expect(nextAfterWin('m1', START_LEVEL)).toBeNull(); // the same match, looked at again
  expect(nextAfterWin('m2', 'master')).toBeNull(); // another level than the one to climb from
  const next = LADDER[LADDER.indexOf(START_LEVEL) + 1]!;
  expect(nextAfterWin('m3', START_LEVEL)).toBe(next);
  expect(nextAfterWin('m3', START_LEVEL)).toBe(next);
});

it('counts from nothing at a new level, and has nothing above the last', () => {
  takeLevel('master');
  expect(climb()).toEqual({ level: 'master', won: [] });
  expect(nextAfterWin('m1', 'master')).toBeNull();
  expect(nextAfterWin('m2', 'master')).toBeNull();
});

it('begins anew where it kept something else', () => {
  localStorage.setItem('aurum.level', '{"level": "wizard", "won": ["a", "b"]}');
  expect(climb()).toEqual({ level: START_LEVEL, won: [] });
  localStorage.setItem('aurum.level', 'no json');
  expect(climb().level).toBe(START_LEVEL);
});
