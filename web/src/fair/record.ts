// A whole record: the second verifier besides `aurum verify`.
import { readProof, verifyHand, type Hand, type SeatShare } from './proof';
import { BadProof, list, number, object, string, strings } from './shapes';
import { readWitness, type Witness } from './witness';

export interface Verdict {
  hands: number;
  witnessed: number;
}

/** Checks every hand of a record, or throws `BadProof` (or `Unreadable`) for the first bad one. */
export function verifyRecord(value: unknown): Verdict {
  const record = object(value);
  const rounds = list(record.rounds);
  const { proofs, match } = record;
  if (!Array.isArray(proofs) || !proofs.some(Boolean)) throw new BadProof('no-proofs');
  if (typeof match !== 'string') throw new BadProof('no-match');
  if (proofs.length !== rounds.length)
    throw new BadProof('proof-count', { rounds: rounds.length, count: proofs.length });
  const witnesses = record.witness === undefined ? [] : [readWitness(record.witness)];
  checkMatches(witnesses, match, record.winners === undefined ? Infinity : rounds.length);
  const seen = rounds.map((round, index) => {
    if (proofs[index] === null) throw new BadProof('no-proof', { round: index });
    return verifyHand(handOf(record, round, index), readProof(proofs[index]), witnesses);
  });
  return { hands: rounds.length, witnessed: seen.filter(Boolean).length };
}

function handOf(record: Record<string, unknown>, value: unknown, index: number): Hand {
  const round = object(value);
  return {
    players: number(object(record.rules).players),
    match: string(record.match),
    number: index,
    hands: list(round.hands).map(strings),
    exposed: strings(round.exposed ?? []),
    first: number(record.first),
  };
}

/** A finished match has every hand that the witness was dealt. */
function checkMatches(witnesses: Witness[], match: string, rounds: number): void {
  for (const witness of witnesses) {
    if (witness.match !== match) throw new BadProof('witness-match');
    const lost = witness.hands.find(({ hand, cards }) => hand >= rounds && cards.length > 0);
    if (lost) throw new BadProof('witness-round', { round: lost.hand });
  }
}

/** Seats of persons whose seed the server brought: those that came too late, and those withheld. */
export function standIns(shares: SeatShare[]): { seat: number; withheld: boolean }[] {
  return shares.flatMap(({ kind, by, withheld }, seat) =>
    kind === 'person' && by === 'server' ? [{ seat, withheld: withheld !== null }] : [],
  );
}
