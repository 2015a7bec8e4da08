// It is your turn: title, icon, sound and, if wanted, a notification of the browser.
import { t } from '../texts/texts.svelte';
import { settings } from './settings.svelte';
import { turnSound } from './sound';

const icon = (): HTMLLinkElement | null => document.querySelector('link[rel="icon"]');

export function callPlayer(): void {
  turnSound();
  if (
    !settings.notify ||
    !document.hidden ||
    !('Notification' in window) ||
    Notification.permission !== 'granted'
  )
    return;
  const note = new Notification(t('your-turn'), { icon: '/icon-turn.svg', tag: 'aurum-turn' });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}

export function showTurn(mine: boolean, title: string): void {
  document.title = mine ? `● ${t('your-turn')} – ${title}` : title;
  icon()?.setAttribute('href', mine ? '/icon-turn.svg' : '/icon.svg');
}

/** Asks the browser; returns whether notifications will come. */
export async function allowNotifications(): Promise<boolean> {
  return 'Notification' in window && (await Notification.requestPermission()) === 'granted';
}
