import { face } from '../art/metals';
import type { LessonId, Own, View } from '../wire/messages';

/** The lesson that fits what lies on the table, of those that were not offered yet. */
export function fitting(view: View, own: Own, offered: readonly LessonId[]): LessonId | null {
  const seat = view.seats[own.seat]!;
  const side = view.sides.find(({ seats }) => seats.includes(own.seat))!;
  const bidding = view.phase === 'bid' && !seat.placed;
  const fits: [LessonId, boolean][] = [
    ['first', bidding && view.round === 0],
    ['team', bidding && side.seats.length > 1],
    ['exchange', side.standing === 'over' && own.exchangeable === true],
    ['gold', seat.gold.some((card) => face(card).rank > 0)],
  ];
  return fits.find(([lesson, now]) => now && !offered.includes(lesson))?.[0] ?? null;
}
