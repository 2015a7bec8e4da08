import type { About } from '../wire/messages';
import { t } from './texts.svelte';

/** Seconds as one says them: minutes from two full ones on. */
export const duration = (seconds: number): string =>
  seconds >= 120 && seconds % 60 === 0
    ? t('minutes', { count: seconds / 60 })
    : t('seconds', { count: seconds });

/** A clock with the time it gives, once the server has said how long that is. */
export function clockName(kind: string, clocks: About['clocks'] | null): string {
  const seconds = clocks?.[kind];
  return seconds ? `${t(`clock-${kind}`)} (${duration(seconds)})` : t(`clock-${kind}`);
}
