import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, it } from 'vitest';
import Choices from '../src/screens/Choices.svelte';
import { require } from '../src/texts/texts.svelte';

beforeAll(() => require('practice'));
afterEach(cleanup);

it('keeps the focus among the choices when the chosen card is gone', async () => {
  const chosen: string[] = [];
  const onchoose = (action: string) => chosen.push(action);
  const { rerender } = render(Choices, { actions: ['play Bi5', 'play Zn2'], onchoose });
  const card = screen.getByRole('button', { name: 'Bismuth 5' });
  card.focus();
  await fireEvent.click(card);
  expect(chosen).toEqual(['play Bi5']);
  await rerender({ actions: ['play Zn2'], onchoose });
  expect(document.activeElement).toBe(screen.getByRole('group'));
});

it('takes no focus from somebody who has chosen nothing', async () => {
  const { rerender } = render(Choices, { actions: ['play Bi5'], onchoose: () => undefined });
  await rerender({ actions: ['play Zn2'] });
  expect(document.activeElement).toBe(document.body);
});
