import { primaryLanguage } from '../sop-labels.js';
import { NUMBER_WORDS } from './number-words.js';
import type { Specific } from './specific.js';
import { WEEKDAYS } from './weekdays.js';

/** Capitalized words without meaning for a request. */
const COMMON = new Set(
  'i ok sop sops faq asap am pm no yes id ppe tbd tbc do not never dr mr mrs ms mme mlle prof sr sra herr herrn frau'.split(
    ' ',
  ),
);

const TITLES = 'Dr|Mr|Mrs|Ms|Mme|Mlle|Prof|Sr|Sra|Herr|Herrn|Frau|Doña|Don|Señor|Señora|Dona|Senhor|Senhora';
const TITLED_NAME = new RegExp(`(?<![\\p{L}])(?:${TITLES})\\.?\\s(\\p{Lu}[\\p{L}'’-]+)`, 'gu');
const SENTENCE_END = new RegExp(
  `(?<!(?<![\\p{L}])(?:${TITLES}|No|Nr|St|e\\.g|i\\.e|vs))[.!?:;](?=\\s)|[\\n•●▪*"“”„«»()\\[\\]<>=|/]|\\s[-–—→]\\s`,
  'gu',
);
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}&.'’-]*/gu;

/**
 * Returns the names in a text: words with a capital inside a sentence, abbreviations in capitals, and words with capitals
 * within. German writes every noun with a capital, so there only the last two and names after a title count.
 */
export function namesIn(text: string, lang: string): Specific[] {
  if (isShouted(text)) return [];
  const names: Specific[] = [...text.matchAll(TITLED_NAME)].map((match) => name(match[1] ?? ''));
  const everyNounHasCapital = primaryLanguage(lang) === 'de';
  for (const sentence of text.split(SENTENCE_END)) {
    names.push(...namesInSentence(sentence.trim(), everyNounHasCapital));
  }
  return names;
}

function namesInSentence(sentence: string, everyNounHasCapital: boolean): Specific[] {
  const names: Specific[] = [];
  let phrase: string[] = [];
  let phraseEnd = 0;
  const endPhrase = () => {
    if (phrase.length > 0) names.push(name(phrase.join(' ')));
    phrase = [];
  };
  for (const match of sentence.matchAll(WORD)) {
    const word = match[0].replace(/['’]s$/u, '').replace(/[.'’&-]+$/u, '');
    const isInside = match.index > 0 && !everyNounHasCapital;
    const isName = hasInnerCapital(word) || (isInside && /^\p{Lu}\p{Ll}/u.test(word));
    const continuesPhrase = sentence.slice(phraseEnd, match.index) === ' ';
    if (!isName || !continuesPhrase) endPhrase();
    if (isName && !isCommon(word)) phrase.push(word);
    phraseEnd = match.index + word.length;
  }
  endPhrase();
  return names;
}

function isCommon(word: string): boolean {
  const lower = word.toLowerCase().replace(/['’].*$/u, '');
  return COMMON.has(lower) || NUMBER_WORDS.has(lower) || WEEKDAYS.has(lower) || WEEKDAYS.has(lower.replace(/s$/u, ''));
}

/** `SAP`, `DocuSign`, `P&L`; not `A`, and not digits, which are codes. */
function hasInnerCapital(word: string): boolean {
  return !/\d/u.test(word) && /^.+\p{Lu}/u.test(word) && /\p{Lu}.*\p{Lu}|\p{Ll}\p{Lu}/u.test(word);
}

function name(text: string): Specific {
  return { kind: 'name', text, keys: [text.toLowerCase()], quantity: null };
}

/** In a text in capitals they mean nothing. */
function isShouted(text: string): boolean {
  const upper = text.match(/\p{Lu}/gu)?.length ?? 0;
  const lower = text.match(/\p{Ll}/gu)?.length ?? 0;
  return upper > 20 && upper > lower;
}
