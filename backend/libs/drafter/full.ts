export { draftSop } from './draft-sop.js';
export { type GuardedRequest, guardRequest } from './guards/guard-request.js';
export { minimalDraft } from './minimal-draft.js';
export { detectLanguage } from './text/detect-language.js';
