// What is drawn is the server's view; these functions only move a card that the player let go of, before the server has answered.
import { isGold } from '../art/metals';
import type { Own, RoundSheet, SideView, Update, View } from '../wire/messages';

export interface Shown {
  view: View;
  own: Own | null;
}

const without = (cards: string[], card: string): string[] => {
  const at = cards.indexOf(card);
  return at < 0 ? cards : cards.toSpliced(at, 1);
};

const answered = (own: Own): Own => ({ ...own, asked: null, legal: [], decline: null });

/** The picture with the action already done as far as the eye is concerned. */
export function anticipated({ view, own }: Shown, action: string): Shown {
  if (!own) return { view, own };
  const [verb, card = ''] = action.split(' ');
  if (verb === 'play') return played({ view, own }, card);
  if (verb === 'bid') return placed({ view, own }, card);
  return { view, own: answered(own) };
}

function played({ view, own }: { view: View; own: Own }, card: string): Shown {
  const mine = view.seats[own.seat]!;
  const seat = isGold(card)
    ? { ...mine, gold: without(mine.gold, card) }
    : { ...mine, hand_size: mine.hand_size - 1 };
  const trick = { ...view.trick, cards: [...view.trick.cards, { seat: own.seat, card }] };
  return {
    view: { ...view, trick, seats: view.seats.with(own.seat, seat), to_act: [] },
    own: { ...answered(own), hand: without(own.hand, card), barred: [] },
  };
}

function placed({ view, own }: { view: View; own: Own }, card: string): Shown {
  const mine = view.seats[own.seat]!;
  const seat = { ...mine, placed: true, hand_size: mine.hand_size - 1 };
  return {
    view: {
      ...view,
      seats: view.seats.with(own.seat, seat),
      to_act: view.to_act.filter((s) => s !== own.seat),
    },
    own: { ...answered(own), hand: without(own.hand, card), bid: card },
  };
}

/** The picture in which a finished trick lingers: everything as before, with its last card lying there. */
export function lingering(before: Shown, update: Update): Shown | null {
  const trick = update.view.tricks.at(-1);
  if (!trick || !update.events?.some((event) => event.type === 'trick-taken')) return null;
  const players = update.view.seats.length;
  const cards = trick.cards.map((card, i) => ({ seat: (trick.leader + i) % players, card }));
  const { taker: taking, lowest, leader, gold } = trick;
  const number = before.view.trick.number;
  const own = before.own && {
    ...answered(before.own),
    hand: update.own?.hand ?? before.own.hand,
    barred: [],
  };
  const seats = before.view.seats.map((seat, i) => ({
    ...seat,
    hand_size: update.view.seats[i]!.hand_size,
  }));
  return {
    view: {
      ...before.view,
      seats,
      to_act: [],
      trick: { number, leader, cards, taking, lowest, gold, burnt: [] },
    },
    own,
  };
}

/** The lingering picture once the lowest card's gold has arrived. */
export function collected({ view, own }: Shown, seat: number, card: string): Shown {
  const rank = Number(card.replace(/\D/g, ''));
  const owner = view.seats[seat]!;
  return {
    view: {
      ...view,
      supply: view.supply.with(rank, view.supply[rank]! - 1),
      seats: view.seats.with(seat, { ...owner, gold: [...owner.gold, card] }),
    },
    own,
  };
}

/** The picture once a changed bid lies there; nobody has been asked anything new yet. */
export function exchanged({ view, own }: Shown, update: Update): Shown {
  const { seats, sides, supply } = update.view;
  return {
    view: { ...view, seats, sides, supply },
    own: own && { ...answered(own), hand: update.own?.hand ?? own.hand },
  };
}

/** A round that has just ended, before its nugget has been given: the match stands as it stood. */
export function unrewarded(before: Shown, update: Update): Shown {
  const sides: SideView[] = update.view.sides.map((side, i) => {
    const { nuggets, points } = before.view.sides[i] ?? side;
    return { ...side, nuggets, points };
  });
  return {
    view: { ...update.view, sides, winners: null, final_bids: [] },
    own: update.own ?? null,
  };
}

/** How a round that has just ended goes on the screen: first why, then the scores, then the nugget. */
export interface Ending {
  step: 'why' | 'score' | 'nugget';
  sheet: RoundSheet;
}
