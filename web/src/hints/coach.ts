import type { Live } from '../state/session.svelte';
import { settings } from '../state/settings.svelte';
import { language } from '../texts/texts.svelte';
import type { Checked } from '../wire/messages';

/** So many matches the coach speaks unasked. */
const FIRST_MATCHES = 3;
/** Milliseconds after which the player is told that the move waits, and may let it count. */
const LATE = 800;
/** And after which it counts, whatever the coach might have said. */
const PATIENCE = 20_000;
const KEY = 'aurum.coached';

function played(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[];
  } catch {
    return [];
  }
}

/** A match is over; after the first few the coach keeps quiet unless it is asked for. */
export function matchOver(match: string): void {
  const known = played();
  if (!match || known.includes(match) || known.length >= FIRST_MATCHES) return;
  try {
    localStorage.setItem(KEY, JSON.stringify([...known, match]));
  } catch {
    // A browser without storage keeps its coach.
  }
}

export const coaches = (): boolean =>
  settings.coach === 'on' || (settings.coach === 'auto' && played().length < FIRST_MATCHES);

/** Looks at a move before it counts, once for each question. */
export class Coach {
  #spoke: number | null = null;
  #asked: string | null = null;
  #late = 0;
  #timer = 0;

  constructor(private readonly session: Live) {}

  /** Whether the move waits for the coach's word. */
  holds(seq: number, action: string): boolean {
    const { session } = this;
    if (!session.room?.undo || !coaches()) return false;
    if (seq === this.#spoke || action === 'keep') return false;
    this.#asked = session.send({
      type: 'check',
      match: session.match,
      seq,
      action,
      language: language(),
    });
    this.#late = window.setTimeout(() => (session.looking = true), LATE);
    this.#timer = window.setTimeout(() => this.#pass(), PATIENCE);
    return true;
  }

  checked(message: Checked): void {
    if (message.id !== this.#asked) return;
    if (message.objection == null) return this.#pass();
    this.#done();
    this.#spoke = message.seq;
    this.session.objection = message.objection;
  }

  /** The server cannot say anything: then the move counts. */
  refused(id: string): boolean {
    if (id !== this.#asked) return false;
    this.#pass();
    return true;
  }

  /** The player does not want to wait for the coach. */
  playOn(): void {
    this.#pass();
  }

  /** The move that waits is not wanted any more. */
  forget(): void {
    this.#done();
  }

  #pass(): void {
    if (this.#done()) this.session.release();
  }

  #done(): boolean {
    clearTimeout(this.#late);
    clearTimeout(this.#timer);
    this.session.looking = false;
    const waited = this.#asked !== null;
    this.#asked = null;
    return waited;
  }
}
