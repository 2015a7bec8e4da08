/** A line to a table, wherever the table is. */
import type { ClientMessage, ServerMessage } from '../wire/messages';
import { FINAL_CLOSES } from '../wire/messages';
import type { Here } from './here.svelte';
import { isHere } from './place';
import { Socket, type Listener } from './socket';

export interface Line {
  send(message: ClientMessage): void;
  close(): void;
}

/** `byForce` takes the table away from another window of this browser. */
export const connect = (code: string, listener: Listener, byForce = false): Line =>
  isHere() ? new LocalLine(listener, byForce) : new Socket(code, listener);

const AGAIN = 1000; // milliseconds after which a line that broke is opened once more

/** A line to a table in this browser. */
class LocalLine implements Line {
  #here: Here | null = null;
  #line = 0;
  #isClosed = false;

  constructor(
    private readonly listener: Listener,
    private readonly byForce: boolean,
  ) {
    void import('./here.svelte').then(({ here }) => {
      this.#here = here();
      this.#open();
    });
  }

  send(message: ClientMessage): void {
    if (this.#line) this.#here!.say(this.#line, JSON.stringify(message));
  }

  close(): void {
    this.#isClosed = true;
    if (this.#line) this.#here!.close(this.#line);
  }

  #open(): void {
    if (this.#isClosed) return;
    this.#line = this.#here!.open(
      {
        text: (message) => this.listener.received(JSON.parse(message) as ServerMessage),
        closed: (code) => this.#gone(code),
      },
      this.byForce,
    );
    this.listener.opened();
  }

  #gone(code: number): void {
    this.#line = 0;
    if (this.#isClosed) return;
    if (FINAL_CLOSES.includes(code)) return this.listener.ended(code);
    this.listener.lost();
    setTimeout(() => this.#open(), AGAIN);
  }
}
