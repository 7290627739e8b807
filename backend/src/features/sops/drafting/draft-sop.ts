import { labelsFor } from '../document/sop-labels.js';
import { assembleDocument } from './assemble/assemble-document.js';
import type { Assembly } from './assemble/assembly.js';
import type { Draft } from './draft.js';
import { classify } from './extract/category.js';
import { chooseArchetype } from './extract/choose-archetype.js';
import { applyCorrections } from './guards/apply-corrections.js';
import { dropInstructions } from './guards/drop-instructions.js';
import { redactSecrets } from './guards/redact-secrets.js';
import { refuseDangers } from './guards/refuse-dangers.js';
import { countedItemIds } from './item-ids.js';
import { profileFor } from './languages/profile-for.js';
import { textsFor } from './languages/texts-for.js';
import { genericArchetype } from './lexicon/archetypes/generic.archetype.js';
import { readEnglish } from './reading/english-reader.js';
import { createFindings, type Findings } from './reading/findings.js';
import { readForeign } from './reading/foreign-reader.js';
import { isChatter } from './reading/statements.js';
import { blocksOf } from './text/blocks.js';
import { cleanPrompt } from './text/clean-prompt.js';
import { detectLanguage } from './text/detect-language.js';
import { splitSentences } from './text/sentences.js';
import { capitalise, trimPunctuation } from './text/words.js';

const MAX_TITLE_WORDS = 10;

/**
 * Drafts a procedure from a request without a language model. Pure and deterministic: the same request gives the same
 * draft, ids included. Unknown values are null and asked for; nothing is invented that is not marked `suggested`.
 * @param prompt of any length and content; what is beyond 20,000 characters is not read
 */
export function draftSop(prompt: string): Draft {
  const cleaned = cleanPrompt(prompt);
  const { lang, isUnderstood } = detectLanguage(cleaned);
  const instructed = dropInstructions(cleaned);
  const redacted = redactSecrets(instructed.text, lang);
  const corrected = applyCorrections(redacted.text);
  const safe = refuseDangers(corrected.text, lang);
  const request = safe.text;

  const isEnglish = lang === 'en';
  const findings = readRequest(request, lang, isUnderstood);
  const archetype = isUnderstood ? chooseArchetype(findings.title, isEnglish ? request : '') : genericArchetype;
  const title = findings.title ?? guessTitle(request, archetype.title, lang);
  const assembly: Assembly = {
    findings,
    request,
    lang,
    title,
    isTitleGuessed: findings.title === null,
    texts: textsFor(lang),
    archetype: isEnglish ? archetype : null,
    refusals: safe.refusals,
    removedSecrets: redacted.secrets,
    droppedInstructions: instructed.dropped,
    unclearCorrections: corrected.unclear,
    newId: countedItemIds(),
  };
  const document = assembleDocument(assembly, partsOf(request, lang));
  return {
    document,
    category: isUnderstood ? classify(findings.title ?? '', request) : 'General',
    language: lang,
    meta: {
      archetype: archetype.id,
      isUnderstood,
      statedSteps: findings.steps.length,
      droppedInstructions: instructed.dropped,
      removedSecrets: redacted.secrets,
      refusals: safe.refusals,
    },
  };
}

function readRequest(request: string, lang: string, isUnderstood: boolean): Findings {
  if (!isUnderstood) return createFindings(new Set());
  if (lang !== 'en') return readForeign(request, lang);
  return readEnglish(request, classify('', request) === 'IT and Security');
}

/** The name of the kind of procedure, else the first words of the request. */
function guessTitle(request: string, kind: string, lang: string): string {
  if (kind !== '') return kind;
  const words = request
    .split(/\s+/u)
    .slice(0, MAX_TITLE_WORDS)
    .join(' ')
    .slice(0, 60)
    .replace(/[,.;:\s]+$/u, '');
  return capitalise(words) || labelsFor(lang).untitled;
}

/** What a sentence that only asks for the procedure says is in the title. */
function announces(sentence: string, lang: string): boolean {
  const plain = trimPunctuation(sentence);
  return lang !== 'en' && profileFor(lang).titles.some((pattern) => pattern.test(plain));
}

/** The sentences of a request, as the guard against loss compares them. */
function partsOf(request: string, lang: string): string[] {
  return blocksOf(request)
    .filter((block) => block.kind !== 'heading')
    .flatMap((block) => splitSentences(block.text, lang))
    .filter((sentence) => !isChatter(sentence) && !announces(sentence, lang));
}
