import { create, identity } from '../net/api';
import { language } from '../texts/texts.svelte';
import type { EditionId } from '../wire/messages';
import { go } from './route.svelte';

/** The edition that a reader of a language most likely has on the shelf. */
export const usualEdition = (): EditionId =>
  ({ en: 'english', de: 'german', fr: 'french', ru: 'russian' })[language()] as EditionId;

/** A table against two bots, dealt at once. */
export async function playNow(): Promise<void> {
  await identity();
  const { room } = await create({
    options: { rules: { edition: usualEdition(), players: 3 }, spectators: 'closed' },
    seats: ['me', USUAL_LEVEL, USUAL_LEVEL],
    start: true,
  });
  go(`/t/${room.code}`);
}
