import { t } from '../texts/texts.svelte';
import type { Own, View } from '../wire/messages';

/** What a seat is asked, in a sentence. */
export function ask(view: View, own: Own): string {
  if (view.phase === 'bid') return t('ask-bid');
  if (view.phase === 'exchange') return t('ask-exchange');
  if (own.legal?.includes('end')) return t('ask-gold-or-end');
  return t(view.trick.cards.length ? 'ask-play' : 'ask-lead');
}
