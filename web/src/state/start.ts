import { create, identity } from '../net/api';
import { language } from '../texts/texts.svelte';
import { LANGUAGE_EDITIONS } from '../wire/languages';
import type { EditionId } from '../wire/messages';
import { climb } from './ladder';
import { go } from './route.svelte';

/** The edition that a reader of a language most likely has on the shelf. */
export const usualEdition = (): EditionId => LANGUAGE_EDITIONS[language()];

/** A table against two bots of the level that was played last, dealt at once. */
export async function playNow(): Promise<void> {
  await identity();
  const { level } = climb();
  const { room } = await create({
    options: { rules: { edition: usualEdition(), players: 3 }, spectators: 'closed' },
    seats: ['me', level, level],
    start: true,
  });
  go(`/t/${room.code}`);
}
