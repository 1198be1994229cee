import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// A server beside `npm run dev` is reached through the same port as in production.
const server = process.env.GALLOPER_SERVER ?? 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [svelte()],
  base: './',
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  server: { host: '127.0.0.1', proxy: { '/play': { target: server, ws: true } } },
  build: { target: 'es2022', sourcemap: false, modulePreload: { polyfill: false } },
  test: {
    environment: 'node',
    include: ['tests/**/*.test.ts'],
    exclude: ['tests/end-to-end/**'],
    // Time is pretended in the tests; this only bounds them on a machine with other things to do.
    testTimeout: 60_000,
  },
});
