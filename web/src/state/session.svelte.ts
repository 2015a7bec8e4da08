import type { Emote, LessonView, Reason, Refused, Room, Said, Update } from '../wire/messages';
import { consider } from './automation';
import type { Coach } from '../hints/coach';
import { Connection, type Help, type Wish } from './connection.svelte';
import { Director, NO_STAGE, type Staging } from './director.svelte';
import { FairDeal } from './fair_deal';
import { Plan } from './plan.svelte';
import { rush, settings } from './settings.svelte';
import { anticipated } from './shown';
import { ownMoves, SeenMoves, type Substitute } from './substitute';

export type { LogLine } from './director.svelte';

const SAYING = 4500;
/** A move that waits for the coach. */
const HELD = 'held';

/** This browser at one table: the connection, what is shown, and what the player wants. */
export class Session {
  deadlines = $state.raw<(number | null)[]>([]);
  reason = $state.raw<{ reason: Reason; count: number } | null>(null);
  sayings = $state<Record<number, { emote: Emote; count: number } | undefined>>({});
  /** The player wants to change a bid at the next chance. */
  armed = $state(false);
  /** The player keeps the bid before the first trick, said before being asked. */
  kept = $state(false);
  /** The question about the bids from which the player has gone back to look at the table. */
  looked = $state<number | null>(null);
  /** The own cards that were just taken back. */
  takenBack = $state.raw<readonly string[]>([]);
  pending = $state<string | null>(null);
  /** What was played in the player's stead. */
  substitute = $state.raw<Substitute | null>(null);
  /** The step of a lesson, once everything before it has been seen. */
  lesson = $state.raw<LessonView | null>(null);
  match = '';
  /** Looks at moves before they count; loaded where somebody is coached. */
  coach: Coach | null = null;
  readonly plan = new Plan();
  /** What the coach has to say about the move that waits. */
  objection = $state<string | null>(null);
  /** Whether the coach takes so long about it that the player has to know. */
  looking = $state(false);
  /** Who hears hints and reasons, and who hears that there are none. */
  helped: ((message: Help) => void) | null = null;
  unhelped: ((id: string) => boolean) | null = null;

  #connection: Connection;
  #director: Director;
  #deal: FairDeal;
  #latest: Update | null = null;
  #sent: { seq: number; action: string } | null = null;
  #counter = 0;
  #resumed = false;
  #moves = new SeenMoves();

  constructor(readonly code: string) {
    this.#director = new Director(
      () => this.#settled(),
      (update) =>
        this.pending !== null && (update !== this.#latest || update.own?.asked === this.#sent?.seq),
    );
    this.#connection = new Connection(code, {
      seen: () => this.#seen(),
      welcomed: () => this.setPace(),
      furnished: (room) => this.#furnished(room),
      updated: (update) => this.#updated(update),
      answered: (id) => this.#deal.answered(id),
      refused: (refused) => this.#refused(refused),
      said: (said) => this.#said(said),
      helped: (message) =>
        message.type === 'checked' ? this.coach?.checked(message) : this.helped?.(message),
    });
    this.#deal = new FairDeal(this.#connection, (reason) => this.explain(reason));
  }

  get link() {
    return this.#connection.link;
  }
  get endCode() {
    return this.#connection.endCode;
  }
  get room() {
    return this.#connection.room;
  }
  get seat() {
    return this.#connection.seat;
  }
  get host() {
    return this.#connection.host;
  }
  get heard() {
    return this.#connection.heard;
  }
  get shown() {
    return this.#director.shown;
  }
  get sheets() {
    return this.#director.sheets;
  }
  get log() {
    return this.#director.log;
  }
  get lingers() {
    return this.#director.lingers;
  }
  get ending() {
    return this.#director.ending;
  }
  get news() {
    return this.#director.news;
  }
  get former() {
    return this.#director.former;
  }
  get forward() {
    return this.#director.forward;
  }

  close(): void {
    this.coach?.forget();
    this.#connection.close();
    this.#director.close();
  }

  /** Lets a stage move what happens; without one things simply change. */
  perform(staging: Staging | null): void {
    this.#director.staging = staging ?? NO_STAGE;
  }

  send(wish: Wish): string {
    return this.#connection.send(wish);
  }

  /** Answers the question that the server has put to this seat. */
  act(action: string): void {
    const shown = this.shown;
    if (!shown?.own || shown.own.asked == null || this.pending) return;
    this.#noteAct(action);
    const seq = shown.own.asked;
    this.#sent = { seq, action };
    this.#director.draw(anticipated(shown, action));
    if (this.coach?.holds(seq, action)) this.pending = HELD;
    else this.pending = this.send({ type: 'act', match: this.match, seq, action });
  }

  /** A card chosen in advance outlives an answer about the bids. */
  #noteAct(action: string): void {
    this.reason = null;
    this.takenBack = [];
    this.kept = false;
    if (/^(keep|swap)/.test(action)) return;
    this.plan.end('dropped');
    this.plan.cardLeft();
  }

  /** The move that waited for the coach counts now. */
  release(): void {
    if (this.pending === HELD)
      this.pending = this.send({ type: 'act', match: this.match, ...this.#sent! });
  }

  /** The move that waited for the coach is taken back. */
  takeBack(): void {
    this.coach?.forget();
    if (this.pending === HELD) this.#rollBack();
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
    this.#deal.ready();
  }

  hurry(): void {
    this.#director.hurry();
  }

  /** Everything goes by quickly while this is on, until the player has to decide. */
  fastForward(on: boolean): void {
    if (on === this.forward) return;
    rush.on = on;
    this.#director.fastForward(on);
    this.setPace();
  }

  /** Tells the server how long its bots may seem to think; it matters where nobody else plays. */
  setPace(): void {
    const persons = this.room?.seats.filter(({ kind }) => kind === 'person').length;
    if (this.seat === null || persons !== 1) return;
    this.send({ type: 'pace', bots: this.forward ? 'brisk' : settings.bots });
  }

  explain(reason: Reason): void {
    this.reason = { reason, count: ++this.#counter };
  }

  #seen(): { match: string; since: number } | null {
    this.#resumed = this.#latest !== null;
    return this.#latest ? { match: this.match, since: this.#latest.seq } : null;
  }

  #furnished(room: Room): void {
    // The scenes of a lesson follow each other at one table.
    if (room.match && this.match && room.match !== this.match && !room.lesson) this.#newMatch();
    this.#director.memory = room.options.memory ?? true;
    if (this.#director.still) this.lesson = room.lesson ?? null;
    this.#deal.goOn();
  }

  #newMatch(): void {
    this.#latest = null;
    this.#director.clear();
    this.match = '';
  }

  #refused(message: Refused): void {
    if (message.id && (this.coach?.refused(message.id) || this.unhelped?.(message.id))) return;
    if (message.reason.code === 'newer-question') return; // the answer to that is what counts
    this.explain(message.reason);
    if (message.id) this.#deal.refused(message.id);
    if (message.id && message.id === this.pending) this.#rollBack();
  }

  #rollBack(): void {
    this.pending = null;
    if (this.#latest)
      this.#director.draw({ view: this.#latest.view, own: this.#latest.own ?? null });
  }

  #said({ seat, emote }: Said): void {
    const count = ++this.#counter;
    this.sayings[seat] = { emote, count };
    setTimeout(() => {
      if (this.sayings[seat]?.count === count) this.sayings[seat] = undefined;
    }, SAYING);
  }

  #updated(update: Update): void {
    const mine = update.ack != null || this.pending !== null;
    if (update.ack && update.ack === this.pending) this.pending = null;
    const changed = this.match !== '' && update.match !== this.match;
    this.#noteSubstitute(update, mine);
    this.match = update.match;
    this.#latest = update;
    this.#deal.saw(update);
    if (!this.room?.lesson) void this.#deal.check(update.match, update.sheets ?? []);
    this.deadlines = (update.clocks ?? []).map((left) =>
      left === null ? null : performance.now() + left,
    );
    const bidsChange = update.events?.some(({ type }) => type === 'bid-exchanged');
    if (bidsChange || update.view.phase !== 'exchange') this.kept = false;
    const anew = (update.fresh ?? false) || (update.undone ?? false);
    // A move that is on its way again after a lost connection still lies on the table.
    const sent = this.pending !== null && !update.undone ? this.#sent : null;
    const kept = anew && sent !== null && update.own?.asked === sent.seq;
    if (anew && !kept) {
      this.pending = null;
      this.coach?.forget();
    }
    if (anew || changed || document.hidden) {
      const gone = this.#director.redraw(update, anew);
      if (update.undone) this.takenBack = ownMoves(gone, this.seat);
    } else this.#director.show(update);
    if (kept && this.shown) this.#director.draw(anticipated(this.shown, sent.action));
  }

  /** A bot that sat in, or the clock, has moved for this player: that must be said. */
  #noteSubstitute(update: Update, mine: boolean): void {
    const missed = this.#moves.missed(update, this.seat);
    const deadline = this.seat === null ? null : this.deadlines[this.seat];
    const late = deadline != null && performance.now() >= deadline - 500;
    const here = this.#resumed || late ? ownMoves(update.events ?? [], this.seat) : [];
    // Without perfect memory the story is not the whole round.
    const cards = update.fresh ? (this.room?.options.memory === false ? [] : missed) : here;
    if (here.length) this.plan.cardLeft();
    if (cards.length && !mine)
      this.substitute = { by: late ? 'clock' : 'bot', cards, count: ++this.#counter };
    if (!mine) this.#resumed = false;
  }

  #settled(): void {
    if (this.pending || this.#director.busy) return;
    this.lesson = this.room?.lesson ?? null;
    if (!this.lesson) consider(this);
    const asked = this.shown?.own?.asked != null && !this.pending;
    if (asked && this.forward) this.fastForward(false);
  }
}

/** What the screens need of a session; a recorded one serves as well. */
export type Live = { [Key in keyof Session]: Session[Key] };
