// JSON read strictly: what is missing or of another shape proves nothing.
import type { Reason } from '../wire/messages';

type Facts = Record<string, number>;

/** A deal that cannot be trusted. `flaw` is a code of src/aurum/game/fair_flaws.py. */
export class BadProof extends Error {
  constructor(
    readonly flaw: string,
    readonly facts: Facts = {},
  ) {
    super(flaw);
  }

  /** The flaw for people, who count rounds from 1. */
  get reason(): Reason {
    return told(`fair-${this.flaw}`, this.facts);
  }
}

export function told(code: string, facts: Facts): Reason {
  const shown = { ...facts, ...('round' in facts ? { round: facts.round! + 1 } : {}) };
  const details = Object.fromEntries(
    Object.entries(shown).map(([name, fact]) => [name, `${fact}`]),
  );
  return { clause: '', code, text: code, details };
}

export class Unreadable extends Error {}

function checked<T>(value: unknown, fits: boolean): T {
  if (!fits) throw new Unreadable(`${JSON.stringify(value)} has the wrong shape`);
  return value as T;
}

export const object = (value: unknown): Record<string, unknown> =>
  checked(value, typeof value === 'object' && value !== null && !Array.isArray(value));
export const list = (value: unknown): unknown[] => checked(value, Array.isArray(value));
export const string = (value: unknown): string => checked(value, typeof value === 'string');
export const number = (value: unknown): number => checked(value, Number.isInteger(value));
export const truth = (value: unknown): boolean => checked(value, typeof value === 'boolean');
export const digest = (value: unknown): string =>
  checked(value, typeof value === 'string' && /^[0-9a-f]{64}$/.test(value));
export const optionalDigest = (value: unknown): string | null =>
  value == null ? null : digest(value);
export const optionalText = (value: unknown): string | null =>
  value == null ? null : string(value);

type Readers<T> = { [Name in keyof T]: (value: unknown) => T[Name] };

/** Reads an object field by field; fields that nobody reads are left out. */
export const shape =
  <T>(readers: Readers<T>) =>
  (value: unknown): T => {
    const data = object(value);
    const names = Object.keys(readers) as (keyof T & string)[];
    return Object.fromEntries(names.map((name) => [name, readers[name](data[name])])) as T;
  };
export const listOf =
  <T>(read: (value: unknown) => T) =>
  (value: unknown): T[] =>
    list(value).map(read);
export const strings = listOf(string);
export const optionalStrings = (value: unknown): string[] | null =>
  value == null ? null : strings(value);
