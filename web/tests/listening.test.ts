import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { recording } from '../src/gallery/recording';
import Board from '../src/screens/Board.svelte';
import { people } from '../src/state/people';
import { choose } from '../src/state/settings.svelte';
import { absent, question, sayings, unconfirmed } from '../src/table/listening';
import { exchangeSheet, sheets } from '../src/table/sheet';
import Teller from '../src/table/Teller.svelte';
import type { LogLine } from '../src/state/session.svelte';
import { moment } from './moments';

beforeAll(async () => {
  choose('motion', 'none');
  await Promise.all([sheets(), exchangeSheet()]);
}, 60_000);
afterEach(cleanup);
afterEach(() => void vi.useRealTimers());

const asked = (name: string): string => {
  const { view, own } = moment(name);
  return question(view, own!);
};

describe('what a listener is asked', () => {
  it('says what a bid is', () => expect(asked('bid3')).toMatch(/^Choose a card .* as your bid/));

  it('names the metals that are in the trick', () => {
    const { view, own } = moment('play4');
    expect(view.trick.burnt).not.toEqual([]);
    expect(question(view, own!)).toMatch(/^Your turn\. Already in the trick: [A-Z]/);
  });

  it('says that one leads', () => {
    const { view, own } = moment('play4');
    const led = { ...view, trick: { ...view.trick, cards: [], burnt: [] } };
    expect(question(led, own!)).toBe('Your lead: play any base card.');
  });

  it('says that only gold is left', () =>
    expect(asked('end3')).toBe('None of your cards can be played. Play gold or end the round.'));

  it('leaves an exchange to its sheet', () => expect(asked('exchange3')).toBe(''));
});

describe('what else a listener hears', () => {
  const everybody = people(moment('play4').room, 0);

  it('that a chosen card waits for the second time', () => {
    expect(unconfirmed(moment('bid3').view, 'Bi5')).toBe(
      'Bid 5 tricks (Bismuth 5): choose it again to confirm.',
    );
    expect(unconfirmed(moment('play4').view, 'Au2')).toBe(
      'Play Gold 2: choose it again to confirm.',
    );
  });

  it('what others say, not the own words', () => {
    const said = { 0: { emote: 'hello' }, 1: { emote: 'thanks' } } as const;
    expect(sayings(everybody, said)).toBe(`${everybody[1]!.name}: Thank you!`);
  });

  it('who has gone, and for whom a bot plays', () => {
    const some = everybody.map((person) => ({
      ...person,
      away: person.seat === 1,
      standIn: person.seat === 2,
    }));
    expect(absent(everybody)).toBe('');
    expect(absent(some)).toBe(
      `${everybody[1]!.name}: away. ${everybody[2]!.name}: away, a bot is playing`,
    );
  });
});

describe('the live regions of a table', () => {
  const notes = () => screen.getAllByTestId('note').map((note) => note.textContent.trim());
  const heard = () => within(screen.getByTestId('teller')).queryAllByText(/./).length;

  it('are empty when they appear, because only what comes later is read out', async () => {
    render(Board, { session: recording(moment('play4')) });
    expect(heard()).toBe(0);
    expect(notes().join('')).toBe('');
    await expect.poll(heard).toBeGreaterThan(0);
    expect(notes()[0]).toMatch(/^Your turn/);
  });

  it('say that a bid is chosen but not confirmed', async () => {
    render(Board, { session: recording(moment('bid3')) });
    await expect.poll(heard).toBeGreaterThan(0);
    const [card] = within(screen.getByTestId('hand')).getAllByRole('button');
    await fireEvent.click(card!);
    expect(notes()).toContainEqual(expect.stringMatching(/^Bid .* choose it again to confirm\.$/));
  });

  it('say what was asked also to somebody who answered before they spoke', async () => {
    vi.useFakeTimers();
    const told = { lines: [], people: [] };
    const { rerender } = render(Teller, { ...told, notes: ['Your bid?', ''] });
    await rerender({ ...told, notes: ['', 'Bid 5: once more.'] });
    await rerender({ ...told, notes: ['', ''] });
    await rerender({ ...told, notes: ['Your turn.', ''] });
    expect(notes()).toEqual(['', '']);
    await vi.runAllTimersAsync();
    expect(notes()).toEqual(['Your bid? Your turn.', 'Bid 5: once more.']);
    await rerender({ ...told, notes: ['', 'Play 3: once more.'] });
    expect(notes()).toEqual(['', 'Play 3: once more.']);
  });

  it('tell everything that happened before they spoke', async () => {
    vi.useFakeTimers();
    const { room, events } = moment('play4');
    const told = { people: people(room, 0) };
    const [card] = events.filter(({ type }) => type === 'card-played');
    const lines = (count: number): LogLine[] =>
      Array.from({ length: count }, (_, id) => ({ id, event: card!, trick: 1 }));
    const { rerender } = render(Teller, { ...told, lines: lines(20) }); // the page was loaded again
    await rerender({ ...told, lines: lines(33) });
    await vi.runAllTimersAsync();
    expect(heard()).toBe(8 + 13);
  });

  it('leave a changed bid to the log', () => {
    const news = {
      type: 'bid-exchanged',
      seat: 1,
      target: 1,
      card: 'Bi5',
      gold: 'Au1',
      returned: 'Zn4',
    } as const;
    render(Board, { session: { ...recording(moment('play4')), news } });
    expect(screen.getByTestId('bid-news').closest('[aria-hidden=true]')).not.toBeNull();
  });
});
