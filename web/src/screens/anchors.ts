/** The anchors of daily deals that this browser has seen announced: a server that deals from another chain is noticed. */
import type { Daily } from '../wire/messages';

const KEY = 'aurum-daily-anchors';

/** By the first day of their chain. */
type Anchors = Record<string, string>;

function known(): Anchors {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Anchors;
  } catch {
    return {};
  }
}

function remember(anchors: Anchors): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(anchors));
  } catch {
    // Without storage every visit is the first.
  }
}

const stated = ({ chain_first, anchor, next_first, next_anchor }: Daily): Anchors => ({
  ...(chain_first ? { [chain_first]: anchor } : {}),
  ...(next_first && next_anchor ? { [next_first]: next_anchor } : {}),
});

/** Whether the day is dealt from the chain that was announced for it, as far as this browser has heard. What is announced now is
 * remembered, but never in place of what was announced before. */
export function isAnnounced(day: Daily): boolean {
  const old = known();
  const now = stated(day);
  const firsts = Object.keys(old).sort();
  const due = firsts.filter((first) => first <= day.date).at(-1);
  const isBounded = due !== undefined && firsts.at(-1)! > day.date;
  const isSame = Object.entries(now).every(([first, anchor]) => (old[first] ?? anchor) === anchor);
  const isGood = isSame && (!isBounded || !day.chain_first || due === day.chain_first);
  if (isGood) remember({ ...old, ...now });
  return isGood;
}
