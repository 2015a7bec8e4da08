// A replay's frames as one looks at them: a finished trick stays for a step of its own, and keeping a bid is no step at all.
import { lingering } from '../state/shown';
import type { Event, Frame, View } from '../wire/messages';

export interface Step {
  /** Where a link leads: the number of the frame; a half more for what follows a finished trick in the same frame. */
  at: number;
  round: number;
  trick: number;
  view: View;
  hands: Frame['hands'];
  events: Event[];
  /** Who kept their bids just before. */
  kept: number[];
  lingers: boolean;
}

const silent = (event: Event): boolean => event.type === 'bid-kept';
const opens = (event: Event): boolean => event.type === 'trick-opened';

export function steps(frames: readonly Frame[]): Step[] {
  const found: Step[] = [];
  let kept: number[] = [];
  let waiting: Event[] = []; // the opening of a trick is told with its first card
  const add = (at: number, frame: Frame, view: View, events: Event[], lingers = false) => {
    const shown = { ...view, to_act: [] }; // nobody thinks in a replay
    found.push({
      at,
      round: frame.round,
      trick: view.trick.number,
      view: shown,
      hands: frame.hands,
      events: [...waiting, ...events],
      kept,
      lingers,
    });
    [kept, waiting] = [[], []];
  };
  frames.forEach((frame, i) => {
    const events = (frame.events ?? []).filter((event) => !silent(event));
    if (frame.action === 'keep' && frame.seat != null && !events.length) {
      kept = [...kept, frame.seat];
      return;
    }
    const taken = events.findIndex((event) => event.type === 'trick-taken') + 1;
    const before = frames[i - 1];
    const stay =
      taken && before
        ? lingering(
            { view: before.view, own: null },
            { type: 'update', match: '', seq: i, view: frame.view, events },
          )
        : null;
    if (!stay) return add(i, frame, frame.view, events);
    add(i, frame, stay.view, events.slice(0, taken), true);
    const rest = events.slice(taken);
    if (rest.every(opens)) waiting = rest;
    else add(i + 0.5, frame, frame.view, rest);
  });
  const last = frames.at(-1);
  // A record that was cut off ends with what has not been told yet.
  if (last && (kept.length || waiting.length))
    add(frames.length - (kept.length ? 1 : 0.5), last, last.view, []);
  return found;
}

/** The step for a place in the match: that one, or the last before it. */
export const stepAt = (all: readonly Step[], at: number): number =>
  Math.max(
    0,
    all.findLastIndex((step) => step.at <= at),
  );

/** The first step of a trick: where one can jump to. */
export interface Chapter {
  step: number;
  round: number;
  trick: number;
}

/** The first step of every trick, and of every round. */
export const chapters = (all: readonly Step[]): Chapter[] =>
  all.flatMap(({ round, trick }, i) => {
    const before = all[i - 1];
    return !before || before.round !== round || before.trick !== trick
      ? [{ step: i, round, trick }]
      : [];
  });

/** How many rounds are over after this step. */
export const roundsOver = (step: Step): number =>
  step.round + (step.view.phase === 'deal' || step.view.phase === 'over' ? 1 : 0);
