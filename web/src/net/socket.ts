import {
  FINAL_CLOSES,
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

const SILENCE = 20_000;

/** A connection that comes back by itself: at once, then ever more slowly up to five seconds. */
export class Socket {
  #line: WebSocket | null = null;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval>;
  #heard = Date.now();
  #closed = false;

  constructor(private readonly listener: Listener) {
    this.#pulse = setInterval(() => this.#check(), SILENCE / 4);
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
    const line = new WebSocket(
      `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${SOCKET_PATH}`,
    );
    this.#line = line;
    line.onopen = () => {
      this.#tries = 0;
      this.#heard = Date.now();
      this.listener.opened();
    };
    line.onmessage = (event) => {
      this.#heard = Date.now();
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

  /** A line that has been silent too long is asked; one that stays silent is given up. */
  #check(): void {
    if (!this.open) return;
    const silence = Date.now() - this.#heard;
    if (silence > SILENCE) this.#line!.close(4000);
    else if (silence > SILENCE / 2) this.send({ type: 'ping', id: `ping-${Date.now()}` });
  }
}
