import type { Own, Reason, View } from '../wire/messages';
import type { Plan } from './plan.svelte';
import { settings } from './settings.svelte';
import type { Shown } from './shown';

export interface Player {
  readonly shown: Shown | null;
  readonly lesson: object | null;
  armed: boolean;
  kept: boolean;
  looked: number | null;
  readonly plan: Plan;
  act(action: string): void;
  explain(reason: Reason): void;
}

/** Before the first trick, when the bids have just been turned over (R4.1). */
export const bidsAreNew = (view: View): boolean =>
  view.phase === 'exchange' && view.tricks.length === 0;

/** Whether the player, asked about the bids now, has to answer: otherwise the page keeps them. */
export const answersExchange = (player: Player): boolean =>
  player.lesson !== null ||
  player.armed ||
  player.looked === player.shown?.own?.asked ||
  (!player.kept && (settings.askExchange || bidsAreNew(player.shown!.view)));

/** Whether the seat will be asked about the new bids, but not yet: from the leader on, in turn (R4.3). */
export function isAskedLater(view: View, own: Own): boolean {
  const [now] = view.to_act;
  const { leader } = view.trick;
  if (!bidsAreNew(view) || !own.exchangeable || now === undefined || leader === null) return false;
  const turn = (seat: number) => (seat - leader + view.seats.length) % view.seats.length;
  return turn(own.seat) > turn(now);
}

/** What the page may do without asking: keep the bid, play the planned card, play the only card. */
export function consider(player: Player): void {
  const { view, own } = player.shown ?? {};
  if (!view || !own) return;
  if (!holds(view, own, player.plan.card)) player.plan.end('dropped');
  if (own.asked == null) return;
  const legal = own.legal ?? [];
  if (view.phase === 'exchange' && legal.includes('keep') && !answersExchange(player))
    return player.act('keep');
  if (view.phase !== 'play') return;
  const { card } = player.plan;
  if (card && legal.includes(`play ${card}`)) {
    player.plan.end('played');
    return player.act(`play ${card}`);
  }
  if (card) return disappoint(player, card);
  if (settings.single && legal.length === 1 && legal[0] !== 'end')
    playSingle(player, own.asked, legal[0]!);
}

/** Whether a card chosen in advance can still come to be played. */
const holds = (view: View, own: Own, card: string | null): boolean =>
  card === null ||
  ((view.phase === 'play' || view.phase === 'exchange') &&
    (own.hand.includes(card) || view.seats[own.seat]!.gold.includes(card)));

/** The card chosen in advance may not be played after all. */
function disappoint(player: Player, card: string): void {
  player.plan.end('dropped');
  const reason = player.shown?.own?.barred?.find(({ cards }) => cards.includes(card))?.reason;
  if (reason) player.explain(reason);
}

/** With a delay of a thinking player, so that nobody can tell that there was no choice. */
function playSingle(player: Player, asked: number, action: string): void {
  setTimeout(
    () => {
      if (player.shown?.own?.asked === asked) player.act(action);
    },
    700 + Math.random() * 1300,
  );
}
