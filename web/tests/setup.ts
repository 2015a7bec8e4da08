import { beforeAll } from 'vitest';
import { require, speak } from '../src/texts/texts.svelte';

beforeAll(async () => {
  await speak('en');
  await require('reasons');
});
