// The page's verifier and `aurum verify` are given the same records, and must say the same.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dealFrom, handKey } from '../src/fair/deal';
import { commitment, hex } from '../src/fair/hash';
import { verifyRecord } from '../src/fair/record';
import { BadProof, Unreadable } from '../src/fair/shapes';

interface Vector {
  kind: string;
  record: unknown;
  flaw: string | null;
}

const COUNT = 1000;
const root = resolve(__dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'aurum-'));
let vectors: Vector[] = [];

function python(): string {
  const here = join(root, '.venv/bin/python');
  return process.env.AURUM_PYTHON ?? (existsSync(here) ? here : 'python3');
}

function flawOf(record: unknown): string | null {
  try {
    verifyRecord(record);
    return null;
  } catch (error) {
    if (error instanceof Unreadable) return 'unreadable';
    if (error instanceof BadProof) return `fair-${error.flaw}`;
    throw error;
  }
}

beforeAll(() => {
  const file = join(folder, 'vectors.json');
  const task = ['-m', 'tests.game.fair_records', String(COUNT), file];
  execFileSync(python(), task, { cwd: root, stdio: 'inherit' });
  vectors = JSON.parse(readFileSync(file, 'utf8')) as Vector[];
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true }));

describe('a record', () => {
  it('is accepted a thousand times when it is honest', () => {
    const honest = vectors.filter(({ flaw }) => flaw === null);
    expect(honest).toHaveLength(COUNT);
    expect(honest.map(({ record }) => flawOf(record)).filter(Boolean)).toEqual([]);
  }, 120_000);

  it('is refused a thousand times when it is forged, for the same reason as by aurum verify', () => {
    const forged = vectors.filter(({ flaw }) => flaw !== null);
    expect(forged).toHaveLength(COUNT);
    expect(new Set(forged.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(12);
    for (const { kind, record, flaw } of forged)
      expect([kind, flawOf(record)]).toEqual([kind, flaw]);
  }, 120_000);
});

describe('the deal', () => {
  interface Deal {
    players: number;
    server_seed: string;
    commitment: string;
    table: string;
    hand: number;
    client_seeds: string[];
    key: string;
    first: number;
    hands: string[];
    exposed: string;
  }
  const deals = JSON.parse(
    readFileSync(join(root, 'tests/game/fair_vectors.json'), 'utf8'),
  ) as Deal[];

  it.each(deals)('of $table, hand $hand, is that of the test vectors', (vector) => {
    const key = handKey(vector.server_seed, vector.table, vector.hand, vector.client_seeds);
    expect([hex(key), commitment(vector.server_seed)]).toEqual([vector.key, vector.commitment]);
    const { hands, exposed, first } = dealFrom(key, vector.players);
    expect(first).toBe(vector.first);
    const sorted = (cards: string[]) => cards.toSorted();
    expect(hands.map(sorted)).toEqual(vector.hands.map((hand) => sorted(hand.split(' '))));
    expect(sorted(exposed)).toEqual(sorted(vector.exposed.split(' ').filter(Boolean)));
  });
});
