import { commitment, secret } from '../net/seeds';
import type { Seeds } from '../wire/messages';
import type { Connection } from './connection.svelte';

/** This browser's share in every deal: a sealed seed, shown when all have sealed theirs. */
export class FairDeal {
  #step = '';

  constructor(private readonly connection: Connection) {}

  /** Ready for the next hand. */
  ready(): void {
    const seeds = this.#wanted();
    if (!seeds || seeds.stage !== 'commit' || !this.#once(seeds)) return;
    this.connection.send({
      type: 'commit',
      match: seeds.match,
      hand: seeds.hand,
      commitment: commitment(seeds.match, seeds.hand),
    });
  }

  /** The first hand needs no click; the secret is shown as soon as all have committed to theirs. */
  goOn(): void {
    const seeds = this.#wanted();
    if (!seeds) return;
    if (seeds.stage === 'commit' && seeds.hand === 0) this.ready();
    const seed = secret(seeds.match, seeds.hand);
    if (seeds.stage === 'reveal' && seed && this.#once(seeds))
      this.connection.send({ type: 'reveal', match: seeds.match, hand: seeds.hand, seed });
  }

  /** The deal that waits for this seat. */
  #wanted(): Seeds | null {
    const { room, seat } = this.connection;
    const seeds = room?.seeds;
    return seeds && seat !== null && seeds.waiting.includes(seat) ? seeds : null;
  }

  /** Whether this step of this deal has not been taken yet: the room is told again meanwhile. */
  #once(seeds: Seeds): boolean {
    const step = `${seeds.match}.${seeds.hand}.${seeds.stage}`;
    const first = step !== this.#step;
    this.#step = step;
    return first;
  }
}
