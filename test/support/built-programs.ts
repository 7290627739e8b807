import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const pathOf = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** The server and the operator's commands as they are delivered. */
export const SERVER_PROGRAM = pathOf('dist/server/main.cjs');
export const CLI_PROGRAM = pathOf('dist/server/cli.cjs');

/** The same server, a file a module. */
export const UNBUNDLED_PROGRAM = pathOf('dist/backend/main.js');

const KEEP_COMPILED = pathOf('test/support/keep-compiled.cjs');
const COMPILED = pathOf(`dist/server/.compiled/main.cjs/main.cjs-${process.version}`);

/** What Node is started with to run a program, once it is built. @throws Error when it is not */
export function commandOf(program: string, ...words: readonly string[]): string[] {
  if (!existsSync(program))
    throw new Error('The backend is not built: run `npm run build` (`npm test` does it by itself)');
  const preload = process.env['KEEP_COMPILED'] === 'off' ? [] : ['--require', KEEP_COMPILED];
  return [...preload, program, ...words];
}

/** Whether a server has ended in order already and left what V8 compiled to the next ones: see keep-compiled.cjs. */
export function isCompiledCodeKept(): boolean {
  return existsSync(COMPILED);
}
