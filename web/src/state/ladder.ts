import { LADDER, START_LEVEL, type BotLevel } from '../wire/messages';

/** How far whoever sits at this browser has climbed. */
export interface Climb {
  /** The level that *Play now* seats. */
  level: BotLevel;
  /** Matches won at it, by their ids. */
  won: string[];
}

const KEY = 'aurum.level';
const ENOUGH = 2;
const steps: readonly string[] = LADDER;

export function climb(): Climb {
  const first: Climb = { level: START_LEVEL, won: [] };
  try {
    const kept = { ...first, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Climb>) };
    return steps.includes(kept.level) ? kept : first;
  } catch {
    return first;
  }
}

function keep(now: Climb): Climb {
  try {
    localStorage.setItem(KEY, JSON.stringify(now));
  } catch {
    // A browser without storage begins at the first level each time.
  }
  return now;
}

/** Takes a level; its wins are counted from now on. */
export const takeLevel = (level: BotLevel): Climb => keep({ level, won: [] });

/** A match was won against bots of this level: the next level, if it is time to offer it. */
export function nextAfterWin(match: string, level: string): BotLevel | null {
  let now = climb();
  if (now.level !== level) return null;
  if (!now.won.includes(match)) now = keep({ ...now, won: [...now.won, match].slice(-ENOUGH) });
  const next = LADDER[steps.indexOf(level) + 1];
  return now.won.length >= ENOUGH && next ? next : null;
}
