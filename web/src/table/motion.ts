// Turns what happened into flights of gold and sounds.
import { face, isGold } from '../art/metals';
import type { Shown } from '../state/shown';
import { cardSound, endSound, goldSound, trickSound } from '../state/sound';
import type { Event } from '../wire/messages';

type Launch = (rank: number, from: string, to: string) => void;

export function move(events: Event[], before: Shown | null, launch: Launch): void {
  for (const event of events) {
    if (event.type === 'gold-collected')
      launch(face(event.card).rank, `supply-${face(event.card).rank}`, `gold-${event.seat}`);
    if (event.type === 'bid-exchanged')
      launch(face(event.gold).rank, `gold-${event.seat}`, `supply-${face(event.gold).rank}`);
    if (event.type === 'trick-taken')
      for (const { seat, card } of before?.view.trick.cards ?? [])
        if (isGold(card)) launch(face(card).rank, `slot-${seat}`, `supply-${face(card).rank}`);
  }
}

export function sound(events: Event[]): void {
  const types = new Set(events.map((event) => event.type));
  if (types.has('match-ended') || types.has('round-ended')) endSound();
  else if (types.has('gold-collected') || types.has('bid-exchanged')) goldSound();
  else if (types.has('trick-taken')) trickSound();
  else if (types.has('card-played') || types.has('bid-placed')) cardSound();
}
