import { beforeAll, describe, expect, it } from 'vitest';
import { amount, fortunesOf, rare, sentence } from '../src/review/counting';
import { LANGUAGES, require, speak } from '../src/texts/texts.svelte';
import type { Review, ReviewFortune, ReviewSide } from '../src/wire/messages';

beforeAll(() => require('review'));

const side: ReviewSide = {
  side: 0,
  start: 0.33,
  deal: 0.02,
  hidden: 0.1,
  own: -4.46,
  others: 4.01,
  result: 0,
  errors: [0.1, 0.1, 0.1, 0.1],
  decisive: 'own',
};

describe('a sum of a review', () => {
  it('is told in points, and from a whole match on in matches', () => {
    expect(amount(0.214)).toBe('+21 points');
    expect(amount(-0.9949)).toBe('−99 points');
    expect(amount(-4.46)).toBe('−4.5 whole matches');
  });

  it('that decided most is named by the server', () => {
    expect(sentence(side)).toBe('Own play cost most: −4.5 whole matches.');
    expect(sentence({ ...side, decisive: 'hidden' })).toContain('+10 points');
    expect(sentence({ ...side, decisive: null })).toContain('Nothing stands out');
  });

  it.each(LANGUAGES)('has its unit in every language (%s)', async (language) => {
    await speak(language);
    expect(amount(-4.46)).toMatch(/^−4[.,]5 \S/);
    await speak('en');
  });
});

describe('misfortunes', () => {
  const fortune = (change: number, side = 0): ReviewFortune => ({
    side,
    topic: 'deal',
    chance: 0.1,
    change,
  });
  const review = {
    count: 2,
    sums: null,
    rounds: [
      { round: 0, fortunes: [fortune(-0.1), fortune(-0.4), fortune(0.2), fortune(-0.9, 1)] },
      { round: 1, fortunes: [fortune(-0.2), fortune(-0.3)] },
    ],
  } as unknown as Review;

  it('are the three largest of a side', () => {
    expect(fortunesOf(review, 0, -1).map((one) => one.fortune.change)).toEqual([-0.4, -0.3, -0.2]);
    expect(fortunesOf(review, 0, 1).map((one) => one.round)).toEqual([0]);
  });

  it('are never impossible', () => {
    expect([rare(0.123), rare(0.002)]).toEqual(['12', '<1']);
  });
});
