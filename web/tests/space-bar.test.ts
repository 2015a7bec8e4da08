import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recording } from '../src/gallery/recording';
import { SpaceBar } from '../src/table/space_bar';
import { moment } from './moments';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const table = () => {
  const session = recording(moment('play4'));
  const bar = new SpaceBar(session);
  const release = () => {
    const event = new KeyboardEvent('keyup', { key: ' ', cancelable: true });
    bar.released(event);
    return event.defaultPrevented;
  };
  return { session, bar, release };
};

describe('the space bar', () => {
  it('hurries while others move, and goes on quickly while it is held', () => {
    const { session, bar, release } = table();
    expect(bar.pressed(false, false)).toBe(true);
    expect(bar.pressed(true, false)).toBe(true);
    release();
    expect(session.asked).toEqual(['hurry', 'forward', 'calm']);
  });

  it('chooses nothing when it is still held as the question comes', () => {
    const { bar, release } = table();
    bar.pressed(true, false);
    bar.asked();
    vi.advanceTimersByTime(5000);
    expect(bar.pressed(true, true)).toBe(true);
    expect(release()).toBe(true);
  });

  it('chooses nothing when it is pressed before one can have seen the question', () => {
    const { bar, release } = table();
    bar.asked();
    vi.advanceTimersByTime(200);
    expect(bar.pressed(false, true)).toBe(true);
    expect(release()).toBe(true);
  });

  it('presses a button like anywhere else afterwards', () => {
    const { session, bar, release } = table();
    bar.asked();
    vi.advanceTimersByTime(500);
    expect(bar.pressed(false, true)).toBe(false);
    expect(release()).toBe(false);
    expect(session.asked).not.toContain('hurry');
  });
});
