// From seeds to cards, as docs/fair-deals.md specifies it.
import { hmac as keyed } from '@noble/hashes/hmac.js';
import { DECKS } from '../wire/messages';
import { deckOf } from '../state/deck';
import { hex, sha256, unhex } from './hash';

export interface Dealt {
  hands: string[][];
  exposed: string[];
  first: number;
}

const hmac = (key: Uint8Array, message: Uint8Array): Uint8Array => keyed(sha256, key, message);

const text = (value: string): Uint8Array => new TextEncoder().encode(value);

function framed(fields: Uint8Array[]): Uint8Array {
  const out = new Uint8Array(fields.reduce((size, field) => size + 4 + field.length, 0));
  let at = 0;
  for (const field of fields) {
    new DataView(out.buffer).setUint32(at, field.length);
    out.set(field, at + 4);
    at += 4 + field.length;
  }
  return out;
}

export function handKey(server: string, table: string, hand: number, seeds: string[]): Uint8Array {
  const fields = [text('aurum-deal-1'), text(table), text(String(hand)), ...seeds.map(unhex)];
  return hmac(unhex(server), framed(fields));
}

/** The seed of a seat that brings none: it follows from the server's, so it is committed too. */
export function spareSeed(server: string, table: string, hand: number, seat: number): string {
  const fields = ['aurum-spare-1', table, String(hand), String(seat)].map(text);
  return hex(hmac(unhex(server), framed(fields)));
}

function* words(key: Uint8Array, purpose: string): Generator<number, never> {
  for (let block = 0; ; block++) {
    const counter = new Uint8Array(8);
    new DataView(counter.buffer).setUint32(4, block);
    const bytes = hmac(key, Uint8Array.from([...text(purpose), ...counter]));
    for (let at = 0; at < 32; at += 4)
      yield new DataView(bytes.buffer, bytes.byteOffset).getUint32(at);
  }
}

/** A uniform number: words from the incomplete last stretch are drawn again. */
function below(bound: number, stream: Generator<number, never>): number {
  const limit = 2 ** 32 - (2 ** 32 % bound);
  for (;;) {
    const word = stream.next().value;
    if (word < limit) return word % bound;
  }
}

export function dealFrom(key: Uint8Array, players: number): Dealt {
  const { hand } = DECKS[players]!;
  const deck = deckOf(players).flat();
  const stream = words(key, 'deck');
  for (let last = deck.length - 1; last > 0; last--) {
    const other = below(last + 1, stream);
    [deck[last], deck[other]] = [deck[other]!, deck[last]!];
  }
  const hands = Array.from({ length: players }, (_, seat) =>
    deck.slice(seat * hand, (seat + 1) * hand),
  );
  return { hands, exposed: deck.slice(players * hand), first: below(players, words(key, 'first')) };
}
