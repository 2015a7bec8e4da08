import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { commitment, secret } from '../src/net/seeds';
import { hex, sha256, unhex } from '../src/net/sha256';

describe('our own SHA-256', () => {
  it.each([0, 1, 3, 31, 32, 55, 56, 63, 64, 65, 119, 120, 1000])(
    'agrees with the platform on %i bytes',
    (length) => {
      const bytes = Uint8Array.from({ length }, (_, i) => (i * 37 + length) % 256);
      expect(hex(sha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'));
    },
  );
});

describe('the share in a deal', () => {
  it('is sealed before it is shown, and the seal fits', () => {
    const seal = commitment('match', 0);
    expect(hex(sha256(unhex(secret('match', 0)!)))).toBe(seal);
  });

  it('survives a reload and differs from hand to hand', () => {
    expect(commitment('match', 1)).toBe(commitment('match', 1));
    expect(commitment('match', 1)).not.toBe(commitment('match', 2));
  });
});
