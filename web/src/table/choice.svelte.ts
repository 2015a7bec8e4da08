import { spoken } from '../texts/cards';
import { refusalSound } from '../state/sound';
import { reasonText } from '../state/sentences';
import { settings } from '../state/settings.svelte';
import type { Person } from '../state/people';
import { t } from '../texts/texts.svelte';
import type { Live } from '../state/session.svelte';

/** The card that the player is about to bid or play, and what a tap on a card means. */
export class Choice {
  selected = $state<string | null>(null);

  constructor(private readonly session: Live) {}

  /** Cards that may not be played now, with the reason in words. */
  barred(people: Person[]): Map<string, string> {
    const barred = this.session.shown?.own?.barred ?? [];
    return new Map(
      barred.flatMap(({ cards, reason }) =>
        cards.map((card) => [card, spoken(reasonText(reason, people))] as const),
      ),
    );
  }

  /** A tap on a card, with a mouse, a finger or the keyboard (`how`). */
  take(card: string, how: string): void {
    const { session } = this;
    const shown = session.shown;
    if (!shown?.own || session.lingers || session.ending) return session.hurry();
    const reason = shown.own.barred?.find(({ cards }) => cards.includes(card))?.reason;
    if (reason) {
      refusalSound();
      return session.explain(reason);
    }
    const { phase } = shown.view;
    if (shown.own.asked != null)
      return phase === 'exchange' ? this.#bidsFirst() : this.#settle(card, how);
    if ((phase === 'play' || phase === 'exchange') && !session.lesson) session.plan.toggle(card);
  }

  /** Bids or plays the selected card. */
  confirm(): void {
    if (!this.selected) return;
    const action = `${this.#verb} ${this.selected}`;
    this.selected = null;
    this.session.act(action);
  }

  /** What a second tap would do. */
  get action(): string | null {
    return this.selected === null ? null : `${this.#verb} ${this.selected}`;
  }

  cancel(): void {
    this.selected = null;
    this.session.plan.end('cancelled');
  }

  get #verb(): 'bid' | 'play' {
    return this.session.shown?.view.phase === 'bid' ? 'bid' : 'play';
  }

  /** Whether the bids stay comes before any card (R4.1). */
  #bidsFirst(): void {
    const text = t(this.session.lesson ? 'press-change' : 'bids-first');
    this.session.explain({ clause: 'R4.1', code: '', text, details: {} });
  }

  #settle(card: string, how: string): void {
    const action = `${this.#verb} ${card}`;
    if (!this.session.shown!.own!.legal?.includes(action)) return this.session.probe(action);
    const confirms =
      this.#verb === 'bid' ||
      settings.confirm === 'always' ||
      (settings.confirm === 'touch' && how !== 'mouse');
    const again = this.selected === card;
    this.selected = card;
    if (!confirms || again) this.confirm();
  }
}
