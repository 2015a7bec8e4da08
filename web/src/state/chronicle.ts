import type { Event } from '../wire/messages';

/** Events of one round, each with the number of the trick it belongs to. `current` is the trick on the table after them. */
export function numbered(
  events: readonly Event[],
  current: number,
): { event: Event; trick: number }[] {
  let trick = current;
  return events
    .toReversed()
    .map((event) => {
      if (event.type === 'trick-taken') trick -= 1; // it and what came before belong to the trick that it ends
      return { event, trick };
    })
    .toReversed();
}
