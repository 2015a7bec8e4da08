// Reads a round's sheet: who played what, in which order. The actions are in the notation ("0 play Bi1").
import { isGold } from '../art/metals';
import { partnerOf } from '../state/sides';
import type { RoundSheet } from '../wire/messages';

export interface Story {
  /** Per seat the bid cards laid, in order. */
  bids: string[];
  /** Per trick the card of each seat (null: did not come to play). */
  tricks: (string | null)[][];
  /** Per seat what was left in the hand. */
  left: string[][];
}

export function story(sheet: RoundSheet): Story {
  const players = sheet.hands.length;
  const hands = sheet.hands.map((hand) => [...hand]);
  const bids: string[] = [];
  const plays: { seat: number; card: string }[] = [];
  for (const line of sheet.actions) {
    const [where, verb, first = '', second = '', whom] = line.split(' ');
    const seat = Number(where);
    if (verb === 'bid') bids[seat] = take(hands[seat]!, first);
    else if (verb === 'swap')
      exchange(hands[seat]!, bids, whom ? partnerOf(players, seat) : seat, second);
    else if (verb === 'play')
      plays.push({ seat, card: isGold(first) ? first : take(hands[seat]!, first) });
  }
  return { bids, tricks: rows(plays, players), left: hands };
}

function take(hand: string[], card: string): string {
  hand.splice(hand.indexOf(card), 1);
  return card;
}

function exchange(hand: string[], bids: string[], target: number, card: string): void {
  take(hand, card);
  hand.push(bids[target]!);
  bids[target] = card;
}

function rows(plays: { seat: number; card: string }[], players: number): (string | null)[][] {
  const tricks: (string | null)[][] = [];
  plays.forEach(({ seat, card }, i) => {
    if (i % players === 0) tricks.push(Array<string | null>(players).fill(null));
    tricks.at(-1)![seat] = card;
  });
  return tricks;
}
