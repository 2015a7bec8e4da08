import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, it } from 'vitest';
import Invitation from '../src/table/Invitation.svelte';

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, 'share');
});

it('offers the device’s own way to send a link where there is one', async () => {
  const sent: ShareData[] = [];
  Object.assign(navigator, {
    share: (data: ShareData) => {
      sent.push(data);
      return Promise.reject(new Error('the person changed their mind'));
    },
  });
  render(Invitation, { code: 'ABCD' });
  await fireEvent.click(screen.getByRole('button', { name: 'Share' }));
  expect(sent).toEqual([{ title: 'Aurum', url: `${location.origin}/join/ABCD` }]);
});

it('offers only to copy elsewhere', () => {
  render(Invitation, { code: 'ABCD' });
  expect(screen.getAllByRole('button').map((button) => button.textContent.trim())).toEqual([
    'Copy',
  ]);
});
