/** A line to a table, wherever the table is. */
import type { ClientMessage } from '../wire/messages';
import { isHere } from './place';
import { Socket, type Listener } from './socket';

export interface Line {
  send(message: ClientMessage): void;
  close(): void;
}

/** `byForce` takes the table away from another window of this browser. */
export const connect = (code: string, listener: Listener, byForce = false): Line =>
  isHere() ? new ComingLine(listener, byForce) : new Socket(code, listener);

/** A line to a table in this browser, whose code is loaded only there. */
class ComingLine implements Line {
  #line: Line | null = null;
  #isClosed = false;

  constructor(listener: Listener, byForce: boolean) {
    void import('./local_line').then(({ LocalLine }) => {
      if (!this.#isClosed) this.#line = new LocalLine(listener, byForce);
    });
  }

  send(message: ClientMessage): void {
    this.#line?.send(message);
  }

  close(): void {
    this.#isClosed = true;
    this.#line?.close();
  }
}
