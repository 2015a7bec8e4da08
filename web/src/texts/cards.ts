import { face } from '../art/metals';
import { t } from './texts.svelte';

/** A card in words: "Bismuth 7". */
export function cardName(card: string): string {
  const { metal, rank } = face(card);
  return t('card', { metal: t(`metal-${metal}`), rank: String(rank) });
}

const OPEN = '\uE000';
const CLOSE = '\uE001';

/** Marks a card inside a message's arguments, so that `pieces` can draw it with its symbol. */
export const marked = (card: string): string => `${OPEN}${card}${CLOSE}`;

export interface Piece {
  text: string;
  card: boolean;
}

/** A message cut where cards stand in it. Marks round anything else (a guest chooses their name) stay text. */
export function pieces(message: string): Piece[] {
  return message
    .split(/(\uE000(?:Bi|Cu|P|Ag|Zn|Au)\d{1,2}\uE001)/)
    .filter(Boolean)
    .map((part) =>
      part.startsWith(OPEN) && part.endsWith(CLOSE)
        ? { text: part.slice(1, -1), card: true }
        : { text: part, card: false },
    );
}

/** A message with its cards in words, for screen readers. */
export const spoken = (message: string): string =>
  pieces(message)
    .map((part) => (part.card ? cardName(part.text) : part.text))
    .join('');

/** Names as one says them: "Ada, Theo and Mina". */
export function joined(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : t('list-and', { list: names.slice(0, -1).join(', '), last });
}
