/** What is said about puzzles: the task before an answer, its worth afterwards. */
import { cardName, joined } from '../texts/cards';
import { t } from '../texts/texts.svelte';
import type { PuzzleJudged, PuzzleShown } from '../wire/messages';

const percent = (share: number): string => String(Math.round(100 * share));

export function task({ kind, aim, rank }: PuzzleShown): string {
  if (kind === 'best-chance') return t('puzzle-task-best-chance');
  return t(`puzzle-task-${aim}`, { rank: String(rank) });
}

/** An action as it is said. */
export function said(action: string): string {
  const [word, first, second, partner] = action.split(' ');
  if (word === 'swap')
    return t(partner ? 'puzzle-action-swap-partner' : 'puzzle-action-swap', {
      card: cardName(second!),
      gold: first!.slice(2),
    });
  return first ? cardName(first) : t(`puzzle-action-${action}`);
}

export function feedback(puzzle: PuzzleShown, judged: PuzzleJudged): string[] {
  const answer = t('puzzle-answer', { answers: joined(judged.answers.map(said)) });
  const lines = puzzle.kind === 'certain' ? certain(puzzle, judged) : chance(judged);
  return judged.solved ? lines : [...lines, answer];
}

function certain(puzzle: PuzzleShown, judged: PuzzleJudged): string[] {
  const worlds = String(judged.worlds);
  if (judged.solved) return [t('puzzle-certain-right', { worlds })];
  const hands = (judged.example ?? [])
    .map((cards, seat) => ({ cards, seat }))
    .filter(({ cards, seat }) => seat !== puzzle.own.seat && cards.length)
    .map(({ cards, seat }) =>
      t('puzzle-hand', { seat: String(seat + 1), cards: cards.map(cardName).join(', ') }),
    );
  return [
    t('puzzle-certain-wrong', { count: String(judged.fails), worlds }),
    t('puzzle-certain-example', { hands: hands.join('; ') }),
  ];
}

function chance(judged: PuzzleJudged): string[] {
  const { win, best, next_win: other } = judged;
  if (judged.solved)
    return [
      t('puzzle-chance-right', { percent: percent(win ?? 0) }),
      t('puzzle-chance-next', {
        action: said(judged.next_action ?? 'keep'),
        percent: percent(other ?? 0),
      }),
    ];
  return [
    t('puzzle-chance-wrong', {
      percent: percent(win ?? 0),
      best: percent(best ?? 0),
      points: Math.round(100 * ((best ?? 0) - (win ?? 0))),
    }),
  ];
}
