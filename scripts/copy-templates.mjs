// Copies the templates of the drafter, which are data, beside its compiled code.
import { cpSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FOLDER = 'drafter/templates';

/** @param {string} path */
const fromRoot = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

cpSync(fromRoot(`backend/libs/${FOLDER}`), fromRoot(`dist/libs/${FOLDER}`), {
  recursive: true,
  filter: (source) => !/\/testing$|\.ts$/.test(source),
});
