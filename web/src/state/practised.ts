/**
 * Puzzles that were tried in this browser. One that was missed comes back after 1, 3, 7 and 21 days,
 * and so does a decision that a review called a mistake.
 */
export interface Tried {
  solved: boolean;
  /** The day on which it comes back, while it does; and how often it has come back. */
  due?: string;
  times?: number;
}

const KEY = 'aurum.puzzles';
const DAYS = [1, 3, 7, 21] as const;

export function practised(): Record<string, Tried> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return kept && typeof kept === 'object' ? (kept as Record<string, Tried>) : {};
  } catch {
    return {};
  }
}

/** A decision of a finished match. */
export interface Place {
  match: string;
  seat: number;
  round: number;
  ply: number;
}

/** The name of a decision among the puzzles; with dots, its address would be that of a file. */
export const decisionId = ({ match, seat, round, ply }: Place): string =>
  [match, seat, round, ply].join('~');

/** The decision of that name; null for the name of a puzzle. */
export function decisionOf(id: string): Place | null {
  const found = /^([\w-]+)~(\d)~(\d{1,4})~(\d{1,4})$/.exec(id);
  if (!found) return null;
  const [seat, round, ply] = found.slice(2).map(Number) as [number, number, number];
  return { match: found[1]!, seat, round, ply };
}

/** Notes an answer. Solving it again before its day changes nothing. */
export function noteAnswer(id: string, solved: boolean, today = new Date()): void {
  const all = practised();
  keep({ ...all, [id]: after(all[id], solved, today) });
}

/** The same of a decision, which was missed in the match before it is answered here first. */
export function noteDecision(id: string, solved: boolean, today = new Date()): void {
  noteAnswer(id, solved && id in practised(), today);
}

/** It comes back no more. */
export function forget(id: string): void {
  const { [id]: _, ...rest } = practised();
  keep(rest);
}

function keep(all: Record<string, Tried>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // A browser without storage has nothing that could come back.
  }
}

/** The missed puzzles whose day has come. */
export function dueOn(today = new Date()): string[] {
  return Object.entries(practised())
    .filter(([, { due }]) => due !== undefined && due <= day(today))
    .map(([id]) => id);
}

function after(before: Tried | undefined, solved: boolean, today: Date): Tried {
  if (!solved) return { solved: before?.solved ?? false, due: day(today, DAYS[0]), times: 0 };
  if (before?.due === undefined) return { solved: true };
  if (before.due > day(today)) return { ...before, solved: true };
  const times = (before.times ?? 0) + 1;
  const wait = DAYS[times];
  return wait === undefined ? { solved: true } : { solved: true, due: day(today, wait), times };
}

function day(from: Date, later = 0): string {
  const at = new Date(from);
  at.setUTCDate(at.getUTCDate() + later);
  return at.toISOString().slice(0, 10);
}
