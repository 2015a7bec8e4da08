import {
  FINAL_CLOSES,
  PLACE_LETTERS,
  SOCKET_PATH,
  type ClientMessage,
  type ServerMessage,
} from '../wire/messages';

export interface Listener {
  opened(): void;
  received(message: ServerMessage): void;
  lost(): void;
  ended(code: number): void;
}

/** Milliseconds of silence after which the server is asked whether it is still there. */
const QUIET = 3_000;
/** That is answered at once; after so long the line is dead, whatever the browser thinks. */
const ANSWER = 6_000;
const CHECK = 1_000;
const GIVEN_UP = 4000;

/** A connection that comes back by itself: at once, then ever more slowly up to five seconds. */
export class Socket {
  #line: WebSocket | null = null;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval>;
  #heard = Date.now();
  #asked = 0; // when it was asked, if it has not answered
  #closed = false;

  /** `code` is the table's: a proxy before several servers may go by its first letters. */
  constructor(
    private readonly code: string,
    private readonly listener: Listener,
  ) {
    this.#pulse = setInterval(() => this.#check(), CHECK);
    window.addEventListener('online', this.#hurry);
    this.#open();
  }

  get open(): boolean {
    return this.#line?.readyState === WebSocket.OPEN;
  }

  send(message: ClientMessage): void {
    if (this.open) this.#line!.send(JSON.stringify(message));
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#pulse);
    window.removeEventListener('online', this.#hurry);
    this.#line?.close(1000);
  }

  #open(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const place = `at=${this.code.slice(0, PLACE_LETTERS)}`;
    const line = new WebSocket(`${scheme}://${location.host}${SOCKET_PATH}?${place}`);
    this.#line = line;
    line.onopen = () => {
      this.#tries = 0;
      this.#hear();
      this.listener.opened();
    };
    line.onmessage = (event) => {
      this.#hear();
      this.listener.received(JSON.parse(String(event.data)) as ServerMessage);
    };
    line.onclose = (event) => this.#gone(event.code);
  }

  #gone(code: number): void {
    if (this.#closed) return;
    if (FINAL_CLOSES.includes(code)) return this.listener.ended(code);
    this.listener.lost();
    const wait = Math.min(5000, 150 * 2 ** this.#tries++) * (0.7 + Math.random() * 0.6);
    this.#timer = setTimeout(() => this.#open(), wait);
  }

  readonly #hurry = (): void => {
    if (this.#closed || this.open) return;
    clearTimeout(this.#timer);
    this.#open();
  };

  #hear(): void {
    this.#heard = Date.now();
    this.#asked = 0;
  }

  /** A line that is silent is asked; one that does not answer is given up. */
  #check(): void {
    if (!this.open) return;
    const now = Date.now();
    if (this.#asked && now - this.#asked >= ANSWER) this.#giveUp();
    else if (!this.#asked && now - this.#heard >= QUIET) this.#ask(now);
  }

  #ask(now: number): void {
    this.#asked = now;
    this.send({ type: 'ping', id: `ping-${now}` });
  }

  /** Closing waits for the other end, which is not there: this line no longer counts from now on. */
  #giveUp(): void {
    const line = this.#line!;
    line.onclose = line.onmessage = null;
    line.close(GIVEN_UP);
    this.#gone(GIVEN_UP);
  }
}
