import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const BACKEND = 'http://localhost:3000';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  build: {
    outDir: '../dist/frontend',
    emptyOutDir: true,
    manifest: true,
    // The page's policy allows no inline script, and every browser that runs the app preloads modules by itself.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
  server: {
    port: 5173,
    proxy: { '/api': { target: BACKEND, ws: true }, '/idp': BACKEND, '/sandbox': BACKEND },
  },
});
