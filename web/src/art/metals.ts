/** The chemical symbols of the cards' notation ("Bi7"), in the order of the hand. */
export const METALS = ['Bi', 'Cu', 'P', 'Ag', 'Zn', 'Au'] as const;
export type MetalSymbol = (typeof METALS)[number];

export interface CardFace {
  metal: MetalSymbol;
  rank: number;
}

/** Reads the notation of a card: its letters are the metal, its digits the rank. */
export function face(card: string): CardFace {
  const match = /^(Bi|Cu|P|Ag|Zn|Au)(\d+)$/.exec(card);
  if (!match)
    throw new Error(
      `"${card}" is not a card: a metal's symbol and a rank were expected, such as Bi7`,
    );
  return { metal: match[1] as MetalSymbol, rank: Number(match[2]) };
}

export const isGold = (card: string): boolean => card.startsWith('Au');
