import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

/** The gallery as files, for the tests that look at every moment of a table. */
export default defineConfig({
  plugins: [svelte()],
  base: './',
  build: {
    outDir: 'node_modules/.aurum-gallery',
    emptyOutDir: true,
    target: 'es2022',
    rollupOptions: { input: 'gallery.html' },
  },
});
