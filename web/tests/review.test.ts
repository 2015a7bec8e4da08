import { beforeAll, describe, expect, it } from 'vitest';
import { amount, course, fortunesOf, rare, sentence, verdicts } from '../src/review/counting';
import { LANGUAGES, require, speak } from '../src/texts/texts.svelte';
import type { Review, ReviewFortune, ReviewSide } from '../src/wire/messages';

beforeAll(async () => {
  await require('review');
  await require('review-page');
});

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

describe('the course of a match', () => {
  const decide = (action: string, after: number) => ({
    seat: 0,
    action,
    forced: false,
    expected: [0.5],
    stated: [0.6],
    after: [after],
  });
  const bids = [decide('bid Bi1', 0.1), decide('bid Bi2', 0.1)];
  const trick = [decide('play P1', 0.2), decide('play P2', 0.3)];
  const told = (...end: ReturnType<typeof decide>[]) => {
    const decisions = [...bids, ...trick, decide('keep', 0.3), ...trick, ...end];
    const rounds = [{ round: 0, dealt: [0.4], decisions }];
    const moments = course({ rounds } as unknown as Review, 0, 0, 2);
    return moments.map(({ label, open }) => `${label}: ${open}`);
  };

  it('has the deal, the bids and every trick, and what follows the last one belongs to it', () => {
    expect(told(decide('keep', 0.9))).toEqual([
      'Round 1, deal: 0.4',
      'Round 1, bids: 0.1',
      'Round 1, trick 1: 0.3',
      'Round 1, trick 2: 0.9',
    ]);
  });

  it('tells what could be known as a chance that holds, and at the end what came', () => {
    const rounds = [{ round: 0, dealt: [0.4], decisions: bids }];
    const moments = course({ rounds } as unknown as Review, 0, 0, 2);
    expect(moments.map(({ known }) => known)).toEqual([0.6, 0.1]);
  });

  it('names a trick that was not finished', () =>
    expect(told(decide('play P3', 0.6), decide('end', 0.7)).at(-1)).toBe('Round 1, trick 3: 0.7'));
});

describe('verdicts', () => {
  const said = (...words: (string | null)[]) => ({
    round: 0,
    decisions: words.map((verdict) => ({ seat: 1, verdict })),
  });
  const told = (...rounds: ReturnType<typeof said>[]) =>
    verdicts({ rounds } as unknown as Review, 1);

  it('are counted from the best to the worst, without forced moves', () =>
    expect(told(said('blunder', 'fine', null), said('sharp', 'fine'))).toBe(
      '1 sharp, 2 fine, 1 blunder',
    ));

  it('of another seat do not count', () =>
    expect(verdicts({ rounds: [said('fine')] } as unknown as Review, 0)).toBe(''));
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
