// Copies the templates of the drafter, which are data, beside its compiled code, and works out the words that they are found
// by: at the first draft of each process this would take half a second.
import { cpSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FOLDER = 'drafter/templates';

/** @param {string} path */
const fromRoot = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

cpSync(fromRoot(`backend/libs/${FOLDER}`), fromRoot(`dist/libs/${FOLDER}`), {
  recursive: true,
  filter: (source) => !/\/testing$|\.ts$/.test(source),
});

const { TEMPLATE_LANGUAGES } = await import('../dist/libs/drafter/templates/task-languages.js');
const { wordsOfTemplates } = await import('../dist/libs/drafter/templates/template-library.js');
for (const lang of TEMPLATE_LANGUAGES) {
  writeFileSync(fromRoot(`dist/libs/${FOLDER}/words.${lang}.json`), JSON.stringify(wordsOfTemplates(lang)));
}
