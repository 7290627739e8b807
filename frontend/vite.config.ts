import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { commonFiles } from './common-files.ts';

const BACKEND = 'http://localhost:3000';

/** What the app's page and the prerendered pages have in common. */
const commonHead: Plugin = {
  name: 'common-head',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) =>
      html.replace('<!--common-head-->', () => readFileSync(join(import.meta.dirname, 'common-head.html'), 'utf8')),
  },
};

export default defineConfig({
  root: import.meta.dirname,
  plugins: [commonHead, react()],
  build: {
    outDir: '../dist/frontend',
    emptyOutDir: true,
    manifest: true,
    // The page's policy allows no inline script, and every browser that runs the app preloads modules by itself.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // The file with what every page of the app needs has 660 kB before it is compressed to 170.
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      input: ['index.html', 'site.html'].map((page) => join(import.meta.dirname, page)),
      output: { codeSplitting: { groups: commonFiles() } },
    },
  },
  server: {
    port: 5173,
    proxy: { '/api': { target: BACKEND, ws: true }, '/idp': BACKEND, '/sandbox': BACKEND },
  },
});
