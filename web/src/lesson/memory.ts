import type { LessonId } from '../wire/messages';

/** What this browser knows about the lessons of whoever sits here. */
export interface Memory {
  /** Lessons that were offered, begun or turned down: none is offered twice. */
  offered: LessonId[];
  /** The tables of lessons that were begun. */
  tables: Partial<Record<LessonId, string>>;
  /** The match that was left for a lesson. */
  back: string | null;
}

const KEY = 'aurum.lessons';

export function memory(): Memory {
  const empty: Memory = { offered: [], tables: {}, back: null };
  try {
    return { ...empty, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Memory>) };
  } catch {
    return empty;
  }
}

export function remember(changes: Partial<Memory>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...memory(), ...changes }));
  } catch {
    // A browser without storage offers a lesson again, and begins it from its first step.
  }
}

/** Notes that a lesson need not be offered any more. */
export function settle(lesson: LessonId): void {
  remember({ offered: [...new Set([...memory().offered, lesson])] });
}
