import { describe, expect, it } from 'vitest';
import { formerBids } from '../src/state/director.svelte';
import type { Event } from '../src/wire/messages';

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
