// Moves what happens at the table: gold, taken tricks, changed bids.
import { tick } from 'svelte';
import { face, isGold } from '../art/metals';
import type { Scene, Staging } from '../state/director.svelte';
import { pace } from '../state/settings.svelte';
import { cardSound, endSound, goldSound, trickSound } from '../state/sound';
import type { BidExchanged, Event } from '../wire/messages';
import type { Thing } from './Flights.svelte';
import { TIMES } from './moves';
import { center, here, nodeAt, remember } from './places';

/** Lets a coin or a card fly over the table; resolves when it has arrived. */
export type Fly = (thing: Thing, from: string, to: string, milliseconds: number) => Promise<void>;

export function staging(fly: Fly, land: () => void): Staging {
  const running = new Set<Animation>();

  async function move(node: Element | null, frames: Keyframe[], length: number, id: string) {
    if (!node || !pace()) return;
    const animation = node.animate(frames, {
      duration: length * pace(),
      easing: 'cubic-bezier(.4,0,.4,1)',
      fill: 'forwards',
      id,
    });
    running.add(animation);
    await animation.finished.catch(() => undefined);
    running.delete(animation);
  }

  async function collect(seat: number, card: string): Promise<void> {
    const rank = face(card).rank;
    await Promise.all(arriving().map(({ finished }) => finished.catch(() => undefined)));
    const lowest = nodeAt(`slot-${seat}`)?.querySelector('.played') ?? null;
    const pulse = [{ transform: 'none' }, { transform: 'scale(1.09)' }, { transform: 'none' }];
    await move(lowest, pulse, TIMES.pulse, 'lowest');
    // The prize leaves its seal: no coin is seen in two places.
    void fade(nodeAt(`slot-${seat}`)?.querySelector('.prize') ?? null);
    await fly({ rank }, `supply-${rank}`, `gold-${seat}`, TIMES.coin);
  }

  const fade = (node: Element | null) =>
    move(node, [{ opacity: 1 }, { opacity: 0 }], TIMES.pulse, 'seal');

  async function take(taker: number, cards: { seat: number; card: string }[]): Promise<void> {
    const gold = cards.filter(({ card }) => isGold(card));
    for (const { seat } of cards)
      void fade(nodeAt(`slot-${seat}`)?.querySelector('.seals') ?? null);
    await Promise.all([
      ...cards.map(({ seat }, i) => gather(seat, taker, i)),
      ...gold.map(({ seat, card }) => {
        const rank = face(card).rank;
        return fly({ rank }, `slot-${seat}`, `supply-${rank}`, TIMES.coin);
      }),
    ]);
  }

  /** A card of a finished trick slides to the player who takes it. */
  async function gather(seat: number, taker: number, order: number): Promise<void> {
    const node = nodeAt(`slot-${seat}`)?.querySelector('.played') ?? null;
    const [from, to] = [here(`slot-${seat}`), here(`pile-${taker}`) ?? here(`plate-${taker}`)];
    if (!node || !from || !to) return;
    const [start, end] = [center(from), center(to)];
    const away = `translate(${end.x - start.x}px, ${end.y - start.y}px) scale(.22) rotate(${order * 7 - 10}deg)`;
    const frames = [
      { transform: 'none', opacity: 1 },
      { opacity: 1, offset: 0.7 },
      { transform: away, opacity: 0 },
    ];
    await move(node, frames, TIMES.take, 'trick-taken');
  }

  /** The old bid card goes to the hand of the player who pays, the new one comes from there. */
  async function exchange({ seat, target, card, returned, gold }: BidExchanged): Promise<void> {
    const rank = face(gold).rank;
    const hand = nodeAt('hand') && nodeAt(`own-${seat}`) ? 'hand' : `plate-${seat}`;
    const bid = nodeAt(`bid-${target}`)?.firstElementChild ?? null;
    await Promise.all([
      move(
        bid,
        [{ opacity: 1 }, { opacity: 0, offset: 0.1 }, { opacity: 0 }],
        TIMES.exchange,
        'bid',
      ),
      fly({ card: returned }, `bid-${target}`, hand, TIMES.exchange),
      fly(
        { card },
        here(`hand-${card}`) ? `hand-${card}` : `plate-${seat}`,
        `bid-${target}`,
        TIMES.exchange,
      ),
      fly({ rank }, `gold-${seat}`, `supply-${rank}`, TIMES.coin),
    ]);
    for (const animation of bid?.getAnimations() ?? []) animation.cancel();
  }

  async function play(scene: Scene): Promise<void> {
    if (!pace() || document.hidden) return;
    await tick(); // the picture before the scene must have been drawn
    if (scene.type === 'collect') return collect(scene.seat, scene.card);
    if (scene.type === 'take') return take(scene.seat, scene.cards);
    return exchange(scene.event);
  }

  return {
    before: remember,
    play,
    sound,
    hurry: () => {
      for (const animation of [...running, ...arriving()]) animation.finish();
      land();
    },
  };
}

/** Cards that are still on their way into the trick. */
const arriving = (): Animation[] =>
  [...document.querySelectorAll('.slot .played')].flatMap((node) =>
    node.getAnimations().filter(({ id }) => id === 'card-played'),
  );

function sound(events: readonly Event[]): void {
  const types = new Set(events.map((event) => event.type));
  if (types.has('match-ended') || types.has('round-ended')) endSound();
  else if (types.has('gold-collected') || types.has('bid-exchanged')) goldSound();
  else if (types.has('trick-taken')) trickSound();
  else if (types.has('card-played') || types.has('bid-placed')) cardSound();
}
