import { commitment, secret } from '../net/seeds';
import { hex, random } from '../net/sha256';
import { Socket } from '../net/socket';
import { WIRE_VERSION } from '../wire/messages';
import type {
  ClientMessage,
  Emote,
  Event,
  Reason,
  Refused,
  Room,
  RoundSheet,
  Seeds,
  ServerMessage,
  Update,
} from '../wire/messages';
import { chronicle } from './chronicle';
import { pace, settings } from './settings.svelte';
import { anticipated, lingering, type Shown } from './shown';
import { Pause } from './waiting';

export interface LogLine {
  id: number;
  event: Event;
  trick: number;
}

type Command = Extract<ClientMessage, { id: string }>;
type Wish = Command extends infer C ? (C extends Command ? Omit<C, 'id'> : never) : never;

const BEAT = { card: 380, trick: 1500, bids: 650, deal: 450 };
const name = (): string => hex(random(12));

/** This browser at one table: the connection, what is shown, and what has been asked of the server. */
export class Session {
  link = $state<'connecting' | 'open' | 'lost' | 'ended'>('connecting');
  endCode = $state(0);
  room = $state.raw<Room | null>(null);
  seat = $state<number | null>(null);
  host = $state(false);
  shown = $state.raw<Shown | null>(null);
  sheets = $state.raw<RoundSheet[]>([]);
  deadlines = $state.raw<(number | null)[]>([]);
  log = $state.raw<LogLine[]>([]);
  reason = $state.raw<{ reason: Reason; count: number } | null>(null);
  sayings = $state<Record<number, { emote: Emote; count: number }>>({});
  /** The player wants to change a bid at the next chance. */
  armed = $state(false);
  /** A card chosen before it is the player's turn. */
  planned = $state<string | null>(null);
  pending = $state<string | null>(null);
  lingers = $state(false);
  /** Server clock minus this browser's. */
  offset = 0;
  match = '';
  onEvents: (events: Event[], before: Shown | null, after: Shown) => void = () => undefined;

  #socket: Socket;
  #latest: Update | null = null;
  #queue: Update[] = [];
  #pumping = false;
  #pause = new Pause();
  #outbox = new Map<string, ClientMessage>();
  #lines = 0;
  #counter = 0;
  #step = '';

  constructor(readonly code: string) {
    this.#socket = new Socket({
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
    this.#pause.hurry();
  }

  /** Sends a command and keeps it until the server has answered, across lost connections. */
  send(wish: Wish): string {
    const message = { ...wish, id: name() } as Command;
    this.#outbox.set(message.id, message);
    this.#socket.send(message);
    return message.id;
  }

  /** Answers the question that the server has put to this seat. */
  act(action: string): void {
    const shown = this.shown;
    if (!shown?.own || shown.own.asked == null || this.pending) return;
    this.planned = null;
    this.reason = null;
    const seq = shown.own.asked;
    this.#draw(anticipated(shown, action));
    this.pending = this.send({ type: 'act', match: this.match, seq, action });
  }

  /** Asks for something that the page believes impossible, to hear the reason. */
  probe(action: string): void {
    const seq = this.shown?.own?.asked;
    if (seq != null && !this.pending) this.send({ type: 'act', match: this.match, seq, action });
  }

  undo(): void {
    if (this.#latest) this.send({ type: 'undo', match: this.match, seq: this.#latest.seq });
  }

  /** Ready for the next hand: this browser's share in the deal. */
  ready(): void {
    const seeds = this.room?.seeds;
    if (
      !seeds ||
      seeds.stage !== 'commit' ||
      this.seat === null ||
      !seeds.waiting.includes(this.seat) ||
      !this.#once(seeds)
    )
      return;
    this.send({
      type: 'commit',
      match: seeds.match,
      hand: seeds.hand,
      commitment: commitment(seeds.match, seeds.hand),
    });
  }

  hurry(): void {
    this.#pause.hurry();
  }

  explain(reason: Reason): void {
    this.reason = { reason, count: ++this.#counter };
  }

  #follow(): void {
    const known = this.#latest ? { match: this.match, since: this.#latest.seq } : {};
    this.#socket.send({ type: 'follow', v: WIRE_VERSION, table: this.code, ...known });
  }

  #received(message: ServerMessage): void {
    if (message.type === 'welcome')
      this.#welcomed(message.room, message.seat ?? null, message.host ?? false, message.now);
    else if (message.type === 'room')
      this.#furnished(message.room, message.seat ?? null, message.host ?? false);
    else if (message.type === 'update') this.#updated(message);
    else if (message.type === 'done') this.#outbox.delete(message.id);
    else if (message.type === 'refused') this.#refused(message);
    else if (message.type === 'said')
      this.sayings[message.seat] = { emote: message.emote, count: ++this.#counter };
    else if (message.type === 'farewell') this.explain(message.reason);
  }

  #welcomed(room: Room, seat: number | null, host: boolean, now: number): void {
    this.link = 'open';
    this.offset = now - Date.now();
    for (const message of this.#outbox.values()) this.#socket.send(message);
    this.#furnished(room, seat, host);
  }

  #furnished(room: Room, seat: number | null, host: boolean): void {
    if (room.match && this.match && room.match !== this.match) this.#newMatch();
    this.room = room;
    this.seat = seat;
    this.host = host;
    this.#dealFairly();
  }

  #newMatch(): void {
    this.#latest = null;
    this.#queue = [];
    this.shown = null;
    this.sheets = [];
    this.log = [];
    this.match = '';
  }

  /** The first hand needs no click; the secret is shown as soon as all have committed to theirs. */
  #dealFairly(): void {
    const seeds = this.room?.seeds;
    if (!seeds || this.seat === null || !seeds.waiting.includes(this.seat)) return;
    if (seeds.stage === 'commit' && seeds.hand === 0) this.ready();
    const seed = secret(seeds.match, seeds.hand);
    if (seeds.stage === 'reveal' && seed && this.#once(seeds))
      this.send({ type: 'reveal', match: seeds.match, hand: seeds.hand, seed });
  }

  /** Whether this step of this deal has not been taken yet: the room is told again and again meanwhile. */
  #once(seeds: Seeds): boolean {
    const step = `${seeds.match}.${seeds.hand}.${seeds.stage}`;
    const first = step !== this.#step;
    this.#step = step;
    return first;
  }

  #refused(message: Refused): void {
    if (message.id) this.#outbox.delete(message.id);
    this.explain(message.reason);
    if (message.id && message.id === this.pending) this.#rollBack();
  }

  #rollBack(): void {
    this.pending = null;
    if (this.#latest) this.#draw({ view: this.#latest.view, own: this.#latest.own ?? null });
  }

  #updated(update: Update): void {
    if (update.ack) this.#outbox.delete(update.ack);
    if (update.ack && update.ack === this.pending) this.pending = null;
    if (update.sheets) this.sheets = update.sheets;
    const changed = this.match !== '' && update.match !== this.match;
    this.match = update.match;
    this.#latest = update;
    this.deadlines = update.deadlines ?? [];
    if (update.fresh || update.undone || changed || document.hidden) this.#redraw(update);
    else this.#queue.push(update);
    void this.#pump();
  }

  /** Forgets what was on its way and draws the table as it is. */
  #redraw(update: Update): void {
    const missed = this.#queue.flatMap((waiting) => waiting.events ?? []);
    this.#queue = [];
    this.#pause.hurry();
    if (update.fresh || update.undone) this.pending = null;
    if (update.fresh || update.undone)
      this.#rewrite(chronicle(update.view), update.view.trick.number);
    else this.#write([...missed, ...(update.events ?? [])], update.view.trick.number);
    this.#draw({ view: update.view, own: update.own ?? null });
    this.#consider();
  }

  async #pump(): Promise<void> {
    if (this.#pumping) return;
    this.#pumping = true;
    try {
      while (this.#queue.length) await this.#perform(this.#queue.shift()!);
    } finally {
      this.#pumping = false;
    }
  }

  async #perform(update: Update): Promise<void> {
    const events = update.events ?? [];
    const before = this.shown;
    if (!this.#anticipated(events)) await this.#pause.wait(this.#beat(events));
    if (this.#latest?.fresh && this.#latest.seq > update.seq) return;
    const stay = before && lingering(this.shown ?? before, update);
    const taken = events.findIndex((event) => event.type === 'trick-taken') + 1;
    this.#write(events.slice(0, taken), update.view.trick.number);
    if (stay) await this.#linger(stay);
    this.#write(events.slice(taken), update.view.trick.number);
    const after = { view: update.view, own: update.own ?? null };
    this.onEvents(events, this.shown, after);
    if (this.pending === null || update === this.#latest) this.#draw(after);
    this.#consider();
  }

  /** The player's own card lies there already. */
  #anticipated(events: Event[]): boolean {
    const [first] = events;
    return (
      first?.type === 'card-played' &&
      this.shown?.view.trick.cards.some(
        (card) => card.card === first.card && card.seat === first.seat,
      ) === true
    );
  }

  #beat(events: Event[]): number {
    const types = new Set(events.map((event) => event.type));
    const beat = types.has('card-played')
      ? BEAT.card
      : types.has('bids-revealed')
        ? BEAT.bids
        : types.has('round-dealt')
          ? BEAT.deal
          : 0;
    return this.shown ? beat * pace() : 0;
  }

  async #linger(stay: Shown): Promise<void> {
    this.onEvents([], this.shown, stay);
    this.#draw(stay);
    this.lingers = true;
    await this.#pause.wait(BEAT.trick * Math.max(pace(), 0.35));
    this.lingers = false;
  }

  #draw(shown: Shown): void {
    this.shown = shown;
  }

  #write(events: Event[], trick: number): void {
    const kept = events.some((event) => event.type === 'round-dealt') ? [] : this.log;
    this.log = [...kept, ...events.map((event) => ({ id: ++this.#lines, event, trick }))];
  }

  #rewrite(events: Event[], trick: number): void {
    this.log = [];
    this.#write(events, trick);
  }

  /** What the page may do without asking: keep the bid, play the planned card, play the only card. */
  #consider(): void {
    const own = this.shown?.own;
    if (!own || own.asked == null || this.pending || this.#queue.length) return;
    const legal = own.legal ?? [];
    const phase = this.shown!.view.phase;
    if (phase === 'exchange' && !this.armed && !settings.askExchange && legal.includes('keep'))
      return this.act('keep');
    if (phase !== 'play') return;
    const plan = this.planned && `play ${this.planned}`;
    this.planned = null;
    if (plan && legal.includes(plan)) return this.act(plan);
    if (plan) return this.#disappoint(plan);
    if (settings.single && legal.length === 1 && legal[0] !== 'end')
      this.#playSingle(own.asked, legal[0]!);
  }

  /** The card chosen in advance may not be played after all. */
  #disappoint(plan: string): void {
    const card = plan.split(' ')[1]!;
    const reason = this.shown?.own?.barred?.find(({ cards }) => cards.includes(card))?.reason;
    if (reason) this.explain(reason);
  }

  /** With a delay of a thinking player, so that nobody can tell that there was no choice. */
  #playSingle(asked: number, action: string): void {
    const delay = 700 + Math.random() * 1300;
    setTimeout(() => {
      if (this.shown?.own?.asked === asked) this.act(action);
    }, delay);
  }
}

/** What the screens need of a session; a recorded one serves as well. */
export type Live = { [Key in keyof Session]: Session[Key] };
