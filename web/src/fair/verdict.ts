// What a browser says about a finished round's deal; loaded when the first round is over.
import type { Reason, RoundSheet } from '../wire/messages';
import { witnessOf } from './keeping';
import { readProof, verifyHand } from './proof';
import { BadProof, Unreadable } from './shapes';

/** What this browser can say about the deal of a round: what is wrong, or whether it watched. */
export function judged(
  match: string,
  sheets: RoundSheet[],
  number: number,
): { flaw: Reason | null; watched: boolean } {
  const sheet = sheets[number]!;
  const witness = witnessOf(match);
  const players = sheet.hands.length;
  const { hands, exposed } = sheet;
  try {
    const hand = { players, match, number, hands, exposed, first: sheets[0]!.first };
    const watched = verifyHand(hand, readProof(sheet.proof), witness ? [witness] : []) > 0;
    return { flaw: null, watched };
  } catch (error) {
    if (error instanceof Unreadable)
      return { flaw: new BadProof('no-proof', { round: number }).reason, watched: false };
    if (!(error instanceof BadProof)) throw error;
    return { flaw: error.reason, watched: false };
  }
}
