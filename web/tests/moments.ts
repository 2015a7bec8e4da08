// Moments of real matches, written by scripts/page_fixtures.py.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Recorded } from '../src/gallery/recording';
import type { Replay } from '../src/wire/messages';

const read = (name: string): unknown =>
  JSON.parse(readFileSync(resolve(__dirname, 'fixtures', `${name}.json`), 'utf8'));

export const moment = (name: string): Recorded => read(name) as Recorded;
export const replayed = (name: string): Replay => read(name) as Replay;
