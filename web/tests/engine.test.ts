// The engine's host in JavaScript: slices, failures, and what the real file answers.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DONE, Engine, EngineFailed, MORE } from '../src/engine/engine';

const real = readFileSync(resolve(__dirname, '../../src/aurum/engine/aurum.wasm'));
const layout = JSON.parse(
  readFileSync(resolve(__dirname, '../../docs/engine/layout.json'), 'utf8'),
) as { codes: Record<string, number>; kinds: unknown[]; records: { Choice: { size: number } } };

/** Two kinds of 16 bytes each: the first counts its slices until it shall finish, the second traps. */
const toy = Buffer.from(
  'AGFzbQEAAAABBgFgAX8BfgMCAQAFAwEAAQYXBH8AQQALfwBBCAt/AEHAAAt/AEGAAQsHNAYGbWVtb3J5AgAF' +
    'a2luZHMDAAVzaXplcwMBCHF1ZXN0aW9uAwIGYW5zd2VyAwMDYXNrAAAKLQErACAAQQFGBEAAC0GAAUGAASkD' +
    'AEIBfDcDAEHAACkDAEICUQR+QgAFQgELCwsfAgBBAAsEAgAAAABBCAsQEAAAAAgAAAAQAAAACAAAAA==',
  'base64',
);
const COUNTS = 0;
const TRAPS = 1;
const question = new Uint8Array(16);
const counted = (answer: Uint8Array): bigint => new BigInt64Array(answer.slice().buffer)[0]!;

describe('slices', () => {
  it('go on until the caller says that it is enough', async () => {
    const engine = await Engine.of(toy);
    let left = 3;
    const { code, answer } = engine.answer(COUNTS, question, () => --left > 0);
    expect([code, counted(answer)]).toEqual([DONE, 4n]);
    expect(question).toEqual(new Uint8Array(16));
  });

  it('leave the question as it is, also where it lies in a larger buffer', async () => {
    const engine = await Engine.of(toy);
    const large = Buffer.alloc(64);
    const { answer } = engine.answer(COUNTS, large.subarray(24, 40), () => false);
    expect(counted(answer)).toBe(2n);
    expect(large.equals(Buffer.alloc(64))).toBe(true);
  });

  it('can be asked for one by one', async () => {
    const engine = await Engine.of(toy);
    expect(engine.call(COUNTS, question).code).toBe(MORE);
    expect(counted(engine.call(COUNTS, question).answer)).toBe(2n);
  });
});

describe('failures', () => {
  it('are an error of one sentence, and the next question gets a fresh instance', async () => {
    const engine = await Engine.of(toy);
    engine.call(COUNTS, question);
    expect(() => engine.answer(TRAPS, question)).toThrow(
      new EngineFailed('The engine gave up a question: unreachable'),
    );
    expect(counted(engine.call(COUNTS, question).answer)).toBe(1n);
  });

  it('name a question that the engine does not know, or of another length', async () => {
    const engine = await Engine.of(toy);
    expect(() => engine.call(2, question)).toThrow('There is no question of kind 2');
    expect(() => engine.call(-1, question)).toThrow('There is no question of kind -1');
    expect(() => engine.call(COUNTS, question.subarray(1))).toThrow(
      'A question of kind 0 has 16 bytes, and not 15',
    );
  });

  it('name a damaged file', async () => {
    await expect(Engine.of(real.subarray(0, 1000))).rejects.toThrow(/^The engine is damaged: /);
  });
});

describe('the engine file', () => {
  it('knows the kinds and sizes that are written down', async () => {
    const engine = await Engine.of(real);
    const empty = new Uint8Array(layout.records.Choice.size);
    expect(engine.answer(0, empty).code).toBe(layout.codes.BAD_RULES);
    expect(() => engine.call(layout.kinds.length, empty)).toThrow('There is no question of kind');
    expect(engine.layout).toMatch(/^[0-9a-f]{64}$/);
  });
});
