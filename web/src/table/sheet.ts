/** What can lie over a table, one at a time. */
export type Sheet = 'tricks' | 'log' | 'text' | 'emotes' | 'keys' | 'end' | 'info' | 'result';

export const sheets = () => import('./Sheets.svelte');
export const exchangeSheet = () => import('./ExchangeSheet.svelte');
export const menuSheets = () => import('./MenuSheets.svelte');

const SOON = 600;

/**
 * Fetches the sheets while the player looks at the table, so that they open at once, without a
 * connection too. Returns how to call it off.
 */
export function fetchSheets(): () => void {
  const timer = setTimeout(() => {
    for (const load of [sheets, exchangeSheet, menuSheets]) load().catch(() => undefined); // fetched again when it is needed
  }, SOON);
  return () => clearTimeout(timer);
}
