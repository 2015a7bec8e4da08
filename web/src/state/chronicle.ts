// After a reload the server sends the table, not its story: this tells the round again from what lies in the view.
import type { Event, View } from '../wire/messages';

export function chronicle(view: View): Event[] {
  const players = view.seats.length;
  const events: Event[] = [];
  const bids = view.seats.map((seat) => seat.bid);
  if (bids.every((bid) => bid !== null))
    events.push({ type: 'bids-revealed', bids: bids as string[] });
  for (const trick of view.tricks) {
    trick.cards.forEach((card, i) =>
      events.push({ type: 'card-played', seat: (trick.leader + i) % players, card }),
    );
    if (trick.gold) events.push({ type: 'gold-collected', seat: trick.lowest, card: trick.gold });
    events.push({ type: 'trick-taken', seat: trick.taker, lowest: trick.lowest });
  }
  for (const { seat, card } of view.trick.cards) events.push({ type: 'card-played', seat, card });
  return events;
}
