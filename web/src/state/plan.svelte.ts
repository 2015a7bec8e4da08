/** What became of a card chosen in advance. */
export type Fate = 'chosen' | 'cancelled' | 'dropped' | 'played';

/** Milliseconds in which a key pressed once too often chooses nothing: the focus has moved to the next card. */
const SLIP = 1000;

/** A card chosen before it is the player's turn. */
export class Plan {
  card = $state<string | null>(null);
  /** For those who listen. */
  told = $state.raw<{ fate: Fate; card: string } | null>(null);
  #left = -SLIP;

  /** A card has just left the player's hand. */
  cardLeft(): void {
    this.#left = performance.now();
  }

  /** Chooses the card, or gives it up when it was chosen. */
  toggle(card: string): void {
    if (this.card === card) return this.end('cancelled');
    if (performance.now() - this.#left < SLIP) return;
    this.card = card;
    this.told = { fate: 'chosen', card };
  }

  end(fate: Fate): void {
    if (this.card === null) return;
    this.told = { fate, card: this.card };
    this.card = null;
  }
}
