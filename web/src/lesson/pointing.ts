// Where a step of a lesson points: attributes on parts of the table, which the panel's style draws.
import type { LessonView } from '../wire/messages';

type LessonPlace = NonNullable<LessonView['point']>[number];

const PLACES: Record<LessonPlace, (seat: number) => string> = {
  hand: () => '.hand',
  trick: () => '.trick .cross',
  supply: () => '.supply',
  bid: (seat) => `[data-place="own-${seat}"]`,
  gold: (seat) => `[data-place="gold-${seat}"]`,
  tricks: (seat) => `[data-place="pile-${seat}"]`,
  change: () => '.actions .change',
  end: () => '.actions .change',
};

/** Marks these places, and no others. */
export function point(places: readonly LessonPlace[], seat: number): void {
  mark(
    'data-pointed',
    places.map((place) => PLACES[place](seat)),
  );
}

/** Marks what these actions are done with: a card, or the button that leads there. */
export function light(actions: readonly string[]): void {
  mark(
    'data-lit',
    actions.map((action) => {
      const [verb, card] = action.split(' ');
      return verb === 'play' || verb === 'bid' ? `.mine [data-card="${card}"]` : '.actions .change';
    }),
  );
}

function mark(attribute: string, selectors: readonly string[]): void {
  const wanted = new Set(selectors.flatMap((found) => [...document.querySelectorAll(found)]));
  for (const node of document.querySelectorAll(`[${attribute}]`))
    if (!wanted.has(node)) node.removeAttribute(attribute);
  for (const node of wanted) node.setAttribute(attribute, '');
}
