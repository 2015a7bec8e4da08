// The session against a scripted line: what the page does by itself, and what it keeps when the line breaks.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isAskedLater } from '../src/state/automation';
import { Session } from '../src/state/session.svelte';
import { choose } from '../src/state/settings.svelte';
import type { Own, ServerMessage, Update, View } from '../src/wire/messages';
import { Line } from './line';
import { moment } from './moments';

const table = moment('play3');
const asked = (extra: Partial<Own> = {}, phase: View['phase'] = 'play'): Update => ({
  type: 'update',
  match: 'm',
  seq: 7,
  fresh: true,
  view: { ...table.view, phase },
  own: { ...table.own!, asked: 7, ...extra },
});
const welcome = (): ServerMessage => ({
  type: 'welcome',
  v: 1,
  server: '',
  now: Date.now(),
  name: 'Ada',
  room: { ...table.room, seeds: null },
  seat: 0,
  host: true,
});
/** A card of the hand. */
const HELD = table.own!.hand[0]!;
const line = () => Line.all.at(-1)!;
let session: Session;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Line);
  Line.all = [];
  choose('motion', 'none');
  session = new Session('K7QF-2M9X-RBT4');
  await vi.advanceTimersByTimeAsync(1);
  line().say(welcome());
});
afterEach(() => {
  session.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the bid exchange', () => {
  it('is answered with keep when nobody asked for it', () => {
    line().say(asked({ legal: ['keep', 'swap Au0 Bi2'] }, 'exchange'));
    expect(line().acts()).toMatchObject([{ action: 'keep', seq: 7 }]);
  });

  const fresh = {
    ...table.view,
    tricks: [],
    to_act: [1],
    trick: { ...table.view.trick, leader: 1 },
  };
  const beforeTheFirst = (update: Update): Update => ({
    ...update,
    view: { ...fresh, phase: 'exchange' },
  });

  it('waits for everybody before the first trick', () => {
    line().say(beforeTheFirst(asked({ legal: ['keep', 'swap Au0 Bi2'] })));
    expect(line().acts()).toEqual([]);
  });

  it('is kept without waiting by those who have said so before they were asked', () => {
    const { view, own } = beforeTheFirst(asked({ exchangeable: true, asked: null }));
    expect(isAskedLater(view, own!)).toBe(true);
    expect(isAskedLater({ ...view, to_act: [2] }, own!)).toBe(true);
    expect(isAskedLater({ ...view, trick: { ...view.trick, leader: 0 } }, own!)).toBe(false);
    expect(isAskedLater({ ...view, tricks: table.view.tricks }, own!)).toBe(false);
    session.kept = true;
    line().say(beforeTheFirst(asked({ legal: ['keep', 'swap Au0 Bi2'] })));
    expect(line().acts()).toMatchObject([{ action: 'keep' }]);
  });

  it('is asked all the same when another bid has changed meanwhile', () => {
    session.kept = true;
    const event = {
      type: 'bid-exchanged',
      seat: 1,
      target: 1,
      card: 'Bi5',
      gold: 'Au0',
      returned: 'Zn4',
    };
    const update = beforeTheFirst(asked({ legal: ['keep', 'swap Au0 Bi2'] }));
    line().say({ ...update, events: [event] } as ServerMessage);
    expect(line().acts()).toEqual([]);
  });

  it('stays open for a player who has gone back to look at the table', () => {
    session.looked = 7;
    line().say(asked({ legal: ['keep', 'swap Au0 Bi2'] }, 'exchange'));
    expect(line().acts()).toEqual([]);
  });

  it('waits for the player who has armed it', () => {
    session.armed = true;
    line().say(asked({ legal: ['keep', 'swap Au0 Bi2'] }, 'exchange'));
    expect(line().acts()).toEqual([]);
  });
});

describe('a card chosen in advance', () => {
  it('outlives the bid that is kept by itself', () => {
    session.plan.toggle(HELD);
    line().say(asked({ legal: ['keep', 'swap Au0 Bi2'] }, 'exchange'));
    expect(line().acts()).toMatchObject([{ action: 'keep' }]);
    expect(session.plan.card).toBe(HELD);
  });

  it('is none within a second after a card has left the hand', async () => {
    line().say(asked({ legal: [`play ${HELD}`] }));
    session.act(`play ${HELD}`);
    session.plan.toggle('Zn9');
    expect(session.plan.card).toBeNull();
    await vi.advanceTimersByTimeAsync(1100);
    session.plan.toggle('Zn9');
    expect(session.plan.card).toBe('Zn9');
    expect(session.plan.told).toEqual({ fate: 'chosen', card: 'Zn9' });
  });

  it('is dropped, and that is told, when the round is over', () => {
    session.plan.toggle(HELD);
    line().say(asked({ asked: null }, 'deal'));
    expect(session.plan.told).toEqual({ fate: 'dropped', card: HELD });
  });

  it('is played when it may be played', () => {
    session.plan.toggle('Bi3');
    line().say(asked({ legal: ['play Bi3', 'play Zn7'] }));
    expect(line().acts()).toMatchObject([{ action: 'play Bi3' }]);
  });

  it('is given up, with the reason, when it may not', () => {
    session.plan.toggle(HELD);
    const reason = {
      clause: 'R5.2',
      code: 'metal-already-played',
      text: '',
      details: { metal: 'P', card: HELD },
    };
    line().say(asked({ legal: ['play Zn7'], barred: [{ cards: [HELD], reason }] }));
    expect(line().acts()).toEqual([]);
    expect(session.plan.card).toBeNull();
    expect(session.reason!.reason.code).toBe('metal-already-played');
  });
});

describe('the only card', () => {
  it('is played by itself only where that is wanted, and after a while', async () => {
    line().say(asked({ legal: ['play Zn7'] }));
    await vi.advanceTimersByTimeAsync(5000);
    expect(line().acts()).toEqual([]);
    choose('single', true);
    line().say(asked({ legal: ['play Zn7'] }));
    expect(line().acts()).toEqual([]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(line().acts()).toMatchObject([{ action: 'play Zn7' }]);
    choose('single', false);
  });

  it('is never the end of the round', async () => {
    choose('single', true);
    line().say(asked({ legal: ['end'] }));
    await vi.advanceTimersByTimeAsync(5000);
    expect(line().acts()).toEqual([]);
    choose('single', false);
  });
});

describe('a move', () => {
  it('is shown at once and taken back when it is refused', () => {
    line().say(asked());
    const held = session.shown!.own!.hand.length;
    session.act(`play ${table.own!.hand[0]!}`);
    expect(session.shown!.own!.hand).toHaveLength(held - 1);
    const { id } = line().acts()[0]!;
    line().say({
      type: 'refused',
      id,
      reason: { clause: '', code: 'stale', text: 'No.', details: {} },
    });
    expect(session.shown!.own!.hand).toHaveLength(held);
    expect(session.reason!.reason.code).toBe('stale');
  });

  it('is sent again under the same id when the line broke before the answer', async () => {
    line().say(asked());
    session.act('play Zn7');
    const [first] = line().acts();
    line().lose();
    expect(session.link).toBe('lost');
    await vi.advanceTimersByTimeAsync(1000);
    expect(line().sent[0]).toMatchObject({ type: 'follow', match: 'm', since: 7 });
    line().say(welcome());
    expect(session.link).toBe('open');
    expect(line().acts()).toEqual([first]);
  });

  it('is not sent twice while it is on its way', () => {
    line().say(asked());
    session.act('play Zn7');
    session.act('play Bi3');
    expect(line().acts()).toHaveLength(1);
  });
});

describe('the end of a connection', () => {
  it('is final where coming back is pointless', async () => {
    line().lose(4423);
    await vi.advanceTimersByTimeAsync(20_000);
    expect([session.link, session.endCode, Line.all.length]).toEqual(['ended', 4423, 1]);
  });
});
