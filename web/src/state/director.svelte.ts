import type { BidExchanged, Event, RoundSheet, Update } from '../wire/messages';
import { numbered, withoutMemory } from './chronicle';
import { reading } from './settings.svelte';
import { collected, exchanged, lingering, unrewarded, type Ending, type Shown } from './shown';
import { Pause } from './waiting';

export interface LogLine {
  id: number;
  event: Event;
  trick: number;
}

/** Something that moves over the table before the picture changes. */
export type Scene =
  | { type: 'collect'; seat: number; card: string }
  | { type: 'take'; seat: number; cards: { seat: number; card: string }[] }
  | { type: 'exchange'; event: BidExchanged };

/** The stage that a director works with: it moves things, and knows where they lay before. */
export interface Staging {
  /** The picture is about to change. */
  before(): void;
  play(scene: Scene): Promise<void>;
  sound(events: readonly Event[]): void;
  hurry(): void;
}

/** Nothing moves. */
export const NO_STAGE: Staging = {
  before: () => undefined,
  play: () => Promise.resolve(),
  sound: () => undefined,
  hurry: () => undefined,
};

/** How long things stay to be read, in milliseconds at the normal reading time. */
const TIMES = {
  card: 300,
  bids: 900,
  deal: 300,
  trick: 1150,
  exchange: 1500,
  why: 1900,
  score: 1500,
  nugget: 900,
};
/** What is left of a pause while the player holds the space bar. */
const FORWARD = 0.12;

/** The bid cards that were replaced since the last trick was taken, by seat. */
export function formerBids(events: readonly Event[]): Record<number, string> {
  const since = events.findLastIndex(({ type }) => type === 'trick-taken') + 1;
  const former: Record<number, string> = {};
  for (const event of events.slice(since))
    if (event.type === 'bid-exchanged') former[event.target] ??= event.returned;
  return former;
}

/** Decides what is shown when: the server's updates one after the other, with time to read them. */
export class Director {
  shown = $state.raw<Shown | null>(null);
  sheets = $state.raw<RoundSheet[]>([]);
  log = $state.raw<LogLine[]>([]);
  lingers = $state(false);
  /** The round is over; what of its end is shown now. */
  ending = $state.raw<Ending | null>(null);
  /** The bid that has just been changed. */
  news = $state.raw<BidExchanged | null>(null);
  /** Bid cards that were replaced in this trick, by seat. */
  former = $state.raw<Readonly<Record<number, string>>>({});
  forward = $state(false);
  staging: Staging = NO_STAGE;
  /** Whether the log keeps the whole round. */
  memory = true;

  #queue: Update[] = [];
  #pumping = false;
  #epoch = 0;
  #pause = new Pause();
  #lines = 0;
  #drawn = 0;

  /** `settled` is called whenever a picture stands; `held` says that the player's own move is on its way. */
  constructor(
    private readonly settled: () => void,
    private readonly held: (update: Update) => boolean,
  ) {}

  get busy(): boolean {
    return this.#queue.length > 0;
  }

  /** Everything that was heard of is shown. */
  get still(): boolean {
    return !this.#pumping && !this.#queue.length;
  }

  hurry(): void {
    this.staging.hurry();
    this.#pause.hurry();
  }

  fastForward(on: boolean): void {
    this.forward = on;
    if (on) this.hurry();
  }

  draw(shown: Shown): void {
    this.staging.before();
    this.shown = shown;
    this.#drawn = performance.now();
  }

  /** Shows an update in its turn. */
  show(update: Update): void {
    this.#queue.push(update);
    void this.#pump();
  }

  /** Forgets what was on its way and draws the table as it is. Returns what was told and is no more. */
  redraw(update: Update, anew: boolean): Event[] {
    const missed = this.#queue.flatMap((waiting) => waiting.events ?? []);
    this.#forget();
    const trick = update.view.trick.number;
    let gone: Event[] = [];
    if (anew) gone = this.#rewrite(update.story ?? [], trick);
    else this.#write([...missed, ...(update.events ?? [])], trick);
    this.former = formerBids(this.log.map(({ event }) => event));
    if (update.sheets) this.sheets = update.sheets;
    this.draw({ view: update.view, own: update.own ?? null });
    this.settled();
    return gone;
  }

  clear(): void {
    this.#forget();
    this.shown = null;
    this.sheets = [];
    this.log = [];
  }

  close(): void {
    this.#forget();
  }

  #forget(): void {
    this.#queue = [];
    this.#epoch += 1;
    this.lingers = false;
    this.ending = null;
    this.news = null;
    this.former = {};
    this.hurry();
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
    const epoch = this.#epoch;
    const stale = () => epoch !== this.#epoch;
    if (!this.#anticipated(events)) await this.#wait(this.#beat(events));
    if (stale()) return;
    const taken = events.findIndex((event) => event.type === 'trick-taken') + 1;
    const trick = update.view.trick.number;
    if (taken || events.some(({ type }) => type === 'round-dealt')) this.former = {};
    this.#write(events.slice(0, taken), trick);
    const stay = this.shown && lingering(this.shown, update);
    if (stay) await this.#linger(stay, events, stale);
    if (stale()) return;
    await this.#exchanges(events, update, stale);
    if (stale()) return;
    this.#write(events.slice(taken), trick);
    this.staging.sound(events.slice(taken));
    if (this.shown && update.sheets && events.some(({ type }) => type === 'round-ended'))
      await this.#end(this.shown, update, stale);
    if (stale()) return;
    if (update.sheets) this.sheets = update.sheets;
    if (!this.held(update)) this.draw({ view: update.view, own: update.own ?? null });
    this.settled();
  }

  /** The player's own card lies there already. */
  #anticipated(events: readonly Event[]): boolean {
    const [first] = events;
    return (
      first?.type === 'card-played' &&
      this.shown?.view.trick.cards.some(
        (card) => card.card === first.card && card.seat === first.seat,
      ) === true
    );
  }

  /** What is missing until the last picture has stood long enough for this one to follow. */
  #beat(events: readonly Event[]): number {
    if (!this.shown) return 0;
    const types = new Set(events.map((event) => event.type));
    const beat = types.has('card-played')
      ? TIMES.card
      : types.has('bids-revealed')
        ? TIMES.bids
        : types.has('round-dealt')
          ? TIMES.deal
          : 0;
    return beat * reading() - (performance.now() - this.#drawn);
  }

  /** A finished trick: all its cards lie there, the lowest brings its gold, then the taker gathers them. */
  async #linger(stay: Shown, events: readonly Event[], stale: () => boolean): Promise<void> {
    const gold = events.find((event) => event.type === 'gold-collected');
    const taken = events.find((event) => event.type === 'trick-taken')!;
    this.draw(stay);
    this.staging.sound(events.filter(({ type }) => type === 'card-played'));
    this.lingers = true;
    const read = this.#wait(TIMES.trick * reading());
    if (gold) {
      await this.staging.play({ type: 'collect', seat: gold.seat, card: gold.card });
      if (stale()) return;
      this.staging.sound([gold]);
      this.draw(collected(stay, gold.seat, gold.card));
    }
    await read;
    if (stale()) return;
    this.staging.sound([taken]);
    await this.staging.play({ type: 'take', seat: taken.seat, cards: stay.view.trick.cards });
    if (!stale()) this.lingers = false;
  }

  /** A changed bid is shown before anything follows from it. */
  async #exchanges(events: readonly Event[], update: Update, stale: () => boolean): Promise<void> {
    for (const event of events) {
      if (event.type !== 'bid-exchanged') continue;
      this.news = event;
      this.staging.sound([event]);
      const read = this.#wait(TIMES.exchange * reading());
      await this.staging.play({ type: 'exchange', event });
      if (stale()) return;
      this.former = { [event.target]: event.returned, ...this.former };
      if (this.shown) this.draw(exchanged(this.shown, update));
      await read;
      if (stale()) return;
      this.news = null;
    }
  }

  async #end(before: Shown, update: Update, stale: () => boolean): Promise<void> {
    const sheet = update.sheets!.at(-1)!;
    this.draw(unrewarded(before, update));
    const steps = sheet.nuggets.length
      ? (['why', 'score', 'nugget'] as const)
      : (['why', 'score'] as const);
    for (const step of steps) {
      this.ending = { step, sheet };
      await this.#wait(TIMES[step] * reading());
      if (stale()) return;
    }
    this.ending = null;
  }

  #wait(milliseconds: number): Promise<void> {
    return this.#pause.wait(milliseconds * (this.forward ? FORWARD : 1));
  }

  #write(events: readonly Event[], trick: number): void {
    if (!events.length) return;
    const kept = events.some((event) => event.type === 'round-dealt') ? [] : this.log;
    const log = [...kept, ...this.#lined(numbered(events, trick))];
    this.log = this.memory ? log : withoutMemory(log);
  }

  #lined(lines: readonly Omit<LogLine, 'id'>[]): LogLine[] {
    return lines.map((line) => ({ id: ++this.#lines, ...line }));
  }

  /** Lines that still hold keep their numbers: nobody hears them again. */
  #rewrite(events: readonly Event[], trick: number): Event[] {
    const before = this.log;
    const changed = events.findIndex((event, i) => !alike(event, before[i]?.event));
    const same = changed < 0 ? events.length : changed;
    this.log = [...before.slice(0, same), ...this.#lined(numbered(events, trick).slice(same))];
    return before.slice(same).map(({ event }) => event);
  }
}

const alike = (one: Event, other: Event | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
