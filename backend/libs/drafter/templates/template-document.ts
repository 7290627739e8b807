import {
  blankOf,
  cutLine,
  LIST_LIMITS,
  linesOf,
  type QuestionTopic,
  type SopDocument,
  type SopPhase,
  type SopQuestion,
  sopDocumentSchema,
  TEXT_LIMITS,
} from '../../sop-document/index.js';
import { type Asked, aboutTheRequest } from '../assemble/ask-questions.js';
import { notesOf, withoutRepeats } from '../assemble/assemble-document.js';
import type { Assembly } from '../assemble/assembly.js';
import { lostParts } from '../assemble/keep-everything.js';
import { statedStep } from '../assemble/make-steps.js';
import { countWords } from '../text/words.js';
import type { Template } from './template.js';
import { templateLibrary } from './template-library.js';

const SUGGESTED = 'suggested' as const;
const MAX_PLACE_WORDS = 4;
const ASKED_FOR = /^(?:sop for|how to) (?:the )?(?=\S)/iu;

/**
 * The procedure of a template for a request that tells no steps of its own. Every line is marked as suggested; what the
 * request says besides its task stands in the notes.
 * @param parts the sentences of the request
 */
export function templateDocument(template: Template, assembly: Assembly, parts: readonly string[]): SopDocument {
  const { newId, findings, lang, title } = assembly;
  const suggested = <Item extends object>(item: Item) => ({ id: newId(), src: SUGGESTED, ...item });
  const body: SopDocument = {
    v: 1,
    lang,
    title: cutLine(title, TEXT_LIMITS.title),
    purpose: template.purpose,
    scope: template.scope,
    trigger: cutLine(findings.trigger ?? template.trigger, TEXT_LIMITS.trigger),
    definitions: [],
    roles: template.roles.map(suggested),
    resources: template.resources.map(suggested),
    safety: template.safety.map(suggested),
    phases: template.phases.map((phase) => ({
      id: newId(),
      title: phase.title,
      steps: phase.steps.map((step) => ({ ...suggested(step), sub: [] })),
    })),
    exceptions: template.exceptions.map(suggested),
    records: template.records.map(suggested),
    kpis: [],
    references: [],
    notes: [],
    questions: [],
  };
  const phases = [...body.phases, ...partsLeft(body, assembly)].slice(0, LIST_LIMITS.phases);
  const said = assembly.namesParts ? [] : keptOf(parts, body, lang);
  // "Garden centre" of a first line whose title is only the task
  const places = lang === 'en' ? findings.scope.filter((place) => countWords(place) <= MAX_PLACE_WORDS) : [];
  const left = lostParts(places, { ...body, scope: null });
  const notes = notesOf(withoutRepeats([...findings.notes, ...left, ...said]), newId);
  const document = { ...body, phases, notes: notes.slice(0, LIST_LIMITS.notes) };
  return sopDocumentSchema.parse({ ...document, questions: askAbout(template, document, assembly) });
}

/** What the request wants to have in it, and the template does not speak of. */
function partsLeft(body: SopDocument, assembly: Assembly): SopPhase[] {
  const { findings, namesParts, newId, texts } = assembly;
  const left = namesParts ? findings.steps.filter(({ text }) => lostParts([text], body).length > 0) : [];
  const steps = left.map((step) => statedStep(step, assembly));
  return steps.length === 0 ? [] : [{ id: newId(), title: texts.toCover, steps }];
}

/** What the request says that the procedure does not: "… for a small gift shop". "Translate our website into French" is its title. */
function keptOf(parts: readonly string[], body: SopDocument, lang: string): string[] {
  const [wish] = parts;
  if (parts.length !== 1 || wish === undefined) return lostParts(parts, body);
  if (/\d/u.test(wish)) return lostParts(parts, body);
  if (lang !== 'en') return [];
  const texts = linesOf(body).flatMap((line) => line.texts);
  const isSaid = templateLibrary('en').unsaid(wish, texts.join('\n')).length === 0;
  return isSaid ? [] : [`Asked for: ${wish.replace(ASKED_FOR, '')}`];
}

/** First what happened to the request, then what only the reader's business knows. */
function askAbout(template: Template, document: SopDocument, assembly: Assembly): SopQuestion[] {
  const { newId, texts } = assembly;
  const request = aboutTheRequest(document, { ...assembly, isTitleGuessed: false }).filter(
    ({ text }) => text !== texts.questions.steps,
  );
  const blanks = template.questions.map(
    ({ text, blank }): Asked => ({ about: topicOf(document, blank), text, target: { path: 'blanks', name: blank } }),
  );
  const approval: Asked = { about: 'approval', text: texts.questions.approval };
  return [...request, ...blanks, approval]
    .slice(0, LIST_LIMITS.questions)
    .map(({ target = null, ...question }) => ({ id: newId(), ...question, answer: null, target }));
}

/** The first part of the document that has the blank. */
function topicOf(document: SopDocument, blank: string): QuestionTopic {
  const line = linesOf(document).find(({ texts }) => texts.some((text) => text.includes(blankOf(blank))));
  return line === undefined || line.about === 'notes' ? 'phases' : line.about;
}
