export type Route =
  | { screen: 'home' | 'create' | 'watch' | 'learn' | 'upload' | 'daily' | 'games' | 'unknown' }
  | { screen: 'join'; code: string }
  | { screen: 'table'; code: string }
  | { screen: 'replay'; match: string }
  | { screen: 'review' | 'guess'; match: string }
  | { screen: 'puzzle' | 'mistake'; id: string }
  | { screen: 'again'; match: string }
  | { screen: 'compare'; before: string; after: string };

let address = $state(location.pathname + location.search);
window.addEventListener('popstate', () => (address = location.pathname + location.search));

/** Goes to a path of this page without loading it anew. */
export function go(path: string, replace = false): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', path);
  address = path;
  window.scrollTo(0, 0);
}

/** Notes the exact moment in the address without making it a step of the history. */
export function note(path: string): void {
  history.replaceState(null, '', path);
}

export const query = (): URLSearchParams => new URL(address, location.origin).searchParams;

export function route(): Route {
  const [head, tail, rest] = new URL(address, location.origin).pathname
    .split('/')
    .filter(Boolean)
    .map(decodeURIComponent);
  if (!head) return { screen: 'home' };
  if (head === 't' && tail) return { screen: 'table', code: tail };
  if (head === 'm' && tail)
    return { screen: rest === 'review' || rest === 'guess' ? rest : 'replay', match: tail };
  if (head === 'again' && tail) return { screen: 'again', match: tail };
  if (head === 'compare' && tail && rest) return { screen: 'compare', before: tail, after: rest };
  if (head === 'join') return { screen: 'join', code: tail ?? '' };
  if (head === 'create' || head === 'watch' || head === 'learn' || head === 'daily')
    return { screen: head };
  if (head === 'games') return { screen: 'games' };
  if (head === 'replay') return { screen: 'upload' };
  // A decision of a match has a longer name than a puzzle.
  if (head === 'puzzles')
    return { screen: tail?.includes('~') ? 'mistake' : 'puzzle', id: tail ?? 'today' };
  return { screen: 'unknown' };
}
