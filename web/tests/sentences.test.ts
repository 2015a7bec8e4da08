import { describe, expect, it } from 'vitest';
import { numbered } from '../src/state/chronicle';
import { people } from '../src/state/people';
import { reasonText, sentences, sideName, winning } from '../src/state/sentences';
import { pieces, spoken } from '../src/texts/cards';
import { LANGUAGES, speak, t } from '../src/texts/texts.svelte';
import type { Event } from '../src/wire/messages';
import { moment, replayed } from './moments';

describe('the story of the table', () => {
  const { room, own } = moment('play4');
  const seated = () => people(room, 0);

  it('says "you" to the reader and names the others', () => {
    expect(sentences({ type: 'card-played', seat: 0, card: 'Bi7' }, seated()).map(spoken)).toEqual([
      'You play Bismuth 7.',
    ]);
    expect(sentences({ type: 'card-played', seat: 2, card: 'Zn10' }, seated()).map(spoken)).toEqual(
      ['Mina plays Zinc 10.'],
    );
  });

  it('cuts a sentence where a card stands', () => {
    const [sentence] = sentences({ type: 'gold-collected', seat: 1, card: 'Au3' }, seated());
    expect(
      pieces(sentence!)
        .filter((piece) => piece.card)
        .map((piece) => piece.text),
    ).toEqual(['Au3']);
  });

  it('is not disturbed by a name that looks like a mark', () => {
    const guests = seated().map((person) => ({
      ...person,
      name: '\uE000Fe7\uE001 \uE000',
      me: false,
    }));
    const [sentence] = sentences({ type: 'card-played', seat: 1, card: 'Bi7' }, guests);
    expect(
      pieces(sentence!)
        .filter((piece) => piece.card)
        .map((piece) => piece.text),
    ).toEqual(['Bi7']);
  });

  it('explains a barred card in words', () => {
    const [group] = own!.barred!;
    expect(reasonText(group!.reason, seated())).toMatch(
      /^(Bismuth|Copper|Phosphorus|Silver|Zinc) has already been played to this trick\.$/,
    );
  });

  it('counts seats from 1, as people do', () => {
    const reason = { clause: '', code: 'seat-taken', text: '', details: { seat: '0' } };
    expect(reasonText(reason)).toBe('Seat 1 is taken.');
  });

  it('names the reader first, and a team as one', () => {
    const second = people(room, 2);
    expect(sideName(second, 0)).toBe(`You and ${second[0]!.name}`);
    expect(winning(second, [1, 0]).sides).toBe(
      `You and ${second[0]!.name}; ${second[1]!.name} and ${second[3]!.name}`,
    );
  });

  it('says "you" to one who won alone, and to nobody else', () => {
    const three = seated().slice(0, 3);
    expect(t('log-nuggets', winning(three, [0]))).toBe('You take the nugget.');
    expect(t('log-nuggets', winning(three, [1, 0]))).toBe(`Nuggets: You and ${three[1]!.name}.`);
    expect(winning(seated(), [0]).who).toBe('other');
  });

  it('names the bids that decided between sides level on nuggets (R10.2)', () => {
    const three = seated().slice(0, 3);
    const bids = [
      { side: 2, bid: 7 },
      { side: 0, bid: 5 },
    ];
    const ended: Event = {
      type: 'match-ended',
      winners: [2],
      reason: 'final-bid',
      final_bids: bids,
    };
    expect(sentences(ended, three)).toEqual([
      `Nuggets are level, so the highest last bid decides: ${three[2]!.name} (7), You (5).`,
      `The match is over. Winner: ${three[2]!.name}.`,
    ]);
    const dealt: Event = { type: 'round-dealt', round: 2, first: 1, exposed: [] };
    expect(sentences(dealt, three)).toHaveLength(1);
    expect(sentences({ ...dealt, final_bid_counts: true }, three).at(-1)).toBe(
      'This is the last round: if nuggets are level after it, the highest last bid wins the match.',
    );
  });

  it('falls back to the words of the server for a reason it does not know', () => {
    expect(reasonText({ clause: '', code: 'brand-new', text: 'Something new.', details: {} })).toBe(
      'Something new.',
    );
  });

  it('knows the number of every trick, also when the story begins in the middle', () => {
    const taken: Event = { type: 'trick-taken', seat: 1, lowest: 2 };
    const opened: Event = { type: 'trick-opened', leader: 2, chances: [] };
    const card: Event = { type: 'card-played', seat: 2, card: 'Bi3' };
    const lines = numbered([opened, card, taken, opened, card, taken, opened, card], 5);
    expect(lines.map(({ trick }) => trick)).toEqual([3, 3, 3, 4, 4, 4, 5, 5]);
    expect(sentences(lines[3]!.event, seated(), lines[3]!.trick)).toEqual([
      `Trick 5. ${seated()[2]!.name} leads.`,
    ]);
  });

  it.each(LANGUAGES)('has words for every event in %s', async (language) => {
    await speak(language);
    const events = [
      ...replayed('replay3').frames.flatMap((frame) => frame.events ?? []),
      ...moment('over3').events,
      ...moment('over4').events,
    ];
    for (const event of events)
      for (const sentence of sentences(event, seated()))
        expect(sentence).not.toMatch(/^log-|\{|undefined/);
    await speak('en');
  });
});
