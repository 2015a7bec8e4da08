import type { Reason } from '../wire/messages';
import { settings } from './settings.svelte';
import type { Shown } from './shown';

export interface Player {
  readonly shown: Shown | null;
  armed: boolean;
  planned: string | null;
  act(action: string): void;
  explain(reason: Reason): void;
}

/** What the page may do without asking: keep the bid, play the planned card, play the only card. */
export function consider(player: Player): void {
  const own = player.shown?.own;
  if (!own || own.asked == null) return;
  const legal = own.legal ?? [];
  const phase = player.shown!.view.phase;
  if (phase === 'exchange' && !player.armed && !settings.askExchange && legal.includes('keep'))
    return player.act('keep');
  if (phase !== 'play') return;
  const plan = player.planned && `play ${player.planned}`;
  player.planned = null;
  if (plan && legal.includes(plan)) return player.act(plan);
  if (plan) return disappoint(player, plan);
  if (settings.single && legal.length === 1 && legal[0] !== 'end')
    playSingle(player, own.asked, legal[0]!);
}

/** The card chosen in advance may not be played after all. */
function disappoint(player: Player, plan: string): void {
  const card = plan.split(' ')[1]!;
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
