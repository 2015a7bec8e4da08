// A proof beside what a witness saw of the deal.
import type { Dealt } from './deal';
import { published, type Proof } from './proof';
import { BadProof } from './shapes';
import type { HandWitness, Witness } from './witness';

/** Compares a proof that holds with what was seen; false if the witness did not watch this hand. */
export function checkWitness(witness: Witness, proof: Proof, dealt: Dealt): boolean {
  const seen = witness.hands.find(({ hand }) => hand === proof.hand);
  if (!seen) return false;
  if (witness.match !== proof.table) throw new BadProof('witness-match');
  const { seat } = witness;
  const facts = { round: proof.hand, seat };
  const own = dealt.hands[seat];
  if (!own) throw new BadProof('seat-count', facts);
  if (seen.refused !== null) throw new BadProof('refused', facts);
  if (seen.commitment !== proof.commitment) throw new BadProof('changed-commitment', facts);
  compare(seen.kinds, proof, ({ kind }) => kind, 'changed-kind');
  if (!ownSeedFits(seen, proof, seat)) throw new BadProof('own-seed', facts);
  if (seen.commitments) compare(seen.commitments, proof, published, 'changed-seal');
  if (!seen.cards.every((card) => own.includes(card))) throw new BadProof('own-cards', facts);
  return true;
}

type Share = Proof['clients'][number];

function compare(
  seen: string[],
  proof: Proof,
  of: (share: Share) => string | null,
  flaw: string,
): void {
  const round = proof.hand;
  if (seen.length !== proof.clients.length) throw new BadProof('seat-count', { round });
  const seat = proof.clients.findIndex((share, i) => of(share) !== seen[i]);
  if (seat >= 0) throw new BadProof(flaw, { round, seat });
}

/** This client's seed was used if the server took it, and nobody made one up in its name. */
function ownSeedFits(seen: HandWitness, proof: Proof, seat: number): boolean {
  const share = proof.clients[seat]!;
  const used = share.by === 'person' && share.commitment === seen.sealed;
  if (used || seen.revealed) return used;
  const named = share.withheld !== null && share.withheld === seen.sealed;
  return named || (!seen.committed && share.by === 'server' && share.withheld === null);
}
