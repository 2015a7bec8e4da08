import { cleanup, render, screen } from '@testing-library/svelte';
import { beforeEach, describe, expect, test } from 'vitest';
import { dealFrom, handKey, spareSeed } from '../src/fair/deal';
import { commitment } from '../src/fair/hash';
import { forgetMemory, keep } from '../src/fair/keeping';
import Fairness from '../src/table/Fairness.svelte';
import type { ClientSeed, DealProof, RoundSheet } from '../src/wire/messages';

const MATCH = 'm'.repeat(22);
const SERVER = '1'.repeat(64);
const seed = (digit: string) => digit.repeat(64);
const person = (digit: string): ClientSeed => ({
  kind: 'person',
  by: 'person',
  commitment: commitment(seed(digit)),
  seed: seed(digit),
});
const standIn = (seat: number, kind: 'person' | 'bot'): ClientSeed => {
  const spare = spareSeed(SERVER, MATCH, 0, seat);
  return { kind, by: 'server', commitment: commitment(spare), seed: spare };
};

function proofOf(clients: ClientSeed[], server = SERVER): DealProof {
  return { table: MATCH, hand: 0, commitment: commitment(server), server_seed: server, clients };
}

function sheetOf(proof: DealProof): RoundSheet {
  const seeds = proof.clients.map((client) => client.seed);
  const { hands, exposed, first } = dealFrom(handKey(proof.server_seed, MATCH, 0, seeds), 3);
  return { round: 0, first, hands, exposed, proof } as unknown as RoundSheet;
}

/** This browser sat in seat 0 and saw the proof's seals before the deal. */
function watched(proof: DealProof) {
  const { clients } = proof;
  const seen = {
    hand: 0,
    commitment: proof.commitment,
    kinds: clients.map(({ kind }) => kind!),
    sealed: clients[0]!.commitment,
    committed: true,
    commitments: clients.map((client) => (client.withheld ?? client.commitment)!),
    revealed: true,
    cards: sheetOf(proof).hands[0]!,
    refused: null,
  };
  keep({
    witness: { server: location.origin, match: MATCH, seat: 0, hands: [seen] },
    secret: {},
  });
}

const show = (proof: DealProof) =>
  render(Fairness, { match: MATCH, sheets: [sheetOf(proof)], index: 0 });

const honest = [person('2'), person('3'), standIn(2, 'bot')];

beforeEach(() => {
  cleanup();
  forgetMemory();
  localStorage.clear();
});

describe('was the deal fair', () => {
  test('a deal that this browser watched is said to be', () => {
    watched(proofOf(honest));
    show(proofOf(honest));
    expect(screen.getByText(/^Yes\. This browser noted all seals before the deal/)).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('of a deal that it did not watch it says less', () => {
    show(proofOf(honest));
    expect(screen.queryByText(/^Yes/)).toBeNull();
    expect(screen.getByText(/it did not take part/)).toBeTruthy();
  });

  test('a server that swapped its seed after the reveals is found out', () => {
    watched(proofOf(honest));
    const clients = [person('2'), person('3'), person('4')];
    show(proofOf(clients, '9'.repeat(64)));
    expect(screen.getByRole('alert').textContent).toMatch(/not the one it showed before the deal/);
  });

  test('the own seed replaced is found out', () => {
    const before = [person('2'), person('3'), person('4')];
    watched(proofOf(before));
    show(proofOf([person('5'), person('3'), person('4')]));
    expect(screen.getByRole('alert').textContent).toMatch(/then used another one/);
  });

  test('a seed that does not fit its seal is found out without a witness', () => {
    show(proofOf([{ ...person('2'), commitment: commitment(seed('9')) }, ...honest.slice(1)]));
    expect(screen.getByRole('alert').textContent).toMatch(/does not fit its seal/);
  });

  test('other cards than the seeds lead to are found out', () => {
    const sheet = sheetOf(proofOf(honest));
    const [one, two, three] = sheet.hands;
    const hands = [[two![0]!, ...one!.slice(1)], [one![0]!, ...two!.slice(1)], three!];
    render(Fairness, { match: MATCH, sheets: [{ ...sheet, hands }], index: 0 });
    expect(screen.getByRole('alert').textContent).toMatch(/lead to other cards/);
  });

  test('persons whose seed did not come are named', () => {
    const withheld = { ...standIn(1, 'person'), withheld: commitment(seed('3')) };
    show(proofOf([person('2'), withheld, standIn(2, 'person')]));
    expect(screen.getByText(/Seat.*2.*did not show/)).toBeTruthy();
    expect(screen.getByText(/Seat.*3.*sealed no seed in time/)).toBeTruthy();
  });
});
