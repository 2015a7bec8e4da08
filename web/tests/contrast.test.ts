// Digits on gold must be readable where the gold is darkest; axe does not look into drawings.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const art = (name: string): string =>
  readFileSync(resolve(__dirname, '../src/art', `${name}.svelte`), 'utf8');

function luminance(colour: string): number {
  const parts = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16) / 255);
  const [red, green, blue] = parts.map((part) =>
    part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}

function stops(gradient: string): string[] {
  const source = art('Symbols');
  const start = source.indexOf(`id="${gradient}"`);
  const body = source.slice(start, source.indexOf('Gradient>', start));
  return [...body.matchAll(/stop-color="(#[0-9a-f]{6})"/g)].map((match) => match[1]!);
}

const found = (source: string, pattern: RegExp): string => pattern.exec(source)![1]!;

describe('digits on gold', () => {
  const inks = {
    card: { ink: found(art('Card'), /\.Au \{[^}]*--ink: (#[0-9a-f]{6})/), gradient: 'foil' },
    coin: { ink: found(art('Coin'), /\.mark \{\s*color: (#[0-9a-f]{6})/), gradient: 'coin' },
  };

  it('measures as WCAG does', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });

  it.each(Object.entries(inks))('stand out 4.5:1 on a %s', (_, { ink, gradient }) => {
    const gold = stops(gradient);
    expect(gold.length).toBeGreaterThan(2);
    for (const colour of gold) expect(contrast(ink, colour)).toBeGreaterThanOrEqual(4.5);
  });
});
