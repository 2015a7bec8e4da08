import { mount } from 'svelte';
import '../app.css';
import { chosenLanguage } from '../state/settings.svelte';
import { speak } from '../texts/texts.svelte';
import Gallery from './Gallery.svelte';

await speak(chosenLanguage());
mount(Gallery, { target: document.getElementById('app')! });
