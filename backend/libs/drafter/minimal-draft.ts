import {
  cutLine,
  LIST_LIMITS,
  labelsFor,
  type SopDocument,
  sopDocumentSchema,
  TEXT_LIMITS,
} from '../sop-document/index.js';
import type { Draft } from './draft.js';
import { dropInstructions } from './guards/drop-instructions.js';
import { redactSecrets } from './guards/redact-secrets.js';
import { refuseDangers } from './guards/refuse-dangers.js';
import { countedItemIds } from './item-ids.js';
import { textsFor } from './languages/texts-for.js';
import { cleanPrompt } from './text/clean-prompt.js';
import { detectLanguage } from './text/detect-language.js';
import { splitSentences } from './text/sentences.js';

const MAX_TITLE = 60;
/** Enough to tell the language. */
const SAMPLE_LENGTH = 2_000;
/** What is kept of a request that could not be read; the rest stands in the request itself. */
const MAX_KEPT_LENGTH = 12_000;

/**
 * Gives the skeleton for a request that the drafter could not read in time: nothing but the request's own sentences
 * and the questions for everything else. The guards hold here too: no secrets, no markup, no dangerous mixtures.
 */
export function minimalDraft(prompt: string): Draft {
  const newId = countedItemIds();
  const cleaned = cleanPrompt(prompt).slice(0, MAX_KEPT_LENGTH);
  const { lang } = detectLanguage(cleaned.slice(0, SAMPLE_LENGTH));
  const texts = textsFor(lang);
  const instructed = dropInstructions(cleaned);
  const redacted = redactSecrets(instructed.text, lang);
  const safe = refuseDangers(redacted.text, lang);
  const sentences = safe.text.split('\n').flatMap((line) => splitSentences(line, lang));
  const notes = sentences
    .map((sentence) => cutLine(sentence, TEXT_LIMITS.note))
    .filter(Boolean)
    .slice(0, LIST_LIMITS.notes);
  const { questions } = texts;
  const title = cutLine(sentences[0] ?? '', MAX_TITLE) || labelsFor(lang).untitled;
  const document: SopDocument = {
    v: 1,
    lang,
    title,
    purpose: null,
    scope: null,
    trigger: null,
    definitions: [],
    roles: [],
    resources: [],
    safety: [],
    phases: [],
    exceptions: [],
    records: [],
    kpis: [],
    references: [],
    notes: notes.map((text) => ({ id: newId(), src: 'prompt', text })),
    questions: [
      { about: 'title' as const, text: questions.title(title), target: { path: 'title' as const } },
      { about: 'phases' as const, text: questions.steps, target: null },
      { about: 'trigger' as const, text: questions.trigger, target: { path: 'trigger' as const } },
      { about: 'approval' as const, text: questions.approval, target: null },
    ].map((question) => ({ id: newId(), answer: null, ...question })),
  };
  return {
    document: sopDocumentSchema.parse(document),
    category: 'General',
    language: lang,
    meta: {
      archetype: 'generic',
      isUnderstood: false,
      statedSteps: 0,
      droppedInstructions: instructed.dropped,
      removedSecrets: redacted.secrets,
      refusals: safe.refusals,
    },
  };
}
