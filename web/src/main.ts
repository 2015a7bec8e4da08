import { mount } from 'svelte';
import './app.css';
import App from './App.svelte';
import { chosenLanguage } from './state/settings.svelte';
import { require, speak } from './texts/texts.svelte';

await speak(chosenLanguage());
mount(App, { target: document.getElementById('app')! });
// Why something was refused is said in English until this has come.
require('reasons').catch(() => undefined);
