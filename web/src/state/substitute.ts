import type { Event } from '../wire/messages';

/** Moves that were made for the player, by a bot or because the time was over. */
export interface Substitute {
  by: 'bot' | 'clock';
  cards: string[];
  count: number;
}

/** The cards with which a seat has moved. */
export const ownMoves = (events: readonly Event[], seat: number | null): string[] =>
  events.flatMap((event) => {
    if (!('seat' in event) || event.seat !== seat) return [];
    if (event.type === 'card-played') return [event.card];
    if (event.type === 'bid-exchanged') return [event.card];
    return event.type === 'bid-placed' && event.card ? [event.card] : [];
  });
