/** Where the tables are: at a server, or in this browser. */

const said = (name: string): string =>
  document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? '';

/** The page is a folder of files; there is no server behind it. */
export const isFolder = said('aurum-place') === 'folder';

/** Where the page's own files lie. */
export const entry = (): string => (isFolder ? document.baseURI : `${location.origin}/`);

/** Where Python's files lie; empty where they were not built. */
export const pythonFiles = (): string => {
  const place = said('aurum-python');
  return place && new URL(place, document.baseURI).href;
};

const KEY = 'aurum.here';

/** Whether this window plays without the server that its page came from. */
function isAway(): boolean {
  try {
    return sessionStorage.getItem(KEY) === 'yes';
  } catch {
    return false;
  }
}

/** Whether tables and answers come from this browser itself. */
export const isHere = (): boolean => isFolder || isAway();

/** Goes on without the server in this window, or back to it; the page begins anew. */
export function playHere(here: boolean): void {
  if (here) sessionStorage.setItem(KEY, 'yes');
  else sessionStorage.removeItem(KEY);
  location.assign(here ? `${location.origin}/` : location.href);
}
