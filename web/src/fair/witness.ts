// What this client saw of a deal before it took part: the one thing that the server cannot rewrite.
import {
  digest,
  listOf,
  number,
  optionalDigest,
  optionalStrings,
  optionalText,
  shape,
  string,
  strings,
  truth,
} from './shapes';

/** One hand; `committed` and `revealed` say that the server has acknowledged it. */
export interface HandWitness {
  hand: number;
  /** The server's commitment, noted before this client committed. */
  commitment: string;
  kinds: string[];
  /** This client's own commitment. */
  sealed: string | null;
  committed: boolean;
  /** Everybody's commitments, noted before this client revealed its seed. */
  commitments: string[] | null;
  revealed: boolean;
  cards: string[];
  refused: string | null;
}

export interface Witness {
  server: string;
  match: string;
  seat: number;
  hands: HandWitness[];
}

const readHand = shape<HandWitness>({
  hand: number,
  commitment: digest,
  kinds: strings,
  sealed: optionalDigest,
  committed: truth,
  commitments: optionalStrings,
  revealed: truth,
  cards: strings,
  refused: optionalText,
});

export const readWitness = shape<Witness>({
  server: string,
  match: string,
  seat: number,
  hands: listOf(readHand),
});
