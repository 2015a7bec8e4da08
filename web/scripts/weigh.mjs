// Weighs what a first visit loads before it can be used, and fails above the limit.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const LIMITS = { first: 60_000, table: 100_000 };
const out = new URL('../../src/aurum/server/page/', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', out), 'utf8'));

/** The chunk, and everything it imports statically. */
function closure(key, seen = new Set()) {
  if (!seen.has(key)) {
    seen.add(key);
    for (const next of manifest[key].imports ?? []) closure(next, seen);
  }
  return seen;
}

const packed = (keys) =>
  [...new Set([...keys].map((key) => manifest[key].file))]
    .map((file) => gzipSync(readFileSync(new URL(file, out)), { level: 9 }).length)
    .reduce((sum, size) => sum + size, 0);

/** The texts of a language that every visit loads, as `speak` in src/texts/texts.svelte.ts does. */
const texts = (language) =>
  Object.keys(manifest).filter((key) =>
    ['game', 'page'].some((name) => key.includes(`texts/${language}/${name}.ftl`)),
  );

const heaviest = ['en', 'de', 'fr', 'ru']
  .map((language) => packed(texts(language)))
  .reduce((a, b) => Math.max(a, b));
const first = packed(closure('index.html')) + heaviest;
const table =
  packed(new Set([...closure('index.html'), ...closure('src/screens/Table.svelte')])) + heaviest;
const kB = (size) => `${(size / 1000).toFixed(1)} kB`;

console.log(
  `JavaScript, compressed: front page ${kB(first)} (limit ${kB(LIMITS.first)}), with the table ${kB(table)} (limit ${kB(LIMITS.table)})`,
);
for (const [what, size, limit] of [
  ['before it can be used', first, LIMITS.first],
  ['before a card can be played', table, LIMITS.table],
])
  if (size > limit) {
    console.error(
      `The page loads ${kB(size)} of compressed JavaScript ${what}, above the limit of ${kB(limit)}. ` +
        'Move something behind a dynamic import.',
    );
    process.exitCode = 1;
  }
