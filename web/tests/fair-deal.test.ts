// The session against a line on which a cheating server speaks: what it pins, and when it keeps its seed.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { commitment } from '../src/fair/hash';
import { forgetMemory, witnessOf } from '../src/fair/keeping';
import { Session } from '../src/state/session.svelte';
import type { ClientMessage, Seeds, ServerMessage } from '../src/wire/messages';
import { Line } from './line';
import { moment } from './moments';

const MATCH = 'm'.repeat(22);
const SEAL = 'a'.repeat(64);
const OTHER = 'b'.repeat(64);
const table = moment('play3');
const seats = table.room.seats.map((seat, i) => ({
  ...seat,
  kind: i < 2 ? ('person' as const) : ('bot' as const),
}));
const seedsNow = (changes: Partial<Seeds> = {}): Seeds => ({
  match: MATCH,
  hand: 0,
  stage: 'commit',
  commitment: SEAL,
  commitments: [null, null, OTHER],
  kinds: ['person', 'person', 'bot'],
  waiting: [0, 1],
  time_left: null,
  ...changes,
});
const room = (seeds: Seeds | null): ServerMessage => ({
  type: 'room',
  room: { ...table.room, seats, seeds, match: MATCH },
  seat: 0,
});
const welcome = (): ServerMessage => ({
  type: 'welcome',
  v: 1,
  server: '',
  now: Date.now(),
  name: 'Ada',
  room: { ...table.room, seats, seeds: null, match: MATCH },
  seat: 0,
  host: true,
});
let session: Session;

async function open() {
  session = new Session('K7QF-2M9X-RBT4');
  await Promise.resolve();
  Line.last.say(welcome());
}

beforeEach(async () => {
  vi.stubGlobal('WebSocket', Line);
  localStorage.clear();
  forgetMemory();
  await open();
});
afterEach(() => {
  session.close();
  vi.unstubAllGlobals();
});

const sent = <T extends ClientMessage['type']>(type: T) =>
  Line.last.sent.filter((message) => message.type === type) as Extract<
    ClientMessage,
    { type: T }
  >[];

/** The honest way up to the reveal; the seal that was sent. */
function committed(): string {
  Line.last.say(room(seedsNow()));
  const { id, commitment: seal } = sent('commit')[0]!;
  Line.last.say({ type: 'done', id });
  return seal;
}
const asked = (seal: string, changes: Partial<Seeds> = {}) =>
  room(seedsNow({ stage: 'reveal', commitments: [seal, OTHER, OTHER], ...changes }));
const trouble = () => session.reason?.reason.code;

describe('an honest deal', () => {
  it('is sealed once, shown once, and then forgotten', () => {
    const seal = committed();
    Line.last.say(asked(seal), asked(seal));
    expect(sent('commit')).toHaveLength(1);
    expect(sent('reveal')).toHaveLength(1);
    const { id, seed } = sent('reveal')[0]!;
    expect(commitment(seed)).toBe(seal);
    expect(Object.values(localStorage).join()).toContain(seed);
    Line.last.say({ type: 'done', id }, room(null));
    expect(Object.values(localStorage).join()).not.toContain(seed);
    expect(trouble()).toBeUndefined();
    expect(witnessOf(MATCH)!.hands[0]).toMatchObject({
      commitment: SEAL,
      sealed: seal,
      commitments: [seal, OTHER, OTHER],
      revealed: true,
      refused: null,
    });
  });

  it('waits for the player before the next hand', () => {
    Line.last.say(room(seedsNow({ hand: 1 })));
    expect(sent('commit')).toEqual([]);
    session.ready();
    expect(sent('commit')).toHaveLength(1);
  });

  it('survives a reload between seal and seed', async () => {
    const seal = committed();
    session.close();
    forgetMemory();
    await open();
    Line.last.say(asked(seal));
    expect(commitment(sent('reveal')[0]!.seed)).toBe(seal);
  });

  it('works in a browser without storage', () => {
    const none = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: none, setItem: none, removeItem: none });
    const seal = committed();
    Line.last.say(asked(seal));
    expect(commitment(sent('reveal')[0]!.seed)).toBe(seal);
  });
});

describe('a server that cheats gets no seed, and the player is told', () => {
  it.each<[string, Partial<Seeds> | ((seal: string) => Partial<Seeds>)]>([
    ['commitment-changed', { commitment: OTHER }],
    ['seal-missing', (seal) => ({ commitments: [seal, null, OTHER] })],
    ['own-seal-changed', { commitments: [OTHER, OTHER, OTHER] }],
    ['kind-changed', { kinds: ['person', 'bot', 'bot'] }],
  ])('%s', (why, changes) => {
    const seal = committed();
    Line.last.say(asked(seal, typeof changes === 'function' ? changes(seal) : changes));
    expect(sent('reveal')).toEqual([]);
    expect(trouble()).toBe(`distrust-${why}`);
    expect(witnessOf(MATCH)!.hands[0]!.refused).toBe(`distrust-${why}`);
    Line.last.say(asked(seal));
    expect(sent('reveal')).toEqual([]);
  });

  it('when it asks for a seed that was never sealed', () => {
    Line.last.say(asked(SEAL));
    expect([sent('reveal'), trouble()]).toEqual([[], 'distrust-not-committed']);
  });

  it('when it prepares the same deal again', () => {
    const seal = committed();
    Line.last.say(asked(seal));
    Line.last.say({ type: 'done', id: sent('reveal')[0]!.id }, room(seedsNow()));
    expect([sent('commit').length, trouble()]).toEqual([1, 'distrust-asked-twice']);
  });

  it('when it calls a person a bot before anything is sealed', () => {
    Line.last.say(room(seedsNow({ kinds: ['person', 'bot', 'bot'] })));
    expect([sent('commit'), trouble()]).toEqual([[], 'distrust-kind-changed']);
  });
});
