import { numbered } from '../state/chronicle';
import { botName, distinct, type Person } from '../state/people';
import { sentences } from '../state/sentences';
import { joined } from '../texts/cards';
import { has, t } from '../texts/texts.svelte';
import { BOT_LEVELS } from '../wire/messages';
import type { Step } from './steps';

const said = (name: string): string =>
  (BOT_LEVELS as readonly string[]).includes(name) && has(`bot-${name}`) ? botName(name) : name;

/** The people of a record; its bots are written there by their level. */
export const people = (names: readonly string[]): Person[] =>
  distinct(names.map(said)).map((name, seat) => ({
    seat,
    name,
    me: false,
    bot: (BOT_LEVELS as readonly string[]).includes(names[seat]!),
    away: false,
    standIn: false,
    standInAt: null,
  }));

/** What happened in a step, in sentences. */
export function told(step: Step, everybody: Person[]): string[] {
  const lines = numbered(step.events, step.view.trick.number).flatMap(({ event, trick }) =>
    sentences(event, everybody, trick),
  );
  if (!step.kept.length) return lines;
  const names = joined(step.kept.map((seat) => everybody[seat]!.name));
  const opened = step.events[0]?.type === 'trick-opened' ? 1 : 0;
  return lines.toSpliced(opened, 0, t('log-bids-kept', { names }));
}
