// For people who work on the page: every card and coin at three sizes (`npm run dev`, then /gallery.html).
import { mount } from 'svelte';
import '../app.css';
import Gallery from './Gallery.svelte';

mount(Gallery, { target: document.getElementById('app')! });
