import type { Live } from '../state/session.svelte';

/** Milliseconds that somebody who hurries needs to see that a question has come. */
const REACTION = 400;

/** The space bar hurries what goes on; whoever still presses it when a question comes chooses no card by it. */
export class SpaceBar {
  #since = 0;
  #used = false;

  constructor(private readonly session: Live) {}

  /** The player can see a new question from now on. */
  asked(): void {
    this.#since = performance.now();
  }

  /** False: nothing is hurried, and a button may have the press. */
  pressed(held: boolean, choosing: boolean): boolean {
    if (choosing) this.#used = held || performance.now() - this.#since < REACTION;
    else this.#hurry(held);
    return this.#used;
  }

  /** Some browsers press a button only now. */
  released(event: KeyboardEvent): void {
    if (event.key !== ' ') return;
    if (this.#used) event.preventDefault();
    this.#used = false;
    this.session.fastForward(false);
  }

  #hurry(held: boolean): void {
    this.#used = true;
    if (held) this.session.fastForward(true);
    else this.session.hurry();
  }
}
