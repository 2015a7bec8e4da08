import { DECKS } from '../wire/messages';

/** The base cards at a table of so many players, sorted: one row for each metal. */
export const deckOf = (players: number): string[][] => {
  const { metals, ranks } = DECKS[players]!;
  return metals.map((metal) => Array.from({ length: ranks }, (_, i) => `${metal}${i + 1}`));
};
