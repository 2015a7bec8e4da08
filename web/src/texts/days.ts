import { language } from './texts.svelte';

/** A day of the form 2026-11-20 as one says it. */
export const dayName = (date: string): string =>
  new Intl.DateTimeFormat(language(), { dateStyle: 'long', timeZone: 'UTC' }).format(
    Date.parse(date),
  );
