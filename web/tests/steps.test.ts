import { describe, expect, it } from 'vitest';
import { chapters, roundsOver, stepAt, steps } from '../src/replay/steps';
import { people, told } from '../src/replay/telling';
import { spoken } from '../src/texts/cards';
import { replayed } from './moments';

describe('a replay as one looks at it', () => {
  const replay = replayed('replay3');
  const all = steps(replay.frames);
  const everybody = people(replay.names);

  it('shows every finished trick with all its cards', () => {
    const taken = replay.frames.filter((frame) =>
      frame.events?.some((event) => event.type === 'trick-taken'),
    );
    const lingering = all.filter((step) => step.lingers);
    expect(lingering).toHaveLength(taken.length);
    expect(taken.length).toBeGreaterThan(1);
    for (const step of lingering) {
      expect(step.view.trick.cards).toHaveLength(3);
      expect(step.view.trick.taking).not.toBeNull();
    }
  });

  it('folds away who kept a bid, and tells it with the next move', () => {
    const keeps = replay.frames.filter((frame) => frame.action === 'keep');
    expect(keeps.length).toBeGreaterThan(2);
    expect(all.flatMap((step) => step.kept)).toHaveLength(keeps.length);
    const after = all.find((step) => step.kept.length > 1)!;
    expect(told(after, everybody).find((line) => line.startsWith('Bids'))).toMatch(
      /^Bids kept: .+ and .+\.$/,
    );
  });

  it('tells every event exactly once', () => {
    const events = replay.frames
      .flatMap((frame) => frame.events ?? [])
      .filter((event) => event.type !== 'bid-kept');
    expect(all.flatMap((step) => step.events)).toEqual(events);
  });

  it('counts tricks from 1', () => {
    const opened = all
      .flatMap((step) => told(step, everybody).map(spoken))
      .filter((sentence) => /^Trick \d+\./.test(sentence));
    expect(opened[0]).toMatch(/^Trick 1\. /);
    expect(opened[1]).toMatch(/^Trick 2\. /);
  });

  it('finds the step for any frame, also a folded one', () => {
    all.forEach((step, i) => expect(stepAt(all, step.at)).toBe(i));
    const folded = replay.frames.findIndex((frame) => frame.action === 'keep');
    expect(all[stepAt(all, folded)]!.at).toBeLessThan(folded);
    expect(stepAt(all, -5)).toBe(0);
  });

  it('has a chapter for every trick', () => {
    const found = chapters(all);
    expect(found[0]).toEqual({ step: 0, round: 0, trick: 0 });
    expect(new Set(found.map(({ round, trick }) => `${round}.${trick}`)).size).toBe(found.length);
  });

  it('knows in the middle of a round only the rounds before', () => {
    expect(roundsOver(all[0]!)).toBe(0);
    const ended = { ...all[0]!, view: { ...all[0]!.view, phase: 'deal' as const } };
    expect(roundsOver(ended)).toBe(1);
    expect(roundsOver({ ...all[0]!, round: 2 })).toBe(2);
  });

  it('names bots as everywhere else', () => {
    expect(people(['Ada', 'adept', 'adept']).map(({ name }) => name)).toEqual([
      'Ada',
      'Adept I',
      'Adept II',
    ]);
  });
});
