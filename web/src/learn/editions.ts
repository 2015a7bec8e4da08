import { t } from '../texts/texts.svelte';
import type { EditionAnswer, EditionInfo } from '../wire/messages';

type What = 'played' | 'answers';

export const answerOf = (
  edition: EditionInfo,
  what: What,
  topic: string,
): EditionAnswer | undefined => edition[what].find((answer) => answer.topic === topic);

/** The topics that the editions do not all answer alike; at a table of so many, if a number is given. */
export function differing(
  editions: readonly EditionInfo[],
  what: What,
  players: number | null = null,
): string[] {
  const asked = (editions[0]?.[what] ?? []).filter(
    (answer) => players === null || (answer.players ?? players) === players,
  );
  const values = (topic: string) =>
    new Set(
      editions.map((edition) => {
        const answer = answerOf(edition, what, topic);
        return `${answer?.silent ?? false} ${answer?.value ?? ''}`;
      }),
    );
  return asked.map(({ topic }) => topic).filter((topic) => values(topic).size > 1);
}

/** What is played for a topic: every answer, and in which editions. */
export function grouped(
  editions: readonly EditionInfo[],
  topic: string,
): { ids: string[]; answer: EditionAnswer | undefined }[] {
  const played = editions.map(({ id }, i) => ({
    id,
    answer: answerOf(editions[i]!, 'played', topic),
  }));
  const values = [...new Set(played.map(({ answer }) => answer?.value))];
  return values.map((value) => {
    const alike = played.filter(({ answer }) => answer?.value === value);
    return { ids: alike.map(({ id }) => id), answer: alike[0]!.answer };
  });
}

/** An answer in words. Several are steps: the second decides where the first did not. */
export function words(answer: EditionAnswer | undefined): string {
  if (!answer?.value) return '–';
  return answer.value
    .split(' ')
    .map((word) => t(`answer-${word}`))
    .join(' → ');
}
