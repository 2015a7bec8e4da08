// What is said to people who listen to the table, beside the log.
import { ask } from '../state/asking';
import type { Person } from '../state/people';
import type { Plan } from '../state/plan.svelte';
import { cardName } from '../texts/cards';
import { t } from '../texts/texts.svelte';
import { face } from '../art/metals';
import type { Emote, Own, View } from '../wire/messages';

/** What is asked of the player. About an exchange its own sheet speaks. */
export function question(view: View, own: Own): string {
  if (view.phase === 'exchange') return '';
  if (view.phase === 'bid' || own.legal?.includes('end') || !view.trick.cards.length)
    return ask(view, own);
  const metals = view.trick.burnt.map((metal) => t(`metal-${metal}`)).join(', ');
  return metals ? `${t('your-turn')}. ${t('burnt', { metals })}` : t('your-turn');
}

/** Whether the bids stay is asked at the table: with the keys, because the hand has the focus. */
export const bidQuestion = (own: Own): string =>
  t('exchange-spoken', { now: own.exchange!.bid_now, team: String(own.exchange!.partner != null) });

/** What has become of a card chosen in advance. */
export const planNote = (told: Plan['told']): string =>
  told ? t(`plan-${told.fate}`, { card: cardName(told.card) }) : '';

/** The own moves that no longer count. */
export const undone = (cards: readonly string[]): string =>
  cards.length ? t('taken-back', { cards: cards.map(cardName).join(', ') }) : '';

/** A card is chosen and waits to be chosen again. */
export function unconfirmed(view: View, card: string): string {
  const action =
    view.phase === 'bid'
      ? t('bid-with', { count: face(card).rank, card: cardName(card) })
      : t('play-card', { card: cardName(card) });
  return t('choose-again', { action });
}

/** Who is away, and for whom a bot plays. */
export const absent = (people: readonly Person[]): string =>
  people
    .filter((person) => !person.me && (person.away || person.standIn))
    .map(({ name, standIn }) =>
      t('label-value', { label: name, value: t(standIn ? 'stand-in' : 'seat-away') }),
    )
    .join('. ');

/** What the others have just said. */
export const sayings = (
  people: readonly Person[],
  said: Readonly<Record<number, { emote: Emote } | undefined>>,
): string =>
  people
    .filter((person) => !person.me && said[person.seat])
    .map(({ name, seat }) =>
      t('label-value', { label: name, value: t(`emote-${said[seat]!.emote}`) }),
    )
    .join(' ');

/** Notes that could not be said yet, place by place, with those of now. */
export const remembered = (unsaid: readonly string[], now: readonly string[]): string[] =>
  now.map((note, place) => {
    const before = unsaid[place] ?? '';
    return before.endsWith(note) ? before : `${before} ${note}`.trim();
  });
