/** The service worker, which keeps the page for visits without a network. */
import { mount } from 'svelte';
import NewVersion from '../ui/NewVersion.svelte';
import { entry } from './place';

let registration: ServiceWorkerRegistration | null = null;
let isOffered = false;

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

/** A first version does not replace any: only a second one waits, and is offered once. */
function look(): void {
  if (isOffered || !registration?.waiting || !navigator.serviceWorker.controller) return;
  isOffered = true;
  const target = document.getElementById('app')!;
  mount(NewVersion, { target, anchor: target.firstChild!, props: { onload: loadVersion } });
}

/** Begins the page anew in the version that waits. */
function loadVersion(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
    once: true,
  });
  registration?.waiting?.postMessage('take over');
}
