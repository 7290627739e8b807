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

/** The font at an address that stays: pages that are no part of the app name it, those of the sign-in provider and the billing sandbox. */
const steadyFont: Plugin = {
  name: 'steady-font',
  apply: 'build',
  generateBundle() {
    const source = readFileSync(
      join(import.meta.dirname, '../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
    );
    this.emitFile({ type: 'asset', fileName: 'fonts/inter.woff2', source });
  },
};

export default defineConfig({
  root: import.meta.dirname,
  plugins: [commonHead, steadyFont, react()],
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
      // Words of the interface are constants of modules of their own: each goes where it is said, and its name is gone.
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      output: { codeSplitting: { groups: commonFiles() } },
    },
  },
  server: {
    port: 5173,
    proxy: { '/api': { target: BACKEND, ws: true }, '/idp': BACKEND, '/sandbox': BACKEND },
  },
});
