// A card comes to its place from where it lay: the hand, a collection of gold, or its player's plate.
import type { Action } from 'svelte/action';
import { face, isGold } from '../art/metals';
import { pace } from '../state/settings.svelte';
import { TIMES } from './moves';
import { center, was } from './places';

interface Arriving {
  seat: number;
  card: string;
  /** It is simply there. */
  still?: boolean;
}

/** Where the card lies open before it is laid; null: it comes out of a hidden hand. */
const open = (seat: number, card: string): DOMRect | null =>
  was(`hand-${card}`) ?? (isGold(card) ? was(`coin-${seat}-${face(card).rank}`) : null);

/** Moves a card once, when it is laid, from its old place to where it is drawn now. */
export const arrival: Action<HTMLElement, Arriving> = (node, { seat, card, still = false }) => {
  const seen = open(seat, card);
  const from = seen ?? was(`plate-${seat}`);
  const to = node.getBoundingClientRect();
  if (still || !pace() || !from || !to.width) return;
  const [start, end] = [center(from), center(to)];
  // A plate is wider than a card: from there it starts as a small one.
  const scale = Math.min(1.2, Math.max(0.3, Math.min(from.width, from.height) / to.width));
  const lifted = `translate(${start.x - end.x}px, ${start.y - end.y}px) scale(${scale})`;
  const animation = node.animate(
    [
      { transform: lifted, opacity: seen ? 1 : 0.3 },
      { opacity: 1, offset: 0.25 },
      { transform: 'none', opacity: 1 },
    ],
    { duration: TIMES.play * pace(), easing: 'cubic-bezier(.2,.75,.3,1)', id: 'card-played' },
  );
  return { destroy: () => animation.cancel() };
};
