import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Environment } from '../../config/environment.js';

/** The path of the guide. */
export const MODEL_GUIDE_PATH = '/dev/models';

/** The same folders up from the sources and from what is built of them. */
const GUIDE = fileURLToPath(new URL('../../../../docs/models.md', import.meta.url));

/**
 * Returns the guide to connecting a language model, as Markdown; null if the installation has other users than the
 * operator, or the documentation is not installed.
 */
export function readModelGuide({ isDevelopment }: Pick<Environment, 'isDevelopment'>): string | null {
  return isDevelopment && existsSync(GUIDE) ? readFileSync(GUIDE, 'utf8') : null;
}
