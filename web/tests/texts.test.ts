// No message is missing or unused in any language; all languages take the same arguments.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse, type Entry } from '@fluent/syntax';
import { describe, expect, it } from 'vitest';

const texts = resolve(__dirname, '../../src/aurum/texts');
const languages = ['en', 'de', 'fr', 'ru'];
const files = ['page.ftl', 'learn.ftl', 'review-page.ftl'];

function messages(language: string, file: string): Map<string, string> {
  const source = readFileSync(join(texts, language, file), 'utf8');
  const { body } = parse(source, {});
  const found = new Map<string, string>();
  for (const entry of body as Entry[]) {
    expect(
      entry.type,
      `${language}/${file}: ${'annotations' in entry ? JSON.stringify(entry) : ''}`,
    ).not.toBe('Junk');
    if (entry.type === 'Message')
      found.set(
        (entry as { id: { name: string } }).id.name,
        source.slice(
          (entry as { span?: { start: number } }).span!.start,
          (entry as { span?: { end: number } }).span!.end,
        ),
      );
  }
  return found;
}

function sources(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return name === 'wire' ? [] : sources(path);
    return /\.(ts|svelte)$/.test(name) ? [readFileSync(path, 'utf8')] : [];
  });
}

const code = sources(resolve(__dirname, '../src')).join('\n');
const quoted = new Set(
  [...code.matchAll(/['"]([a-z][A-Za-z0-9-]*)['"]/g)].map((match) => match[1]!),
);
const prefixes = [...code.matchAll(/`([a-z-]+-)\$\{/g)].map((match) => match[1]!);
const calls = [...code.matchAll(/\bt\(((?:[^()`]|\([^()]*\)){1,160}?)[,)]/g)].flatMap((call) =>
  [
    ...call[1]!.matchAll(
      /(?<![=!]= )'([a-z]+(?:-[a-zA-Z0-9]+)*)'(?! [?:=!])|\? '([a-z-]+)'|: '([a-z-]+)'/g,
    ),
  ].map((match) => match[1] ?? match[2] ?? match[3]!),
);
const variables = (text: string): string[] =>
  [...new Set([...text.matchAll(/\$([a-z]+)/g)].map((match) => match[1]!))].toSorted();

describe.each(files)('%s', (file) => {
  const english = messages('en', file);

  it.each(languages)('has the same messages with the same arguments in %s', (language) => {
    const here = messages(language, file);
    expect([...here.keys()].toSorted()).toEqual([...english.keys()].toSorted());
    for (const [id, text] of here) expect(variables(text), id).toEqual(variables(english.get(id)!));
  });

  it('has no message that is never used', () => {
    const unused = [...english.keys()].filter(
      (id) => !quoted.has(id) && !prefixes.some((prefix) => id.startsWith(prefix)),
    );
    expect(unused).toEqual([]);
  });
});

it('defines every message that the page asks for', () => {
  const known = new Set(
    [
      'game.ftl',
      'reasons.ftl',
      'hints.ftl',
      'lessons.ftl',
      'practice.ftl',
      'analysis.ftl',
      'review.ftl',
      ...files,
    ].flatMap((file) => [...messages('en', file).keys()]),
  );
  const asked = calls.filter((id) => id.includes('-'));
  expect(asked.length).toBeGreaterThan(150);
  expect(asked.filter((id) => !known.has(id))).toEqual([]);
});
