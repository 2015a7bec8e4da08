import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { recording } from '../src/gallery/recording';
import Board from '../src/screens/Board.svelte';
import { choose } from '../src/state/settings.svelte';
import { exchangeSheet, sheets } from '../src/table/sheet';
import type { Own } from '../src/wire/messages';
import { moment } from './moments';

beforeAll(async () => {
  choose('motion', 'none');
  await Promise.all([sheets(), exchangeSheet()]); // as a table does while one looks at it
}, 60_000);
afterEach(cleanup);

const sit = (name: string, change = (own: Own): Own => own) => {
  const recorded = moment(name);
  const session = recording({ ...recorded, own: recorded.own && change(recorded.own) });
  return { session, ...render(Board, { session }) };
};
const hand = () => within(screen.getByTestId('hand')).getAllByRole('button');

describe('a table of four in play', () => {
  it('veils exactly the cards that the server bars', () => {
    const { session } = sit('play4');
    const barred = session.shown!.own!.barred!.flatMap(({ cards }) => cards);
    for (const button of hand())
      expect(button.getAttribute('aria-disabled')).toBe(
        String(barred.includes(button.dataset.card!)),
      );
  });

  it('explains a barred card and asks the server for nothing', async () => {
    const { session } = sit('play4');
    await fireEvent.click(
      hand().find((button) => button.getAttribute('aria-disabled') === 'true')!,
    );
    expect(session.reason!.reason.clause).toBe('R5.2');
    expect(session.asked).toEqual([]);
  });

  it('plays a card that may be played', async () => {
    const { session } = sit('play4');
    const card = hand().find((button) => button.getAttribute('aria-disabled') === 'false')!;
    await fireEvent(card, new PointerEvent('click', { bubbles: true, pointerType: 'mouse' }));
    expect(session.asked).toEqual([`play ${card.dataset.card}`]);
  });

  it('asks twice those who press keys', async () => {
    const { session } = sit('play4');
    const card = hand().find((button) => button.getAttribute('aria-disabled') === 'false')!;
    await fireEvent.click(card);
    expect(session.asked).toEqual([]);
    await fireEvent.click(card);
    expect(session.asked).toEqual([`play ${card.dataset.card}`]);
  });

  it('asks twice where that is wanted', async () => {
    choose('confirm', 'always');
    const { session } = sit('play4');
    const card = hand().find((button) => button.getAttribute('aria-disabled') === 'false')!;
    const click = () =>
      fireEvent(card, new PointerEvent('click', { bubbles: true, pointerType: 'mouse' }));
    await click();
    expect(session.asked).toEqual([]);
    await click();
    expect(session.asked).toEqual([`play ${card.dataset.card}`]);
    choose('confirm', 'touch');
  });

  it('remembers a card chosen before the turn, and forgets it at the second tap', async () => {
    const data = moment('play4');
    const session = recording({
      ...data,
      own: { ...data.own!, asked: null, legal: [], barred: [] },
    });
    render(Board, { session });
    await fireEvent.click(hand()[0]!);
    expect(session.plan.card).toBe(hand()[0]!.dataset.card);
    await fireEvent.click(hand()[0]!);
    expect(session.plan.card).toBeNull();
    expect(session.asked).toEqual([]);
  });

  it('marks the card that counts for the team, and both badges', () => {
    const { session, container } = sit('play4');
    const { sides, trick } = session.shown!.view;
    const counting = [...container.querySelectorAll('.bid.counts')].length;
    expect(counting).toBe(sides.filter((side) => side.bid_seat !== null).length);
    expect(container.querySelector(`[data-place="slot-${trick.taking}"] .take`)).not.toBeNull();
    expect(container.querySelector(`[data-place="slot-${trick.lowest}"] .low`)).not.toBeNull();
  });
});

describe('bidding', () => {
  it('confirms the bid always', async () => {
    const { session } = sit('bid3');
    await fireEvent.click(hand()[3]!);
    expect(session.asked).toEqual([]);
    await fireEvent.click(screen.getByRole('button', { name: /^Bid \d+ trick/ }));
    expect(session.asked).toEqual([`bid ${hand()[3]!.dataset.card}`]);
  });

  it('lets the server say why gold is no bid', async () => {
    const { session, container } = sit('bid3');
    await fireEvent.click(container.querySelector('.own .gold button')!);
    expect(session.asked).toEqual(['probe bid Au0']);
  });
});

describe('what is never automatic', () => {
  it('shows what ending the round means before it ends', async () => {
    const { session } = sit('end3');
    await fireEvent.click(screen.getByRole('button', { name: /^End the round ?…/ }));
    const rows = within(await screen.findByRole('dialog', { hidden: true }))
      .getAllByRole('row', { hidden: true })
      .slice(1);
    const scores = session.shown!.own!.decline!.sides.map((side) => String(side.score));
    expect(rows.map((row) => row.querySelector('td:last-child')!.textContent)).toEqual(scores);
    expect(session.asked).toEqual([]);
    await fireEvent.click(screen.getByRole('button', { name: 'End the round', hidden: true }));
    expect(session.asked).toEqual(['end']);
  });

  it.each([
    [null, null],
    [['me'], 'This also ends the match, and you win it.'],
    [['me', 'next'], 'This also ends the match. Joint winners:'],
  ])('says that ending the round ends the match (%j)', async (winners, said) => {
    sit('end3', (own) => ({
      ...own,
      decline: {
        ...own.decline!,
        winners: winners?.map((side) => (side === 'me' ? own.seat : (own.seat + 1) % 3)) ?? null,
      },
    }));
    await fireEvent.click(screen.getByRole('button', { name: /^End the round ?…/ }));
    await screen.findByRole('dialog', { hidden: true });
    const line = screen.queryByTestId('ends-match')?.textContent.trim() ?? null;
    if (said === null) expect(line).toBeNull();
    else expect(line).toContain(said);
  });
});

describe('the sheet of a round', () => {
  it.each(['over3', 'over4'])('has the right figures (%s)', async (name) => {
    const { session } = sit(name);
    const sheet = session.sheets.at(-1)!;
    const rows = [
      ...(await screen.findByTestId('round-sheet', {}, { timeout: 20_000 })).querySelectorAll(
        'tbody tr',
      ),
    ];
    const figures = rows.map((row) =>
      [...row.querySelectorAll('td')].map((cell) => cell.textContent!.trim()),
    );
    expect(figures.map((cells) => [cells[0], cells[2], cells[4], cells[5]])).toEqual(
      sheet.sides.map((side) =>
        [side.bid, side.bid_points, side.gold_points, side.score].map(String),
      ),
    );
  });
});
