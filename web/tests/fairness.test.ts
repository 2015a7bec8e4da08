import { render, screen } from '@testing-library/svelte';
import { describe, expect, test } from 'vitest';
import { hex, sha256, unhex } from '../src/net/sha256';
import Fairness from '../src/table/Fairness.svelte';
import type { ClientSeed, DealProof } from '../src/wire/messages';

const seed = (digit: string) => digit.repeat(64);
const seal = (of: string) => hex(sha256(unhex(of)));
const person = (digit: string): ClientSeed => ({
  by: 'person',
  commitment: seal(seed(digit)),
  seed: seed(digit),
});

function shown(clients: ClientSeed[]) {
  const proof = { commitment: seal(seed('1')), server_seed: seed('1'), clients } as DealProof;
  render(Fairness, { proof });
}

describe('was the deal fair', () => {
  test('seeds that fit their seals are said to fit', () => {
    shown([person('2'), person('3')]);
    expect(screen.getByText(/every seed fits/)).toBeTruthy();
    expect(screen.queryByText(/did not show/)).toBeNull();
  });

  test('a seed that does not fit is said to be wrong', () => {
    shown([{ ...person('2'), commitment: seal(seed('9')) }]);
    expect(screen.getByText(/does not fit/)).toBeTruthy();
  });

  test('a seat that kept its seed to itself is named', () => {
    shown([
      person('2'),
      { by: 'server', commitment: null, seed: seed('3'), withheld: seal(seed('4')) },
    ]);
    expect(screen.getByText(/Seat.*2.*did not show/)).toBeTruthy();
  });
});
