import { beforeAll } from 'vitest';
import { speak } from '../src/texts/texts.svelte';

beforeAll(() => speak('en'));
