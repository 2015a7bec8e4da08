/** Attempts at daily deals, kept in this browser: the first one counts. */
import { decimal, signedDecimal } from '../texts/numbers';
import { t } from '../texts/texts.svelte';
import type { Daily, DailyAttempt, DailyResult } from '../wire/messages';

export interface Attempt {
  actions: string[];
  result: DailyResult | null;
}

const KEY = 'aurum-daily';
/** Percent of the field away from the middle. */
const NEAR = 8;
const FAR = 20;

type Kept = Record<string, Record<string, Attempt>>;

function kept(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Kept;
  } catch {
    return {};
  }
}

const place = ({ anchor, date }: Daily): string => `${anchor.slice(0, 16)}/${date}`;

/** The attempts of a day, by number of the deal. */
export const attempts = (day: Daily): Record<string, Attempt> => kept()[place(day)] ?? {};

/** Keeps an attempt as it stands; a full or forbidden storage costs only the memory of it. */
export function keep(day: Daily, deal: number, attempt: Attempt): void {
  const all = kept();
  all[place(day)] = { ...all[place(day)], [deal]: attempt };
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // The match goes on without it.
  }
}

/** What the server has kept of this guest, perhaps from another device, comes before what this browser has. */
export function adopt(day: Daily, known: readonly DailyAttempt[]): void {
  for (const { date, deal, actions, result } of known)
    if (date === day.date) keep(day, deal, { actions, result: result ?? null });
}

/** The days of which a deal was finished: a calendar that no gap can break. */
export const daysPlayed = (known: readonly DailyAttempt[]): string[] => [
  ...new Set(known.filter(({ result }) => result).map(({ date }) => date)),
];

export function word({ percent }: DailyResult): string {
  const away = percent - 50;
  if (Math.abs(away) < NEAR) return t('daily-level');
  const kind = away > 0 ? 'ahead' : 'behind';
  return t(Math.abs(away) >= FAR ? `daily-far-${kind}` : `daily-${kind}`);
}

export const resultLines = (number: number, result: DailyResult): string[] => [
  t('daily-deal-result', {
    number,
    word: word(result),
    score: String(result.score),
    percent: String(Math.round(result.percent)),
    par: decimal(result.par),
  }),
  t('daily-decisions', {
    points: signedDecimal(result.decisions),
    error: decimal(result.decisions_error),
  }),
];

/** Words first; no card and no bid is in it. */
export function share(day: Daily, results: readonly DailyResult[]): string {
  const percent = results.reduce((sum, one) => sum + one.percent, 0) / results.length;
  const points = results.reduce((sum, one) => sum + one.score - one.par, 0);
  return [
    t('daily-share-head', { day: day.day, date: day.date }),
    results.map(word).join(', '),
    t('daily-share-line', { percent: String(Math.round(percent)), points: signedDecimal(points) }),
  ].join('\n');
}
