/** The service worker, which keeps the page for visits without a network. */
import { entry } from './place';

/** Whether a newer version than the one on the screen is ready. */
export const version = $state({ waits: false });

let registration: ServiceWorkerRegistration | null = null;

export async function keepPage(): Promise<void> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  try {
    registration = await navigator.serviceWorker.register(new URL('sw.js', entry()));
  } catch {
    return; // the page works without it, as long as there is a network
  }
  look();
  registration.addEventListener('updatefound', () => {
    registration!.installing?.addEventListener('statechange', look);
  });
}

/** A first version does not replace any: only a second one waits. */
function look(): void {
  version.waits = Boolean(registration?.waiting && navigator.serviceWorker.controller);
}

/** Begins the page anew in the version that waits. */
export function loadVersion(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
    once: true,
  });
  registration?.waiting?.postMessage('take over');
}
