// The story of the table, in the reader's language.
import { joined, marked } from '../texts/cards';
import { has, t } from '../texts/texts.svelte';
import type { Event, FinalBid, Reason } from '../wire/messages';
import type { Person } from './people';
import { inTeams, sidesOf } from './sides';

const you = (people: Person[], seat: number): string => (people[seat]?.me ? 'you' : 'other');
const nameOf = (people: Person[], seat: number): string =>
  people[seat]?.name ?? t('seat-number', { number: seat + 1 });
const who = (people: Person[], seat: number): { who: string; name: string } => ({
  who: you(people, seat),
  name: nameOf(people, seat),
});
const called = (people: Person[], seat: number): string =>
  people[seat]?.me ? t('seat-you') : nameOf(people, seat);

const seatsOf = (people: Person[], side: number): readonly number[] =>
  sidesOf(people.length)[side] ?? [side];
const isMine = (people: Person[], side: number): boolean =>
  seatsOf(people, side).some((seat) => people[seat]?.me);

const isMineAlone = (people: Person[], side: number): boolean =>
  seatsOf(people, side).every((seat) => people[seat]?.me);

/** A player's name, or the names of both partners, the reader first. */
export function sideName(people: Person[], side: number): string {
  const seats = seatsOf(people, side).toSorted(
    (a, b) => Number(people[b]?.me ?? false) - Number(people[a]?.me ?? false),
  );
  const [first, second] = seats.map((seat) => called(people, seat));
  return second === undefined ? first! : t('team', { first: first!, second });
}

/** Several sides, the reader's first. Teams have an "and" of their own, so they are set apart. */
function sideNames(people: Person[], sides: readonly number[]): string {
  const listed = sides.toSorted(
    (a, b) => Number(isMine(people, b)) - Number(isMine(people, a)) || a - b,
  );
  const names = listed.map((side) => sideName(people, side));
  return inTeams(people.length) ? names.join('; ') : joined(names);
}

/** What a sentence about winning sides needs: "you" only for a reader who won alone. */
export const winning = (
  people: Person[],
  sides: readonly number[],
): { who: string; sides: string; count: number } => ({
  who: sides.length === 1 && isMineAlone(people, sides[0]!) ? 'you' : 'other',
  sides: sideNames(people, sides),
  count: sides.length,
});

/** R10.2: the bids that decided between sides level on nuggets. */
export const finalBids = (people: Person[], bids: readonly FinalBid[]): string =>
  t('final-bids', {
    bids: bids
      .map(({ side, bid }) => t('final-bid', { side: sideName(people, side), bid }))
      .join(', '),
  });

/**
 * One event as sentences; cards are marked, to be drawn or spoken. Events that tell nothing new
 * give none. `trick` is the number of the trick it opened.
 */
export function sentences(event: Event, people: Person[], trick = 0): string[] {
  switch (event.type) {
    case 'match-started':
      return [
        t('log-match-started', {
          edition: t(`edition-${event.rules.edition}`),
          players: people.length,
        }),
      ];
    case 'round-dealt':
      return dealt(event, people);
    case 'bid-placed':
      return [
        event.card
          ? t('log-bid-placed', { ...who(people, event.seat), card: marked(event.card) })
          : t('log-bid-placed-hidden', who(people, event.seat)),
      ];
    case 'bids-revealed':
      return [
        t('log-bids-revealed', {
          bids: event.bids
            .map((card, seat) => t('bid-of', { name: called(people, seat), card: marked(card) }))
            .join(', '),
        }),
      ];
    case 'trick-opened':
      return [t('log-trick-opened', { number: trick + 1, ...who(people, event.leader) })];
    case 'bid-kept':
      return [];
    case 'bid-exchanged':
      return [exchanged(event, people)];
    case 'card-played':
      return [t('log-card-played', { ...who(people, event.seat), card: marked(event.card) })];
    case 'gold-collected':
      return [t('log-gold-collected', { ...who(people, event.seat), card: marked(event.card) })];
    case 'trick-taken':
      return [t('log-trick-taken', who(people, event.seat))];
    case 'round-ended':
      return ended(event, people);
    case 'round-scored':
      return scored(event, people);
    case 'match-ended':
      return [
        ...(event.final_bids?.length ? [finalBids(people, event.final_bids)] : []),
        t('log-match-ended', winning(people, event.winners)),
      ];
  }
}

function dealt(event: Extract<Event, { type: 'round-dealt' }>, people: Person[]): string[] {
  const first = t('log-round-dealt', { number: event.round + 1, ...who(people, event.first) });
  const exposed = event.exposed.map(marked).join(', ');
  return [
    first,
    ...(exposed ? [t('log-exposed', { cards: exposed })] : []),
    ...(event.final_bid_counts ? [t('final-bid-counts')] : []),
  ];
}

function exchanged(event: Extract<Event, { type: 'bid-exchanged' }>, people: Person[]): string {
  const args = {
    ...who(people, event.seat),
    gold: marked(event.gold),
    card: marked(event.card),
    returned: marked(event.returned),
  };
  if (event.target === event.seat) return t('log-bid-exchanged', args);
  return t('log-bid-exchanged-partner', {
    ...args,
    whose: you(people, event.target),
    owner: nameOf(people, event.target),
  });
}

function ended(event: Extract<Event, { type: 'round-ended' }>, people: Person[]): string[] {
  const why = t(`log-round-ended-${event.reason}`, who(people, event.seat));
  return event.hand.length
    ? [
        why,
        t('log-hand-shown', {
          ...who(people, event.seat),
          cards: event.hand.map(marked).join(', '),
        }),
      ]
    : [why];
}

function scored(event: Extract<Event, { type: 'round-scored' }>, people: Person[]): string[] {
  const lines = event.sides.map((side, i) =>
    t('log-side-scored', { side: sideName(people, i), ...side }),
  );
  if (!event.nuggets.length) return lines;
  return [
    ...lines,
    t('log-nuggets', winning(people, event.nuggets)),
    ...(event.tie ? [t(`tie-${event.tie}`)] : []),
  ];
}

/** Why something is not allowed, in the reader's language where we have the words, else in the server's. */
export function reasonText(reason: Reason, people: Person[] = []): string {
  const id = `reason-${reason.code}`;
  if (!has(id)) return reason.text;
  const { metal, card, turn, seat, ...facts } = reason.details ?? {};
  return t(id, {
    ...facts,
    metal: metal ? t(`metal-${metal}`) : '',
    card: card ? marked(card) : '',
    seat: seat === undefined ? '' : Number(seat) + 1,
    turn: turn === undefined ? '' : nameOf(people, Number(turn)),
  });
}
