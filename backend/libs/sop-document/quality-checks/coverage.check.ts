import { dangerOf } from '../dangers/danger-of.js';
import { linesOf } from '../document-lines.js';
import type { SopDocument } from '../sop-document.js';
import { primaryLanguage } from '../sop-labels.js';
import { isOrderForSure, isVerb, wordsOf } from './english-orders.js';
import type { Finding, QualityCheck } from './quality-check.js';
import { withoutFrame } from './request-frame.js';
import { type RequestSentence, requestSentences, shareOf, stemsOf } from './request-sentences.js';
import { secretsIn } from './secret-patterns.js';
import { withoutThirdPerson } from './wording/finite-verbs.js';
import { escapePattern } from './wording/plain-text.js';

/** Where what someone has to do may stand. A prohibition or a limit is a safety line, too. */
const PARTS_OF_WORK = new Set(['phases', 'exceptions', 'records', 'safety', 'resources', 'trigger', 'kpis']);
/** Of the words of a sentence; an action is told when the procedure holds as many. */
const LEAST_TOLD = 0.5;
const LEAST_STEMS = 3;

const OBLIGATION: ReadonlyMap<string, RegExp> = new Map([
  ['en', /\b(?:must|has to|have to|needs? to|should|shall)\s+(?:(?:always|also|first|then|be)\s+)*(?<verb>\p{L}+)/iu],
  ['de', /(?<!\p{L})(?:muss|müssen|soll|sollen)(?!\p{L}).*\p{L}{3,}(?:en|ern|eln)\b/iu],
  ['es', /(?<!\p{L})(?:debe|deben|deberá|hay que|tiene que|tienen que)\s+(?<verb>\p{L}+)/iu],
  ['fr', /(?<!\p{L})(?:doit|doivent|devra|il faut)\s+(?<verb>\p{L}+)/iu],
  ['pt', /(?<!\p{L})(?:deve|devem|deverá|é preciso|tem que|têm que)\s+(?<verb>\p{L}+)/iu],
]);
const LEAD = /^(?:(?:and|then|next|now|also|always|please|first|finally|afterwards|so)[\s,]+)+/iu;
/** Phrases about the requested text, not about the work. */
const ABOUT_THE_TEXT =
  /(?<!\p{L})(?:sops?|procedures?|check-?lists?|instructions?|documents?|documentation|template|guide|write[- ]?up|written|prompt|anleitung|verfahren|procedimientos?|procédures?|procedimentos?|thanks|cheers)(?!\p{L})/iu;
const IS_NEGATED =
  /\b(?:never|nobody|no one|no|not|n[o']t|don't|cannot|nie|nicht|kein\p{L}*|nunca|no|não|jamais|pas)\b/iu;

/** "It has to rest", "the content must stay": nobody does that. */
const STATES = new Set(
  'be stay rest remain last sit hold match fit cost come stand cool dry have know feel'.split(' '),
);

const UNTOLD =
  'The prompt asks for this, and no step, exception or record covers it. Add it, or remove it from the prompt.';
const WORK_IN_NOTE = 'A note contains work that someone has to do. Make it a step or an exception.';

export const coverageCheck: QualityCheck = {
  id: 'Q05',
  title: 'Every action in the prompt has a place',
  supports: (lang) => OBLIGATION.has(primaryLanguage(lang)),
  run: (document, prompt) => {
    const lang = primaryLanguage(document.lang);
    const work = toldIn(document, lang);
    const asked = requestSentences(withoutFrame(prompt), lang).filter((sentence) => isAction(sentence, lang));
    const untold = asked.filter(({ stems }) => shareOf(stems, work) < LEAST_TOLD);
    return [
      ...untold.map(({ text }): Finding => ({ message: UNTOLD, path: null, text })),
      ...workInNotes(document, lang),
    ];
  },
};

/** Notes are read by nobody who does the work. Orders at their beginning are found by Q08. */
function workInNotes(document: SopDocument, lang: string): Finding[] {
  return document.notes.flatMap(({ src, text }, index): Finding[] => {
    const isWork = requestSentences(text, lang).some((sentence) => isDuty(sentence, document, lang));
    return src === 'prompt' && isWork ? [{ message: WORK_IN_NOTE, path: `/notes/${index}`, text }] : [];
  });
}

/** Whether someone has to do something, or one of the roles does it: "the host calls 112". */
function isDuty(sentence: RequestSentence, { roles }: SopDocument, lang: string): boolean {
  if (!canBeTold(sentence)) return false;
  if (hasObligation(sentence.text, lang)) return true;
  if (lang !== 'en' || roles.length === 0) return false;
  const names = roles.map(({ name }) => escapePattern(name)).join('|');
  const [, verb = ''] =
    new RegExp(`(?<!\\p{L})(?:${names}) (\\p{L}+s) (?:the|an?|it|them|him|her|each|every|all|\\d)`, 'iu').exec(
      sentence.text,
    ) ?? [];
  return isVerb(withoutThirdPerson(verb));
}

function toldIn(document: SopDocument, lang: string): ReadonlySet<string> {
  const lines = linesOf(document).filter(({ about }) => PARTS_OF_WORK.has(about));
  const answers = document.questions.flatMap(({ answer }) => (answer === null ? [] : [answer]));
  return stemsOf([...lines.flatMap(({ texts }) => texts), ...answers].join('\n'), lang);
}

/** Whether a sentence says for sure that someone has to do something, which a procedure may say. */
function isAction(sentence: RequestSentence, lang: string): boolean {
  if (!canBeTold(sentence)) return false;
  const isOrder = lang === 'en' && isOrderForSure(wordsOf(sentence.text.replace(LEAD, '')));
  return isOrder || hasObligation(sentence.text, lang);
}

function canBeTold({ text, stems }: RequestSentence): boolean {
  if (stems.size < LEAST_STEMS || ABOUT_THE_TEXT.test(text) || text.endsWith('?')) return false;
  return !IS_NEGATED.test(text) && dangerOf(text, true) === null && secretsIn(text).length === 0;
}

function hasObligation(text: string, lang: string): boolean {
  const duty = OBLIGATION.get(lang)?.exec(text);
  if (!duty) return false;
  const verb = duty.groups?.['verb']?.toLowerCase() ?? '';
  return lang === 'en' ? isVerb(verb) && !STATES.has(verb) : lang === 'de' || /(?:r|re|er|ir|ar)$/u.test(verb);
}
