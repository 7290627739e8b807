// `npm run dev`: the backend with restart on change at PORT, the frontend with hot reload at 5173.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const children = [
  ['--watch-path=backend/libs', '--watch-path=backend/src', '--watch-preserve-output', 'scripts/start.mjs'],
  [join('node_modules', 'vite', 'bin', 'vite.js'), '--config', 'frontend/vite.config.ts'],
].map((args) =>
  spawn(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, APP_URL: process.env.APP_URL || 'http://localhost:5173' },
  }),
);
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    for (const child of children) child.kill(signal);
  });
}
