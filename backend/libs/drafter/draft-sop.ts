import { labelsFor, type SopCategory } from '../sop-document/index.js';
import { assembleDocument } from './assemble/assemble-document.js';
import type { Assembly } from './assemble/assembly.js';
import type { Draft } from './draft.js';
import { isChatter } from './english/chatter.js';
import { useGivenTitle, withGivenTitle } from './english/given-title.js';
import { withPartsApart } from './english/layout/named-parts.js';
import { withoutMark } from './english/layout/text-prefix.js';
import { wantsItems } from './english/layout/wanted-items.js';
import { withPlainOpening } from './english/opening-wish.js';
import { nameOfOrder, nameOfWish, plainWish } from './english/plain-wish.js';
import { readEnglishRequest, sentencesOf } from './english/request.js';
import { withoutAsking } from './english/title.js';
import { askedWhen } from './english/told-problem.js';
import { withFormApart } from './english/wished-form.js';
import { classify } from './extract/category.js';
import { chooseArchetype } from './extract/choose-archetype.js';
import { categoryOfTemplate } from './extract/template-category.js';
import { applyCorrections } from './guards/apply-corrections.js';
import { applyForeignCorrections } from './guards/apply-foreign-corrections.js';
import { dropInstructions } from './guards/drop-instructions.js';
import { redactSecrets } from './guards/redact-secrets.js';
import { refuseDangers } from './guards/refuse-dangers.js';
import { guessTitle } from './guess-title.js';
import { countedItemIds } from './item-ids.js';
import { withAccents } from './languages/accents.js';
import { foreignWish, isNameOfText } from './languages/foreign-wish.js';
import { languageOf } from './languages/language-of.js';
import { profileFor } from './languages/profile-for.js';
import { asWork } from './languages/reminders.js';
import { isTalk, withoutFillers } from './languages/talk.js';
import { textsFor } from './languages/texts-for.js';
import { learnedTitle } from './learned-title.js';
import { genericArchetype } from './lexicon/archetypes/generic.archetype.js';
import { withCalledTitle } from './reading/called-title.js';
import { createFindings, type Findings } from './reading/findings.js';
import { nameOfDocument } from './reading/foreign-frame.js';
import { readForeign } from './reading/foreign-reader.js';
import { withoutForeignTable } from './reading/foreign-table.js';
import { bodyOf, withoutNumber } from './reading/foreign-words.js';
import { templateDocument } from './templates/template-document.js';
import { findInLibraries, type LibraryMatch } from './templates/template-library.js';
import { blocksOf } from './text/blocks.js';
import { cleanPrompt } from './text/clean-prompt.js';
import { splitSentences } from './text/sentences.js';
import { withoutCalls } from './text/without-calls.js';
import { countWords, trimPunctuation } from './text/words.js';

/** Longer requests tell more than which task is meant. */
const MAX_WISH_LENGTH = 200;
/** Signs without a word, code, the address of a page. */
const NO_NAME = /^[^\p{L}]*$|[{}<>=*|\\]|^https?$|^(?:\P{L}*[-\d.]\s){2}/iu;
/** A place or a firm before a task has so few words; more of them tell something that a template may not hold. */
const MAX_PLACE_WORDS = 4;
const MAX_WISH_PARTS = 2;
const MAX_NAME_WORDS = 12;
const MAX_ORDER_WORDS = 7;
/** How well the template of a single word fits: "timesheets". */
const SURE_OF_ONE_WORD = 0.9;

/**
 * Drafts a procedure from a request without a language model. Pure and deterministic: the same request gives the same
 * draft, ids included. Unknown values are null and asked for; nothing is invented that is not marked `suggested`.
 * @param prompt of any length and content; what is beyond 20,000 characters is not read
 */
export function draftSop(prompt: string): Draft {
  const cleaned = cleanPrompt(prompt);
  const detected = languageOf(cleaned);
  const { isUnderstood } = detected;
  const instructed = dropInstructions(cleaned);
  const redacted = redactSecrets(instructed.text, detected.lang);
  const spelled = withAccents(redacted.text, detected.lang);
  const corrected = applyCorrections(applyForeignCorrections(spelled, detected.lang));
  const safe = refuseDangers(corrected.text, detected.lang);
  const given =
    detected.lang === 'en' ? withGivenTitle(withoutMark(safe.text)) : withCalledTitle(safe.text, detected.lang);
  const wished = detected.lang === 'en' ? plainWish(withFormApart(given.text)) : null;
  const plain = wished?.text ?? given.text;
  const wish = detected.lang === 'en' ? askedWhen(withPlainOpening(plain)) : foreignWish(plain, detected.lang);
  const request = detected.lang === 'en' ? withPartsApart(wish) : wish;
  const namesParts = request !== wish;

  const findings = readRequest(request, detected.lang, isUnderstood, given.title ?? '');
  if (wished && wished.why !== '') findings.notes.push(wished.why);
  if (given.title !== null) useGivenTitle(given.title, findings);
  else if (wished && findings.steps.length === 0)
    findings.title = nameOfWish(request, findings.title) ?? findings.title;
  const tasks = wished && wished.tasks.length > 0 ? wished.tasks : [request];
  const match = safe.refusals.length === 0 ? firstTemplate(tasks, findings, detected.lang, namesParts) : null;
  const { template, lang } = match ?? { template: null, lang: detected.lang };
  const isEnglish = lang === 'en';
  const archetype = isUnderstood ? chooseArchetype(findings.title, isEnglish ? request : '') : genericArchetype;
  const stated = titleOf(findings.title, match);
  const isNamed = given.title !== null || template !== null || !isUnderstood || wantsItems(given.text);
  const ordered = isEnglish && findings.steps.length < 2 ? nameOfOrder(request) : null;
  const ruled = stated ?? ordered ?? guessTitle(request, archetype.title, lang, findings);
  const named = (isNamed ? null : learnedTitle(given.text, lang, ruled, stated !== null)) ?? ruled;
  const title = NO_NAME.test(named) ? labelsFor(lang).untitled : named;
  const assembly: Assembly = {
    findings,
    request,
    namesParts,
    lang,
    title,
    isTitleGuessed: template === null && title !== stated,
    texts: textsFor(lang),
    archetype: isEnglish ? archetype : null,
    refusals: safe.refusals,
    removedSecrets: redacted.secrets,
    droppedInstructions: instructed.dropped,
    unclearCorrections: corrected.unclear,
    newId: countedItemIds(),
  };
  const parts = partsOf(request, lang);
  const document = template ? templateDocument(template, assembly, parts) : assembleDocument(assembly, parts);
  return {
    document,
    category: isUnderstood ? categoryOf(findings.title, request, match, detected.lang) : 'General',
    language: lang,
    meta: {
      archetype: template ? `template:${template.id}` : archetype.id,
      isUnderstood,
      statedSteps: findings.steps.length,
      droppedInstructions: instructed.dropped,
      removedSecrets: redacted.secrets,
      refusals: safe.refusals,
    },
  };
}

function readRequest(request: string, lang: string, isUnderstood: boolean, title: string): Findings {
  if (!isUnderstood) return createFindings(new Set());
  if (lang !== 'en') return readForeign(withoutCalls(request), lang, title);
  return readEnglishRequest(request, classify('', request, lang) === 'IT and Security');
}

/** The template of the first of these tasks that has one. */
function firstTemplate(
  tasks: readonly string[],
  findings: Findings,
  lang: string,
  namesParts: boolean,
): LibraryMatch | null {
  return tasks.reduce<LibraryMatch | null>(
    (found, task) => found ?? findTemplate(task, findings, lang, namesParts),
    null,
  );
}

/**
 * The template for a request that only names a task; whoever tells steps gets their own. "Clean the washrooms" reads like a
 * step and is a wish; so is "Drop off and pick up", because a template is called so.
 * @param namesParts whether what follows its first line only names what the procedure is to cover
 */
function findTemplate(
  whole: string,
  { title, scope, steps, exceptions, rules }: Findings,
  lang: string,
  namesParts: boolean,
): LibraryMatch | null {
  const request = namesParts ? (whole.split('\n')[0] ?? '') : whole;
  if (request.length > MAX_WISH_LENGTH) return null;
  // "Safety walk: lists printed" tells its step.
  // A name of its own and one step below it are more than a wish.
  const isOneStep =
    title === null &&
    steps.length === 1 &&
    partsOf(request, lang).length === 1 &&
    !tellsWork(request, steps[0]?.role ?? null) &&
    !/\p{L}:\s/u.test(withoutAsking(request));
  const isWish = (namesParts || steps.length === 0 || isOneStep) && exceptions.length === 0 && rules.length === 0;
  // "Can you help me?"
  if (lang === 'en' && isChatter(request)) return null;
  // "Garden centre, opening up the tills in the morning": the words of the place are of no task.
  const isPlaceApart = scope.length === 1 && scope.every((place) => countWords(place) <= MAX_PLACE_WORDS);
  const task = lang === 'en' && isWish && isPlaceApart ? title : null;
  const match = findInLibraries(request, lang) ?? (task === null ? null : findInLibraries(task, lang));
  // Several sentences tell more than which task is meant.
  if (!match?.isExact && partsOf(request, lang).length > MAX_WISH_PARTS) return null;
  // "Maintenance": one word may be of many tasks.
  const isVague =
    countWords(request) < 2 && !match?.isExact && !match?.isTitle && (match?.score ?? 0) < SURE_OF_ONE_WORD;
  return !isVague && (isWish || match?.isExact) ? match : null;
}

/** "The planner drafts the quote.": a sentence with somebody who does it, or of more words than a wish has. */
function tellsWork(request: string, role: string | null): boolean {
  return /\.\s*$/u.test(request) && (role !== null || countWords(request) > MAX_ORDER_WORDS);
}

/** That of the template, unless it is of any trade and the person's words may say of which: "opening our bakery". */
function categoryOf(title: string | null, request: string, match: LibraryMatch | null, lang: string): SopCategory {
  const category = match ? categoryOfTemplate(match.template) : 'General';
  return category !== 'General' || match?.isTitle || match?.isExact ? category : classify(title ?? '', request, lang);
}

/** The person's own title, unless the template's says the same. */
function titleOf(stated: string | null, match: LibraryMatch | null): string | null {
  if (match === null) return stated;
  return match.isTitle ? match.template.title : (stated ?? match.template.title);
}

/** What a sentence that only asks for the procedure says is in the title. */
function announces(sentence: string, lang: string): boolean {
  const plain = withoutFillers(trimPunctuation(sentence), lang);
  if (lang === 'en') return false;
  return isNameOfText(plain, lang) || profileFor(lang).titles.some((pattern) => pattern.test(plain));
}

/** "ISTRUZIONE 4 – Pulizia affettatrice (da rivedere)": the name of a pasted document, which is the title. */
function isOnlyName(line: string): boolean {
  return nameOfDocument(line) !== null && countWords(line) <= MAX_NAME_WORDS && !/\([^)]*\d/u.test(line);
}

/** The sentences of a request, as the guard against loss compares them. */
function partsOf(request: string, lang: string): string[] {
  if (lang === 'en') return sentencesOf(request).map(withoutCalls);
  return blocksOf(bodyOf(withoutForeignTable(request)))
    .filter(({ kind, text }, at) => kind !== 'heading' && !(at === 0 && isOnlyName(text)))
    .flatMap((block) => splitSentences(withoutNumber(block).text, lang))
    .map((sentence) => asWork(trimPunctuation(sentence), lang))
    .filter(
      (sentence) =>
        !isChatter(sentence) &&
        !isTalk(sentence, lang) &&
        !isTalk(withoutFillers(sentence, lang), lang) &&
        !announces(sentence, lang),
    )
    .map(withoutCalls);
}
