import { expect, it } from 'vitest';

import { fitting } from '../src/lesson/offers';
import type { LessonId, Own, View } from '../src/wire/messages';
import { moment } from './moments';

const at = (name: string): { view: View; own: Own } => {
  const { view, own } = moment(name);
  return { view: structuredClone(view), own: structuredClone(own!) };
};
const all: LessonId[] = ['first', 'exchange', 'gold', 'team'];
const but = (wanted: LessonId) => all.filter((lesson) => lesson !== wanted);

it('offers the guided round to whoever bids for the first time, and no lesson twice', () => {
  const { view, own } = at('bid3');
  view.round = 0;
  view.seats[own.seat]!.placed = false;
  expect(fitting(view, own, [])).toBe('first');
  expect(fitting(view, own, ['first'])).toBeNull();
  view.seats[own.seat]!.placed = true;
  expect(fitting(view, own, [])).toBeNull();
});

it('offers teams only where there are teams', () => {
  const four = at('bid4');
  four.view.seats[four.own.seat]!.placed = false;
  expect(fitting(four.view, four.own, but('team'))).toBe('team');
  const three = at('bid3');
  expect(fitting(three.view, three.own, but('team'))).toBeNull();
});

it('offers gold with the first that counts, and a change of bid to whoever has too many tricks', () => {
  const { view, own } = at('play3');
  const seat = view.seats[own.seat]!;
  seat.gold = ['Au0'];
  expect(fitting(view, own, but('gold'))).toBeNull();
  seat.gold = ['Au0', 'Au2'];
  expect(fitting(view, own, but('gold'))).toBe('gold');
  const side = view.sides.find(({ seats }) => seats.includes(own.seat))!;
  own.exchangeable = true;
  side.standing = 'exact';
  expect(fitting(view, own, but('exchange'))).toBeNull();
  side.standing = 'over';
  expect(fitting(view, own, but('exchange'))).toBe('exchange');
  own.exchangeable = false;
  expect(fitting(view, own, but('exchange'))).toBeNull();
});
