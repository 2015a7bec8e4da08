import { identity } from '../net/api';
import { playAgain } from '../net/practice';
import { go } from '../state/route.svelte';
import { AGAIN_VERSION, type Again } from '../wire/messages';

/** Sits down at a table with these cards. `version` is that of the link that was followed. */
export async function begin(wish: Again, version: number = AGAIN_VERSION): Promise<void> {
  await identity();
  const { room } = await playAgain({ ...wish, version });
  go(`/t/${room.code}`);
}

/** The link that leads a friend to the same cards, chair and moment. */
export const linkTo = ({ match, seat, round = 0, ply = 0 }: Again): string =>
  `${location.origin}/again/${match}?v=${AGAIN_VERSION}&seat=${seat}&from=${round}:${ply}`;

const number = (text: string | undefined): number =>
  /^\d{1,4}$/.test(text ?? '') ? Number(text) : 0;

/** What a link asks for; what cannot be read in it is left at the start. */
export function asked(match: string, query: URLSearchParams): { wish: Again; version: number } {
  const [round, ply] = (query.get('from') ?? '0:0').split(':');
  const wish = {
    match,
    seat: number(query.get('seat') ?? '0'),
    round: number(round),
    ply: number(ply),
  };
  return { wish, version: number(query.get('v') ?? String(AGAIN_VERSION)) };
}
