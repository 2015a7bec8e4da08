import { describe, expect, it } from 'vitest';
import { withoutMemory } from '../src/state/chronicle';
import { Director, formerBids } from '../src/state/director.svelte';
import type { Event, Update } from '../src/wire/messages';
import { moment } from './moments';

const exchange = (target: number, returned: string): Event => ({
  type: 'bid-exchanged',
  seat: 0,
  gold: 'Au1',
  card: 'Bi9',
  target,
  returned,
});

describe('the bid that was replaced', () => {
  it('is the first one of this trick', () => {
    expect(formerBids([exchange(1, 'Zn2'), exchange(1, 'Zn5')])).toEqual({ 1: 'Zn2' });
  });

  it('is forgotten when a trick has been taken', () => {
    const taken: Event = { type: 'trick-taken', seat: 1, lowest: 0 };
    expect(formerBids([exchange(1, 'Zn2'), taken, exchange(0, 'P4')])).toEqual({ 0: 'P4' });
  });
});

const played = (seat: number, card: string): Event => ({ type: 'card-played', seat, card });
const opened: Event = { type: 'trick-opened', leader: 0, chances: [] };
const taken: Event = { type: 'trick-taken', seat: 1, lowest: 0 };

describe('the log of a table that is told afresh', () => {
  const { view } = moment('play3');
  const afresh = (story: Event[]): Update => ({ type: 'update', match: 'm', seq: 1, view, story });
  const director = new Director(
    () => undefined,
    () => false,
  );
  const ids = () => director.log.map(({ id }) => id);

  it('keeps the lines that still hold, and names what is no more', () => {
    const before = [opened, played(0, 'Bi2'), played(1, 'P3')];
    director.redraw(afresh(before), true);
    const [first, second] = ids();
    expect(director.redraw(afresh(before.slice(0, 2)), true)).toEqual([played(1, 'P3')]);
    expect(ids()).toEqual([first, second]);
    expect(director.redraw(afresh([...before.slice(0, 2), played(1, 'P4')]), true)).toEqual([]);
    expect(ids().slice(0, 2)).toEqual([first, second]);
    expect(ids()[2]).toBeGreaterThan(second! + 1);
  });
});

describe('a log without perfect memory', () => {
  it('has the bids, and all from the last finished trick on', () => {
    const bids: Event = { type: 'bids-revealed', bids: ['Bi1', 'P1', 'Zn1'] };
    const early = [opened, played(0, 'Bi2'), taken];
    const late = [opened, played(1, 'P3'), taken, opened, played(2, 'Zn5')];
    const lines = [bids, ...early, ...late].map((event) => ({ event }));
    expect(withoutMemory(lines).map(({ event }) => event)).toEqual([bids, ...late]);
    expect(withoutMemory(withoutMemory(lines))).toEqual(withoutMemory(lines));
    expect(withoutMemory(lines.slice(0, 3))).toEqual(lines.slice(0, 3));
  });
});
