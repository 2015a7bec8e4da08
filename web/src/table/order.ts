import { face, METALS } from '../art/metals';

const byMetal = (a: string, b: string): number =>
  METALS.indexOf(face(a).metal) - METALS.indexOf(face(b).metal) || face(a).rank - face(b).rank;
const byRank = (a: string, b: string): number => face(a).rank - face(b).rank || byMetal(a, b);

/** The hand in the order the player wants to see it. Cards that the own order does not know go to its end. */
export function arranged(
  cards: readonly string[],
  sort: 'metal' | 'rank' | 'own',
  own: readonly string[],
): string[] {
  if (sort !== 'own') return cards.toSorted(sort === 'rank' ? byRank : byMetal);
  const known = own.filter((card) => cards.includes(card));
  return [...known, ...cards.filter((card) => !own.includes(card)).toSorted(byMetal)];
}

/** The order with one card moved to another's place. */
export function moved(order: readonly string[], card: string, to: number): string[] {
  const rest = order.filter((other) => other !== card);
  return rest.toSpliced(Math.max(0, Math.min(to, rest.length)), 0, card);
}
