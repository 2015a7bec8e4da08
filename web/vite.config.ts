import { readFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const server = process.env.AURUM_SERVER ?? 'http://127.0.0.1:8000';

/** Texts without their comments, which are for translators. */
const texts = {
  name: 'texts',
  enforce: 'pre' as const,
  load(id: string) {
    if (!id.endsWith('.ftl?raw')) return null;
    const source = readFileSync(id.slice(0, -'?raw'.length), 'utf8');
    const lean = source.replace(/^#.*\n/gm, '').replace(/\n+(?=[a-z])/g, '\n');
    return `export default ${JSON.stringify(lean)};`;
  },
};

export default defineConfig({
  plugins: [svelte(), texts],
  build: {
    outDir: '../src/aurum/server/page',
    emptyOutDir: true,
    target: 'es2022',
    // Never inline anything as data: or as script text, the page's CSP forbids it.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
  },
  server: { proxy: { '/api': { target: server, ws: true } }, fs: { allow: ['..'] } },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: {
    environment: 'happy-dom',
    include: ['tests/**/*.test.ts'],
    setupFiles: ['tests/setup.ts'],
    // A busy machine takes many times as long as a quiet one; only what hangs shall fail.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
