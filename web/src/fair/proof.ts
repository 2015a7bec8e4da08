// The proof of one deal, checked as `aurum verify` does (src/aurum/game/fair_proofs.py).
import { dealFrom, handKey, spareSeed, type Dealt } from './deal';
import { commitment } from './hash';
import { checkWitness } from './confirmation';
import type { Witness } from './witness';
import {
  BadProof,
  digest,
  listOf,
  number,
  optionalDigest,
  optionalText,
  shape,
  string,
} from './shapes';

export interface SeatShare {
  kind: string | null;
  by: string;
  commitment: string | null;
  seed: string;
  withheld: string | null;
}

export interface Proof {
  table: string;
  hand: number;
  commitment: string;
  server_seed: string;
  clients: SeatShare[];
}

/** A round as it was dealt. `first` is the match's first player, `number` counts from 0. */
export interface Hand {
  players: number;
  match: string;
  number: number;
  hands: string[][];
  exposed: string[];
  first: number;
}

/** The commitment that everybody saw before the reveals. */
export const published = (share: SeatShare): string | null => share.withheld ?? share.commitment;

const readShare = shape<SeatShare>({
  kind: optionalText,
  by: string,
  commitment: optionalDigest,
  seed: digest,
  withheld: optionalDigest,
});

export const readProof = shape<Proof>({
  table: string,
  hand: number,
  commitment: digest,
  server_seed: digest,
  clients: listOf(readShare),
});

/** How many of the witnesses confirm the proof; or throws `BadProof`. */
export function verifyHand(hand: Hand, proof: Proof, witnesses: Witness[]): number {
  const round = hand.number;
  if (proof.table !== hand.match) throw new BadProof('other-match', { round });
  if (proof.hand !== round) throw new BadProof('other-hand', { round });
  const dealt = verifiedDeal(proof, hand.players);
  if (!sameDeal(dealt, hand)) throw new BadProof('other-cards', { round });
  if (round === 0 && dealt.first !== hand.first) throw new BadProof('other-first', { round });
  return witnesses.filter((witness) => checkWitness(witness, proof, dealt)).length;
}

function verifiedDeal(proof: Proof, players: number): Dealt {
  const round = proof.hand;
  const { clients } = proof;
  if (clients.length !== players) throw new BadProof('seat-count', { round });
  if (commitment(proof.server_seed) !== proof.commitment)
    throw new BadProof('server-seed', { round });
  clients.forEach((share, seat) => checkShare(proof, share, seat));
  if (!clients.some(({ by }) => by === 'person')) throw new BadProof('server-alone', { round });
  const seeds = clients.map(({ seed }) => seed);
  return dealFrom(handKey(proof.server_seed, proof.table, round, seeds), players);
}

function checkShare(proof: Proof, share: SeatShare, seat: number): void {
  const facts = { round: proof.hand, seat };
  const { kind, by } = share;
  if ((kind !== 'person' && kind !== 'bot') || (by !== 'person' && by !== 'server'))
    throw new BadProof('seat-kind', facts);
  if (kind === 'bot' && (by === 'person' || share.withheld !== null))
    throw new BadProof('bots-seed', facts);
  if (share.commitment === null) throw new BadProof('no-commitment', facts);
  const fits = commitment(share.seed) === share.commitment;
  if (!fits || (by === 'person' && share.withheld !== null))
    throw new BadProof('persons-seed', facts);
  const spare = spareSeed(proof.server_seed, proof.table, proof.hand, seat);
  if (by === 'server' && share.seed !== spare) throw new BadProof('free-seed', facts);
}

const same = (one: string[], other: string[]): boolean =>
  one.length === other.length && one.toSorted().join() === other.toSorted().join();

const sameDeal = (dealt: Dealt, hand: Hand): boolean =>
  dealt.hands.length === hand.hands.length &&
  dealt.hands.every((cards, seat) => same(cards, hand.hands[seat]!)) &&
  same(dealt.exposed, hand.exposed);
