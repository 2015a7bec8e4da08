import { keep, shareOf } from '../fair/keeping';
import { commit, committed, dealt, Distrusted, left, reveal, revealed } from '../fair/share';
import type { Reason, RoundSheet, Seeds, Update } from '../wire/messages';
import type { Connection } from './connection.svelte';

type Step = { stage: 'commit' | 'reveal'; match: string; hand: number; seat: number };

/** This browser's share in every deal: it seals a seed, shows it when all have sealed theirs, and watches. */
export class FairDeal {
  #sent = new Map<string, Step>();
  /** The room still waits for what has just been acknowledged. */
  #old = false;
  #last: Step | null = null;
  #checked = new Set<string>();

  constructor(
    private readonly connection: Connection,
    private readonly explain: (reason: Reason) => void,
  ) {}

  /** Ready for the next hand. */
  ready(): void {
    const seeds = this.#wanted();
    if (seeds?.stage === 'commit') this.#answer(seeds);
  }

  /** The room has changed. The first hand needs no click, and neither has the reveal. */
  goOn(): void {
    this.#old = false;
    this.#noteSeat();
    const seeds = this.#wanted();
    if (seeds && (seeds.stage === 'reveal' || seeds.hand === 0)) this.#answer(seeds);
  }

  /** The server has carried out a command. */
  answered(id: string): void {
    const step = this.#sent.get(id);
    if (!step) return;
    this.#sent.delete(id);
    const share = shareOf(step.match, step.seat);
    (step.stage === 'commit' ? committed : revealed)(share, step.hand);
    keep(share);
    this.#old = true;
  }

  refused(id: string): void {
    this.#sent.delete(id);
  }

  /** Notes the cards of this seat while all of them are in the hand or lie there as the bid. */
  saw({ match, view, own }: Update): void {
    if (!own || view.phase !== 'bid') return;
    const share = shareOf(match, own.seat);
    dealt(share, view.round, [...own.hand, ...(own.bid ? [own.bid] : [])]);
    keep(share);
  }

  /** Checks the deals of rounds that are over, each once; what is wrong is said. */
  async check(match: string, sheets: RoundSheet[]): Promise<void> {
    if (sheets.every((_, index) => this.#checked.has(`${match}.${index}`))) return;
    const loaded = await import('../fair/verdict').catch(() => null);
    if (!loaded) return; // it is asked for again with the next update
    sheets.forEach((_, index) => {
      const name = `${match}.${index}`;
      if (this.#checked.has(name)) return;
      this.#checked.add(name);
      const { flaw } = loaded.judged(match, sheets, index);
      if (flaw) this.explain(flaw);
    });
  }

  #answer(seeds: Seeds): void {
    const seat = this.connection.seat!;
    const step = { stage: seeds.stage, match: seeds.match, hand: seeds.hand, seat };
    const id = `${step.stage}-${step.hand}-${step.match.slice(0, 16)}`;
    if (this.#old || this.#sent.has(id)) return;
    const share = shareOf(seeds.match, seat);
    try {
      const { match, hand } = seeds;
      if (seeds.stage === 'commit') {
        const seal = commit(share, seeds, this.#people());
        keep(share);
        if (seal) this.#send(id, step, { type: 'commit', match, hand, commitment: seal });
      } else {
        const seed = reveal(share, seeds);
        keep(share);
        if (seed) this.#send(id, step, { type: 'reveal', match, hand, seed });
      }
    } catch (error) {
      keep(share);
      if (!(error instanceof Distrusted)) throw error;
      this.explain(error.reason);
    }
  }

  #send(id: string, step: Step, wish: Parameters<Connection['send']>[0]): void {
    this.#sent.set(id, step);
    this.#last = step;
    this.connection.send(wish, id);
  }

  /** Who gives the seat up while a deal is being prepared is no witness of it. */
  #noteSeat(): void {
    const step = this.#last;
    const { room, seat } = this.connection;
    if (!step || !room?.seeds || seat === step.seat || room.seeds.match !== step.match) return;
    const share = shareOf(step.match, step.seat);
    left(share, step.hand);
    keep(share);
    this.#last = null;
  }

  #people(): number[] {
    const seats = this.connection.room?.seats ?? [];
    return seats.filter(({ kind }) => kind === 'person').map(({ seat }) => seat);
  }

  /** The deal that waits for this seat. */
  #wanted(): Seeds | null {
    const { room, seat } = this.connection;
    const seeds = room?.seeds;
    return seeds && seat !== null && seeds.waiting.includes(seat) ? seeds : null;
  }
}
