import { stepsWithPaths } from '../document-lines.js';
import type { SopDocument } from '../sop-document.js';
import { primaryLanguage } from '../sop-labels.js';
import { asksForAction, wordsOf } from './english-orders.js';
import type { Finding, QualityCheck } from './quality-check.js';
import { wordingFindings } from './wording/wording-findings.js';

const NO_VERB = 'The step does not begin with what to do. Put the verb first, as in “Check the oil”.';
const TOLERATED = 0.1;

/** With these a sentence speaks about something instead of asking for an action. German may begin so: "Den Ofen prüfen". */
const SUBJECT_WORDS: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['es', new Set('el la los las un una unos unas él ella ellos ellas usted ustedes yo nosotros'.split(' '))],
  ['fr', new Set('le la les un une des il elle ils elles je nous vous on'.split(' '))],
  ['pt', new Set('o a os as um uma uns umas ele ela eles elas eu nós você vocês'.split(' '))],
]);
/** What is found when the work is done, as people note it: "Ovens off", "Floor mopped". */
const STATE =
  /^(?:\p{L}+ ){1,3}(?:on|off|shut|closed|locked|open|up|down|away|out|in|ready|done|empty|full|\p{L}+ed)(?:[,;(]|$)/iu;
const SPEAKS = /\b(?:is|are|was|were|has|have|must|should|shall|will|can|may|gets?|goes)\b/iu;

export const verbFirstCheck: QualityCheck = {
  id: 'Q08',
  title: 'Steps say plainly what to do',
  supports: (lang) => primaryLanguage(lang) === 'en' || SUBJECT_WORDS.has(primaryLanguage(lang)),
  run: (document, prompt) => [...stepsWithoutVerb(document), ...wordingFindings(document, prompt)],
  tolerates: (findings, document) => {
    const withoutVerb = findings.filter(({ message }) => message === NO_VERB).length;
    return withoutVerb === findings.length && withoutVerb <= stepsWithPaths(document).length * TOLERATED;
  },
};

function stepsWithoutVerb(document: SopDocument): Finding[] {
  const lang = primaryLanguage(document.lang);
  return stepsWithPaths(document)
    .filter(({ step }) => beginsWithoutVerb(step.text, lang))
    .map(({ step, path }) => ({ message: NO_VERB, path: `${path}/text`, text: step.text }));
}

function beginsWithoutVerb(text: string, lang: string): boolean {
  if (lang !== 'en') return SUBJECT_WORDS.get(lang)?.has(wordsOf(text)[0] ?? '') ?? false;
  return !asksForAction(text) && !isState(text);
}

function isState(text: string): boolean {
  return STATE.test(text) && !SPEAKS.test(text);
}
