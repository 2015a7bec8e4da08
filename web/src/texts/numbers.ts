import { language } from './texts.svelte';

/** A number with one decimal, as the language writes it. */
export const decimal = (value: number): string =>
  value.toLocaleString(language(), { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** The same with its sign in front. */
export const signedDecimal = (value: number): string =>
  `${value < 0 ? '−' : '+'}${decimal(Math.abs(value))}`;

/** A whole percentage, as the language writes it. */
export const percent = (number: number): string =>
  (number / 100).toLocaleString(language(), { style: 'percent' });
