// This client's share in the deals of one match: what it commits to, and when it does not reveal.
// src/aurum/terminal/fair_seeds.py takes the same steps.
import type { Reason, Seeds } from '../wire/messages';
import { commitment, hex, random } from './hash';
import { told } from './shapes';
import type { HandWitness, Witness } from './witness';

export interface Share {
  witness: Witness;
  /** Seeds that were not revealed yet, by hand. */
  secret: Record<number, string>;
}

/** The server does not keep to the protocol, so it gets no seed. */
export class Distrusted extends Error {
  constructor(
    readonly why: string,
    readonly hand: number,
  ) {
    super(why);
  }

  get reason(): Reason {
    return told(`distrust-${this.why}`, { round: this.hand });
  }
}

const SEED_BYTES = 32;

const seenOf = ({ witness }: Share, hand: number): HandWitness | undefined =>
  witness.hands.find((seen) => seen.hand === hand);

function forget(share: Share, hand: number): void {
  const others = Object.entries(share.secret).filter(([other]) => Number(other) !== hand);
  share.secret = Object.fromEntries(others);
}

function pinned({ witness }: Share, { hand, commitment, kinds }: Seeds): HandWitness {
  const seen: HandWitness = {
    hand,
    commitment,
    kinds: [...kinds],
    sealed: null,
    committed: false,
    commitments: null,
    revealed: false,
    cards: [],
    refused: null,
  };
  witness.hands.push(seen);
  return seen;
}

/** Says no to this deal, for good; the seed stays secret for ever. */
function distrust(share: Share, seen: HandWitness, why: string): Distrusted {
  seen.refused = `distrust-${why}`;
  forget(share, seen.hand);
  return new Distrusted(why, seen.hand);
}

function compare(share: Share, seen: HandWitness, seeds: Seeds): void {
  if (seeds.commitment !== seen.commitment) throw distrust(share, seen, 'commitment-changed');
  if (seeds.kinds.join() !== seen.kinds.join()) throw distrust(share, seen, 'kind-changed');
}

/**
 * The commitment to send; null if this client has said no. Pins the server's commitment first.
 * `people` are the seats that the room shows as persons.
 */
export function commit(share: Share, seeds: Seeds, people: number[]): string | null {
  const seen = seenOf(share, seeds.hand) ?? begin(share, seeds, people);
  if (seen.refused !== null) return null;
  if (seen.revealed || seen.commitments) throw distrust(share, seen, 'asked-twice');
  compare(share, seen, seeds);
  return seen.sealed;
}

function begin(share: Share, seeds: Seeds, people: number[]): HandWitness {
  const seen = pinned(share, seeds);
  const persons = [share.witness.seat, ...people];
  if (persons.some((seat) => seeds.kinds[seat] !== 'person'))
    throw distrust(share, seen, 'kind-changed');
  const seed = hex(random(SEED_BYTES));
  share.secret[seeds.hand] = seed;
  seen.sealed = commitment(seed);
  return seen;
}

/** The seed to send; null if this client has said no. Pins everybody's commitments first. */
export function reveal(share: Share, seeds: Seeds): string | null {
  const seen = seenOf(share, seeds.hand) ?? pinned(share, seeds);
  if (seen.refused !== null) return null;
  if (seen.revealed) throw distrust(share, seen, 'asked-twice');
  const seed = share.secret[seeds.hand];
  if (seed === undefined || seen.sealed === null) throw distrust(share, seen, 'not-committed');
  compare(share, seen, seeds);
  pinSeals(share, seen, seeds);
  return seed;
}

function pinSeals(share: Share, seen: HandWitness, seeds: Seeds): void {
  const seals = seeds.commitments.filter((seal) => seal !== null);
  if (seals.length !== seen.kinds.length) throw distrust(share, seen, 'seal-missing');
  if (seals[share.witness.seat] !== seen.sealed) throw distrust(share, seen, 'own-seal-changed');
  if (seen.commitments && seen.commitments.join() !== seals.join())
    throw distrust(share, seen, 'seal-changed');
  seen.commitments = seals;
  seen.committed = true;
}

/** The server has acknowledged the commitment. */
export function committed(share: Share, hand: number): void {
  const seen = seenOf(share, hand);
  if (seen) seen.committed = true;
}

/** The server has acknowledged the seed, so it need not be remembered any longer. */
export function revealed(share: Share, hand: number): void {
  const seen = seenOf(share, hand);
  if (seen) seen.revealed = true;
  forget(share, hand);
}

/** Takes note of the hand that this seat was dealt. */
export function dealt(share: Share, hand: number, cards: string[]): void {
  const seen = seenOf(share, hand);
  if (seen && seen.cards.length < cards.length) seen.cards = cards;
}

/** The seat was given up while the deal was being prepared: it is not this client's to judge. */
export function left(share: Share, hand: number): void {
  const { witness } = share;
  witness.hands = witness.hands.filter((seen) => seen.hand !== hand || seen.revealed);
  forget(share, hand);
}
