// Shares in deals, kept by match so that a reload does not lose them; in memory where nothing can be stored.
import { object } from './shapes';
import type { Share } from './share';
import { readWitness, type Witness } from './witness';

const INDEX = 'aurum.deals';
const KEPT_MATCHES = 20;
const memory = new Map<string, Share>();
const key = (match: string): string => `aurum.deal.${match}`;

/** What this browser knows of a match on this server; a seed never leaves it for another. */
export function shareOf(match: string, seat: number): Share {
  const known = memory.get(match) ?? stored(match);
  const fits = known?.witness.seat === seat && known.witness.server === location.origin;
  const share =
    known && fits
      ? known
      : { witness: { server: location.origin, match, seat, hands: [] }, secret: {} };
  memory.set(match, share);
  return share;
}

/** What this browser saw of the deals of a match, if it took part in any. */
export function witnessOf(match: string): Witness | null {
  const known = memory.get(match) ?? stored(match);
  return known?.witness.hands.length ? known.witness : null;
}

export function keep(share: Share): void {
  const { match } = share.witness;
  memory.set(match, share);
  try {
    localStorage.setItem(key(match), JSON.stringify(share));
    const matches = [...listed().filter((other) => other !== match), match];
    for (const old of matches.slice(0, -KEPT_MATCHES)) localStorage.removeItem(key(old));
    localStorage.setItem(INDEX, JSON.stringify(matches.slice(-KEPT_MATCHES)));
  } catch {
    // No storage, or none left: memory has to do until the page is closed.
  }
}

function listed(): string[] {
  return (JSON.parse(localStorage.getItem(INDEX) ?? '[]') as string[]) ?? [];
}

function stored(match: string): Share | null {
  try {
    const data = object(JSON.parse(localStorage.getItem(key(match)) ?? 'null'));
    return {
      witness: readWitness(data.witness),
      secret: object(data.secret) as Record<number, string>,
    };
  } catch {
    return null;
  }
}

/** Forgets what is in memory, as a reload would. For tests. */
export const forgetMemory = (): void => memory.clear();
