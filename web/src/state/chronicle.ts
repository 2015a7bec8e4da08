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

const HEAD: readonly Event['type'][] = ['match-started', 'round-dealt', 'bids-revealed'];

/** What may be looked up where only the last trick can be: the bids, and from that trick on. */
export function withoutMemory<Line extends { event: Event }>(lines: readonly Line[]): Line[] {
  const opened = lines.flatMap(({ event }, i) => (event.type === 'trick-opened' ? [i] : []));
  const taken = lines.filter(({ event }) => event.type === 'trick-taken').length;
  const tail = opened[taken - 1] ?? 0;
  return lines.filter(({ event }, i) => i >= tail || HEAD.includes(event.type));
}
