import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Environment } from '../../config/environment.js';

/** Where the guide is read. */
export const MODEL_GUIDE_PATH = '/dev/models';

/** The same folders up from the sources and from what is built of them. */
const GUIDE = fileURLToPath(new URL('../../../../docs/models.md', import.meta.url));

/**
 * Gives the guide to connecting a language model, as Markdown; null where others than the operator get in, and where the
 * documentation was not installed.
 */
export function readModelGuide({ isDevelopment }: Pick<Environment, 'isDevelopment'>): string | null {
  return isDevelopment && existsSync(GUIDE) ? readFileSync(GUIDE, 'utf8') : null;
}
