/** Puzzles that were tried in this browser. One that was missed comes back after 1, 3, 7 and 21 days. */
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

/** Notes an answer. Solving it again before its day changes nothing. */
export function noteAnswer(id: string, solved: boolean, today = new Date()): void {
  const all = practised();
  all[id] = after(all[id], solved, today);
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
