import { hex, random } from '../fair/hash';
import { Socket } from '../net/socket';
import { WIRE_VERSION } from '../wire/messages';
import type {
  Advice,
  Checked,
  ClientMessage,
  Explained,
  Refused,
  Room,
  Said,
  ServerMessage,
  Update,
} from '../wire/messages';

type Command = Extract<ClientMessage, { id: string }>;
/** A command without its id, which the connection gives it. */
export type Wish = Command extends infer C ? (C extends Command ? Omit<C, 'id'> : never) : never;

export interface Hearer {
  /** What has been seen already, to resume there. */
  seen(): { match: string; since: number } | null;
  furnished(room: Room): void;
  updated(update: Update): void;
  /** The server has carried out the command with this id. */
  answered(id: string): void;
  refused(refused: Refused): void;
  said(said: Said): void;
  /** A hint, a word of the coach, or a reason. */
  helped(message: Help): void;
  /** The server has let this browser in (again). */
  welcomed(): void;
}

export type Help = Advice | Checked | Explained;

const name = (): string => hex(random(12));

/** The line to one table: who sits where, and every command until the server has answered it. */
export class Connection {
  link = $state<'connecting' | 'open' | 'lost' | 'ended'>('connecting');
  endCode = $state(0);
  room = $state.raw<Room | null>(null);
  seat = $state<number | null>(null);
  host = $state(false);
  /** Server clock minus this browser's. */
  /** When the room was heard of: its countdowns run from there. */
  heard = 0;

  #socket: Socket;
  #outbox = new Map<string, ClientMessage>();

  constructor(
    readonly code: string,
    private readonly hearer: Hearer,
  ) {
    this.#socket = new Socket(code, {
      opened: () => this.#follow(),
      received: (message) => this.#received(message),
      lost: () => (this.link = 'lost'),
      ended: (closed) => {
        this.link = 'ended';
        this.endCode = closed;
      },
    });
  }

  close(): void {
    this.#socket.close();
  }

  /** Sends a command and keeps it until the server has answered, across lost connections. */
  send(wish: Wish, id: string = name()): string {
    const message = { ...wish, id } as Command;
    this.#outbox.set(message.id, message);
    this.#socket.send(message);
    return message.id;
  }

  #follow(): void {
    const known = this.hearer.seen() ?? {};
    this.#socket.send({ type: 'follow', v: WIRE_VERSION, table: this.code, ...known });
  }

  #received(message: ServerMessage): void {
    if (message.type === 'welcome') {
      this.link = 'open';
      for (const waiting of this.#outbox.values()) this.#socket.send(waiting);
      this.#furnished(message.room, message.seat ?? null, message.host ?? false);
      this.hearer.welcomed();
    } else if (message.type === 'room')
      this.#furnished(message.room, message.seat ?? null, message.host ?? false);
    else if (message.type === 'update') {
      if (message.ack) this.#answered(message.ack);
      this.hearer.updated(message);
    } else if (message.type === 'done') this.#answered(message.id);
    else if (message.type === 'refused') {
      if (message.id) this.#outbox.delete(message.id);
      this.hearer.refused(message);
    } else if (message.type === 'farewell')
      this.hearer.refused({ type: 'refused', reason: message.reason });
    else if (message.type === 'said') this.hearer.said(message);
    else if (message.type !== 'pong') {
      this.#answered(message.id);
      this.hearer.helped(message);
    }
  }

  #answered(id: string): void {
    this.#outbox.delete(id);
    this.hearer.answered(id);
  }

  #furnished(room: Room, seat: number | null, host: boolean): void {
    this.heard = performance.now();
    this.room = room;
    this.seat = seat;
    this.host = host;
    this.hearer.furnished(room);
  }
}
