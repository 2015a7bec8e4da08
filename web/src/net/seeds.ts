// This browser's share in the deal of a hand: kept until it has been shown, so that a reload does not lose it.
import { hex, random, sha256, unhex } from './sha256';

const name = (match: string, hand: number): string => `aurum.seed.${match}.${hand}`;

/** The hash of a fresh secret; sent before anybody's secret is known. */
export function commitment(match: string, hand: number): string {
  const known = localStorage.getItem(name(match, hand));
  const seed = known ? unhex(known) : random(32);
  if (!known) localStorage.setItem(name(match, hand), hex(seed));
  return hex(sha256(seed));
}

/** The secret behind the commitment, or null if this browser did not make it. */
export const secret = (match: string, hand: number): string | null =>
  localStorage.getItem(name(match, hand));
