import { mount } from 'svelte';
import './app.css';
import App from './App.svelte';
import { chosenLanguage } from './state/settings.svelte';
import { isHere } from './net/place';
import { require, speak } from './texts/texts.svelte';

/** Milliseconds after which the page is kept for the next visit: what is needed now comes first. */
const SOON = 4_000;
const LATER = 20_000;

await speak(chosenLanguage());
mount(App, { target: document.getElementById('app')! });
// Tables of this browser get ready while the reader still reads.
if (isHere()) void import('./net/here.svelte').then(({ here }) => here());
setTimeout(
  () => void import('./net/keeper').then(({ keepPage }) => keepPage()),
  isHere() ? SOON : LATER,
);
// Why something was refused is said in English until this has come.
require('reasons').catch(() => undefined);
