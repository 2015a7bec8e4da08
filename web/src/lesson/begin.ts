import { identity, room, startLesson } from '../net/api';
import { go } from '../state/route.svelte';
import { playNow } from '../state/start';
import type { LessonId } from '../wire/messages';
import { memory, remember, settle } from './memory';

/** Whether a lesson was left in the middle. */
export async function isGoingOn(lesson: LessonId): Promise<boolean> {
  const code = memory().tables[lesson];
  if (!code) return false;
  const found = await room(code).catch(() => null);
  return found?.lesson != null && !found.lesson.over;
}

/** Goes to a lesson, where it was left or at its first step. `back` is the match to return to. */
export async function begin(lesson: LessonId, back: string | null = null): Promise<void> {
  await identity();
  settle(lesson);
  remember({ back });
  if (!(await isGoingOn(lesson))) {
    const { room } = await startLesson(lesson);
    remember({ tables: { ...memory().tables, [lesson]: room.code } });
  }
  go(`/t/${memory().tables[lesson]}`);
}

/** After a lesson: back to the match that was left for it, or into a new one. */
export async function goOn(): Promise<void> {
  const { back } = memory();
  remember({ back: null });
  if (back) go(`/t/${back}`);
  else await playNow();
}
