// The coach against a scripted line: a slow one is waited for, never in secret, and only as long as the player likes.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Coach } from '../src/hints/coach';
import { Session } from '../src/state/session.svelte';
import { choose } from '../src/state/settings.svelte';
import type { Update } from '../src/wire/messages';
import { Line } from './line';
import { moment } from './moments';

const table = moment('play3');
const update: Update = {
  type: 'update',
  match: 'm',
  seq: 7,
  fresh: true,
  view: { ...table.view, phase: 'play' },
  own: { ...table.own!, asked: 7, legal: ['play Bi3', 'play Zn7'] },
};
let session: Session;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Line);
  Line.all = [];
  choose('motion', 'none');
  choose('coach', 'on');
  session = new Session('K7QF-2M9X-RBT4');
  await vi.advanceTimersByTimeAsync(1);
  const room = { ...table.room, seeds: null, undo: true };
  const news = {
    type: 'welcome' as const,
    v: 1,
    server: '',
    now: 0,
    name: 'Ada',
    seat: 0,
    host: true,
  };
  Line.last.say({ ...news, room }, update);
  session.coach = new Coach(session);
  session.act('play Zn7');
});
afterEach(() => {
  session.close();
  choose('coach', 'off');
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Time passes, and the server answers whoever asks whether it is there. */
async function pass(seconds: number) {
  for (let second = 0; second < seconds; second++) {
    await vi.advanceTimersByTimeAsync(1000);
    Line.last.say({ type: 'pong', id: 'ping', now: 0 });
  }
}
const checks = () => Line.last.sent.filter((message) => message.type === 'check');
const answer = (objection: string | null) =>
  Line.last.say({
    type: 'checked',
    id: checks().at(-1)!.id,
    match: 'm',
    seq: 7,
    action: 'play Zn7',
    objection,
  });

it('a quick answer lets the move pass, and nothing is said', () => {
  expect(Line.last.acts()).toEqual([]);
  answer(null);
  expect(Line.last.acts()).toMatchObject([{ action: 'play Zn7' }]);
  expect(session.looking).toBe(false);
});

it('a slow answer is waited for, the player is told, and it still counts', async () => {
  await pass(1);
  expect(session.looking).toBe(true);
  await pass(15);
  expect(Line.last.acts()).toEqual([]);
  answer('One thing first.');
  expect(session.objection).toBe('One thing first.');
  expect(session.looking).toBe(false);
  await pass(25);
  expect(Line.last.acts()).toEqual([]);
});

it('whoever will not wait plays on, and a late answer changes nothing', async () => {
  await pass(1);
  session.coach!.playOn();
  expect(Line.last.acts()).toMatchObject([{ action: 'play Zn7' }]);
  answer('One thing first.');
  expect([session.objection, session.looking]).toEqual([null, false]);
});

it('a move that is taken back while the coach looks at it is never played', async () => {
  await pass(1);
  session.takeBack();
  answer(null);
  await pass(25);
  expect([session.pending, session.looking]).toEqual([null, false]);
  expect(Line.last.acts()).toEqual([]);
});

it('a coach who never answers lets the move pass in the end', async () => {
  await pass(25);
  expect(Line.last.acts()).toMatchObject([{ action: 'play Zn7' }]);
  expect(session.looking).toBe(false);
});
