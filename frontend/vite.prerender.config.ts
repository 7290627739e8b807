import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Builds what writes the public pages; `scripts/prerender.mjs` runs it. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [react()],
  build: { ssr: 'src/prerender.tsx', outDir: '../dist/prerender', emptyOutDir: true },
});
