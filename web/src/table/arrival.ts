// A card comes to its place from where it lay: the hand, a collection of gold, or its player's plate.
import { untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { face, isGold } from '../art/metals';
import { pace } from '../state/settings.svelte';
import { TIMES } from './moves';
import { center, was } from './places';

const source = (seat: number, card: string): DOMRect | null =>
  was(`hand-${card}`) ??
  (isGold(card) ? was(`coin-${seat}-${face(card).rank}`) : null) ??
  was(`plate-${seat}`);

/** From its place in the hand, the collection or the plate to where it is drawn now. */
export const arrival =
  (seat: number, card: string): Attachment<HTMLElement> =>
  (node) =>
    untrack(() => {
      const from = source(seat, card);
      const to = node.getBoundingClientRect();
      if (!pace() || !from || !to.width) return;
      const [start, end] = [center(from), center(to)];
      // A plate is wider than a card: from there it starts as a small one.
      const scale = Math.min(1.2, Math.max(0.3, Math.min(from.width, from.height) / to.width));
      const lifted = `translate(${start.x - end.x}px, ${start.y - end.y}px) scale(${scale})`;
      const animation = node.animate(
        [
          { transform: lifted, opacity: 0.4 },
          { opacity: 1, offset: 0.25 },
          { transform: 'none', opacity: 1 },
        ],
        { duration: TIMES.play * pace(), easing: 'cubic-bezier(.2,.75,.3,1)', id: 'card-played' },
      );
      return () => animation.cancel();
    });
