/** Requests of the screens that are loaded when they are needed: puzzles, daily deals, deals again. */
import type {
  Comparison,
  Daily,
  DailyAttempts,
  DailyLine,
  DealInfo,
  Games,
  Guessed,
  GuessShown,
  Joined,
  Luck,
  PlayAgain,
  PuzzleJudged,
  Puzzles,
  PuzzleShown,
  Records,
} from '../wire/messages';
import { ask, once } from './api';

const at = encodeURIComponent;

export const puzzles = once(() => ask<Puzzles>('GET', '/puzzles'));
export const puzzle = (id: string): Promise<PuzzleShown> =>
  ask<PuzzleShown>('GET', `/puzzles/${at(id)}`);
export const answerPuzzle = (id: string, action: string): Promise<PuzzleJudged> =>
  ask<PuzzleJudged>('POST', `/puzzles/${at(id)}/answer`, { action });
export const playDaily = (
  date: string,
  deal: number,
  actions: readonly string[],
): Promise<DailyLine> => ask<DailyLine>('POST', '/daily/play', { date, deal, actions });
export const dailyOf = (date: string | null): Promise<Daily> =>
  ask<Daily>('GET', date === null ? '/daily' : `/daily?date=${at(date)}`);
export const dailyAttempts = (): Promise<DailyAttempts> =>
  ask<DailyAttempts>('GET', '/daily/attempts');
const page = (path: string, before: string | null): string =>
  before === null ? path : `${path}?before=${at(before)}`;
export const games = (before: string | null = null): Promise<Games> =>
  ask<Games>('GET', page('/me/games', before));
export const luck = (): Promise<Luck> => ask<Luck>('GET', '/me/luck');
/** Orders the review of matches that have none. */
export const countLuck = (): Promise<Luck> => ask<Luck>('POST', '/me/luck', {});
export const records = (before: string | null = null): Promise<Records> =>
  ask<Records>('GET', page('/me/records', before));
export const dealInfo = (match: string): Promise<DealInfo> =>
  ask<DealInfo>('GET', `/matches/${at(match)}/deal`);
export const playAgain = (wish: PlayAgain): Promise<Joined> => ask<Joined>('POST', '/again', wish);
export const comparison = (before: string, after: string, seat: number): Promise<Comparison> =>
  ask<Comparison>('GET', `/matches/${at(before)}/comparison/${at(after)}?seat=${seat}`);
export const decision = (
  match: string,
  seat: number,
  number: number,
  key: string,
): Promise<GuessShown> =>
  ask<GuessShown>(
    'GET',
    `/matches/${at(match)}/guess?seat=${seat}&decision=${number}&key=${at(key)}`,
  );
export const guess = (
  match: string,
  seat: number,
  { decision, key }: GuessShown,
  action: string,
): Promise<Guessed> =>
  ask<Guessed>('POST', `/matches/${at(match)}/guess`, { seat, decision, key, action });
