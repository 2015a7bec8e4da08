import { mount } from 'svelte';
import './app.css';
import App from './App.svelte';
import { chosenLanguage } from './state/settings.svelte';
import { speak } from './texts/texts.svelte';

await speak(chosenLanguage());
mount(App, { target: document.getElementById('app')! });
