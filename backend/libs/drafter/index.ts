export { notesOf } from './assemble/assemble-document.js';
export { lostParts } from './assemble/keep-everything.js';
export type { Draft } from './draft.js';
export type { GuardedRequest } from './guards/guard-request.js';
export { textsFor } from './languages/texts-for.js';
export type { PeopleRequest } from './people-request.js';
export { TEMPLATE_LANGUAGES, type TemplateLanguage, templateGallery } from './template-gallery.js';
export { blocksOf } from './text/blocks.js';
export { splitSentences } from './text/sentences.js';
export { trimPunctuation } from './text/words.js';

/** The compiled script of a thread that drafts. It loads the lexicons; this index does not. */
export const DRAFTER_WORKER_URL = new URL('./drafter.worker.js', import.meta.url);
