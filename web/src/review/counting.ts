/** What the numbers of a review say: columns, the course of the match, words. */
import { cardName } from '../texts/cards';
import { signedDecimal } from '../texts/numbers';
import { t } from '../texts/texts.svelte';
import { said } from '../screens/puzzles';
import type {
  Review,
  ReviewDecision,
  ReviewFortune,
  ReviewMark,
  ReviewRound,
  ReviewSide,
  ReviewSums,
} from '../wire/messages';

export const percent = (share: number): string => String(Math.round(100 * share));

/** Points with their sign. */
export const signed = (share: number): string => {
  const points = Math.round(100 * share);
  return points < 0 ? `−${-points}` : `+${points}`;
};

/** Wins or whole matches, with their sign. */
export const wins = signedDecimal;

/** From here on a sum is told in matches: nobody can lose 446 % of one. */
export const isLarge = (share: number): boolean => Math.abs(share) >= 1;

/** Points with their unit; what is more than a whole match, in matches. */
export const amount = (share: number): string =>
  isLarge(share)
    ? t('amount-matches', { matches: wins(share) })
    : t('amount-points', { points: signed(share) });

/** A percentage that is never 0: it did come. */
export const rare = (chance: number): string => percent(chance).replace(/^0$/, '<1');

/** Whether no more will come. */
export const isDone = (review: Review): boolean =>
  review.failed === true || (review.rounds.length === review.count && !review.rough?.length);

export interface Bar {
  id: string;
  amount: number;
  error: number | null;
  from: number;
}

/** What the seat could expect of its own cards, before anybody had decided anything. */
const ofHand = (round: ReviewRound, seat: number, side: number): number => {
  const first = round.decisions.find((decision) => decision.seat === seat && !decision.forced);
  return first ? first.expected[side]! - round.before[side]! : 0;
};

/** The parts in which a side's chance changed, from the start to the result. */
export function bars(review: Review, sums: ReviewSums, seat: number, side: number): Bar[] {
  const sum: ReviewSide = sums.sides[side]!;
  const hand = review.rounds.reduce((all, round) => all + ofHand(round, seat, side), 0);
  const [deal, hidden, own, others] = sum.errors as [number, number, number, number];
  const parts: [string, number, number][] = [
    ['hand', hand, deal],
    ['lie', sum.deal - hand, deal],
    ['others', sum.others, others],
    ['hidden', sum.hidden, hidden],
    ['own', sum.own, own],
  ];
  let at = sum.start;
  const found: Bar[] = [{ id: 'start', amount: sum.start, error: null, from: 0 }];
  for (const [id, amount, error] of parts) {
    found.push({ id, amount, error, from: at });
    at += amount;
  }
  return [...found, { id: 'result', amount: sum.result, error: null, from: 0 }];
}

/** The part that decided most, in a sentence. */
export function sentence(sum: ReviewSide): string {
  const { decisive } = sum;
  if (decisive == null) return t('review-sentence-even');
  const sign = sum[decisive] > 0 ? 'plus' : 'minus';
  return t(`review-sentence-${decisive}-${sign}`, { amount: amount(sum[decisive]) });
}

/** From the best to the worst. */
const VERDICTS = [
  'sharp',
  'fine',
  'close',
  'depends',
  'inaccuracy',
  'mistake',
  'blunder',
] as const satisfies readonly NonNullable<ReviewDecision['verdict']>[];

/** How many decisions of a seat were of which kind, in words. */
export function verdicts(review: Review, seat: number): string {
  const said = review.rounds
    .flatMap((round) => round.decisions)
    .filter((decision) => decision.seat === seat)
    .map((decision) => decision.verdict);
  return VERDICTS.map((word) => ({ word, count: said.filter((one) => one === word).length }))
    .filter(({ count }) => count > 0)
    .map(({ word, count }) => t(`verdict-${word}`, { count }))
    .join(', ');
}

export interface Moment {
  /** Counted from 1. */
  round: number;
  label: string;
  /** What could be known, and the value with all cards open. */
  known: number | null;
  open: number;
}

/** The course of the match for one seat: after each deal, the bids, and each trick. */
export function course(review: Review, seat: number, side: number, seats: number): Moment[] {
  return review.rounds.flatMap((round) => {
    const number = round.round + 1;
    const first = round.decisions.find((one) => one.seat === seat && !one.forced);
    const moments: Moment[] = [
      {
        round: number,
        label: t('review-at-deal', { round: number }),
        known: first?.stated[side] ?? null,
        open: round.dealt[side]!,
      },
    ];
    let cards = 0;
    let known: number | null = null;
    round.decisions.forEach((decision, i) => {
      if (decision.seat === seat && !decision.forced) known = decision.stated[side]!;
      const plays = decision.action.startsWith('play');
      const next = round.decisions[i + 1];
      if (plays) cards += 1;
      const trick = Math.ceil((plays ? cards : cards + 1) / seats);
      const label = !cards
        ? t('review-at-bids', { round: number })
        : t('review-at-trick', { round: number, trick });
      const ends = plays ? cards % seats === 0 || !next : next?.action.startsWith('play') && !cards;
      if (!ends && next) return;
      const open = decision.after[side]!;
      // What was decided after the last trick belongs to it.
      if (!plays && cards && cards % seats === 0) moments.at(-1)!.open = open;
      else moments.push({ round: number, label, known, open });
      known = null;
    });
    // A finished round lies open: everybody knows what it was worth.
    const last = moments.at(-1)!;
    return [...moments.slice(0, -1), { ...last, known: last.open }];
  });
}

export interface Found {
  round: number;
  mark: ReviewMark;
}

/** The costliest decisions of a seat. */
export const toLookAt = (review: Review, seat: number): Found[] =>
  review.rounds
    .flatMap(({ round, marks }) => marks.map((mark) => ({ round, mark })))
    .filter(({ mark }) => mark.seat === seat)
    .toSorted((a, b) => b.mark.loss - a.mark.loss)
    .slice(0, 3);

export interface FortuneFound {
  round: number;
  fortune: ReviewFortune;
}

/** The largest misfortunes (-1) or strokes of luck (1) of a side. */
export const fortunesOf = (review: Review, side: number, sign: -1 | 1): FortuneFound[] =>
  review.rounds
    .flatMap(({ round, fortunes }) => (fortunes ?? []).map((fortune) => ({ round, fortune })))
    .filter(({ fortune }) => fortune.side === side && fortune.change * sign > 0)
    .toSorted((a, b) => Math.abs(b.fortune.change) - Math.abs(a.fortune.change))
    .slice(0, 3);

/** How a choice that is this close to the best is taken: as solved. */
export const SOLVED = 0.03;

/** Why the best was better, if that could be counted sharply enough. */
export const reason = ({ reason: found, action }: ReviewMark): string | null =>
  found
    ? t(`why-${found.topic}`, {
        percent: percent(found.best),
        other: actionName(action),
        otherPercent: percent(found.played),
      })
    : null;

/** What a decision changed with the cards as they lay. */
export function change(round: ReviewRound, ply: number, side: number): number {
  const before = ply ? round.decisions[ply - 1]!.after : round.dealt;
  return round.decisions[ply]!.after[side]! - before[side]!;
}

/** An action of anybody: a puzzle says "your bid", a review does not. */
export function actionName(action: string): string {
  const [word, gold, card, partner] = action.split(' ');
  if (word !== 'swap') return said(action);
  return t(partner ? 'review-swap-partner' : 'review-swap', {
    card: cardName(card!),
    gold: gold!.slice(2),
  });
}
export const hand = (cards: readonly string[]): string => cards.map(cardName).join(', ');
