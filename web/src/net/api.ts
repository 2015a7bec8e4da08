import { untrack } from 'svelte';
import { language } from '../texts/texts.svelte';
import {
  API_PATH,
  type About,
  type Because,
  type CreateTable,
  type Editions,
  type Joined,
  type LessonId,
  type Lobby,
  type MatchInfo,
  type Me,
  type Problem,
  type Reason,
  type Replay,
  type Review,
  type Room,
} from '../wire/messages';

/** The server's refusal of a request, with its reason. */
export class Refusal extends Error {
  constructor(
    readonly reason: Reason,
    readonly status: number,
  ) {
    super(reason.text);
  }
}

export async function ask<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
  const answer = await fetch(`${API_PATH}${path}`, {
    method,
    // The reader's language, which need not be the browser's: guests get their first name in it.
    headers: {
      // Untracked: an effect that asks something must not ask again when texts are loaded.
      'Accept-Language': untrack(language),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    body: body === undefined ? null : JSON.stringify(body),
  });
  if (!answer.ok) throw await refusal(answer);
  return (await answer.json()) as T;
}

async function refusal(answer: Response): Promise<Refusal> {
  const fallback: Reason = {
    clause: '',
    code: 'no-answer',
    text: `The server answered ${answer.status}.`,
    details: {},
  };
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  return new Refusal(problem?.reason ?? fallback, answer.status);
}

export const once = <T>(load: () => Promise<T>): (() => Promise<T>) => {
  let answer: Promise<T> | null = null;
  return () =>
    (answer ??= load().catch((error: unknown) => {
      answer = null;
      throw error;
    }));
};

export const about = once(() => ask<About>('GET', '/about'));
export const editions = once(() => ask<Editions>('GET', '/editions'));
export const me = (name?: string): Promise<Me> => ask<Me>('POST', '/me', name ? { name } : {});
/** This browser as a guest, known to the server from the first question on. */
export const identity = once(() => me());
/** This browser's guest is given up; the next question makes a new one. */
export const logOut = (): Promise<unknown> => ask<unknown>('POST', '/me/log-out', {});
export const lobby = (): Promise<Lobby> => ask<Lobby>('GET', '/tables');
export const room = (code: string): Promise<Room> =>
  ask<Room>('GET', `/tables/${encodeURIComponent(code)}`);
export const create = (wish: CreateTable): Promise<Joined> => ask<Joined>('POST', '/tables', wish);
export const startLesson = (lesson: LessonId): Promise<Joined> =>
  ask<Joined>('POST', '/lessons', { lesson });
export const join = (code: string, wish: { seat?: number; watch?: boolean }): Promise<Joined> =>
  ask<Joined>('POST', `/tables/${encodeURIComponent(code)}/join`, wish);
export const matchInfo = (id: string): Promise<MatchInfo> =>
  ask<MatchInfo>('GET', `/matches/${encodeURIComponent(id)}`);
export const replay = (id: string, seat: number | null): Promise<Replay> =>
  ask<Replay>(
    'GET',
    `/matches/${encodeURIComponent(id)}/replay${seat === null ? '' : `?seat=${seat}`}`,
  );
export const replayRecord = (record: unknown, seat: number | null): Promise<Replay> =>
  ask<Replay>('POST', '/replay', seat === null ? { record } : { record, seat });
export const review = (id: string): Promise<Review> =>
  ask<Review>('GET', `/matches/${encodeURIComponent(id)}/review`);
export const reviewRecord = (record: unknown): Promise<Review> =>
  ask<Review>('POST', '/review', { record });
export const reviewTable = (code: string): Promise<Review> =>
  ask<Review>('GET', `/tables/${encodeURIComponent(code)}/review`);
/** Why a bot acted so in a finished match, in the reader's language. */
export const why = async (id: string, place: { round: number; ply: number }): Promise<string> => {
  const asked = { ...place, language: untrack(language) };
  return (await ask<Because>('POST', `/matches/${encodeURIComponent(id)}/why`, asked)).text;
};
export const recordAddress = (id: string): string =>
  `${API_PATH}/matches/${encodeURIComponent(id)}/record`;
