/** A line to a table in this browser. */
import type { ClientMessage, ServerMessage } from '../wire/messages';
import { FINAL_CLOSES } from '../wire/messages';
import { here } from './here.svelte';
import type { Listener } from './socket';

const AGAIN = 1000; // milliseconds after which a line that broke is opened once more

export class LocalLine {
  #line = 0;
  #isClosed = false;

  constructor(
    private readonly listener: Listener,
    private readonly byForce: boolean,
  ) {
    this.#open();
  }

  send(message: ClientMessage): void {
    if (this.#line) here().say(this.#line, JSON.stringify(message));
  }

  close(): void {
    this.#isClosed = true;
    if (this.#line) here().close(this.#line);
  }

  #open(): void {
    if (this.#isClosed) return;
    this.#line = here().open(
      {
        text: (message) => this.listener.received(JSON.parse(message) as ServerMessage),
        closed: (code) => this.#gone(code),
      },
      this.byForce,
    );
    // Whoever opened the line must have it before the first word.
    queueMicrotask(() => this.listener.opened());
  }

  #gone(code: number): void {
    this.#line = 0;
    if (this.#isClosed) return;
    if (FINAL_CLOSES.includes(code)) return this.listener.ended(code);
    this.listener.lost();
    setTimeout(() => this.#open(), AGAIN);
  }
}
