import type { Event, Update } from '../wire/messages';

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

const KEY = 'aurum.moves';

interface Seen {
  match: string;
  round: number;
  count: number;
}

/**
 * How many moves of the own seat this browser has seen in the round. It remembers that, so that it
 * can tell after a reload what was played meanwhile.
 */
export class SeenMoves {
  #seen = stored();

  /** The moves of the seat that happened while this browser did not look, as a fresh update tells them. */
  missed(update: Update, seat: number | null): string[] {
    const { match, view, fresh, undone } = update;
    const before = this.#seen;
    const told = ownMoves((fresh ? update.story : update.events) ?? [], seat);
    const known =
      before?.match === match && before.round === view.round && !undone ? before.count : 0;
    this.#keep({ match, round: view.round, count: fresh ? told.length : known + told.length });
    return fresh && !undone && before?.match === match ? told.slice(known) : [];
  }

  #keep(seen: Seen): void {
    this.#seen = seen;
    try {
      localStorage.setItem(KEY, JSON.stringify(seen));
    } catch {
      // A browser without storage cannot tell after a reload.
    }
  }
}

function stored(): Seen | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') as Seen | null;
  } catch {
    return null;
  }
}
