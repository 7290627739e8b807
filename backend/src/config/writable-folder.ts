import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { OperatorError } from './operator-error.js';

/**
 * Creates DATA_DIR if it does not exist, with its parents.
 * @throws OperatorError when it cannot be created or written to.
 */
export function makeWritableFolder(dataDir: string): void {
  const path = resolve(dataDir);
  try {
    makeFolder(path);
    accessSync(path, constants.W_OK);
  } catch (error) {
    throw new OperatorError(
      `DATA_DIR: the folder ${path} cannot be made or written to (${reasonOf(error)}). Give it to the account that runs ` +
        'the product, or name another one.',
      { cause: error },
    );
  }
}

/** Level by level: Node's own recursive way never returns where the system refuses in an unusual manner (/proc). */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  try {
    mkdirSync(path);
  } catch (error) {
    // Another process may have made it in the meantime.
    if (!existsSync(path)) throw error;
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}
