import { cleanText, escapePattern, flatten, wordsIn } from './plain-text.js';

/** What a line stands in. */
export interface LineContext {
  /** Language of the procedure, without its region. */
  lang: string;
  /** A person may end a line so, or forget a quote: the request tells. */
  prompt: string;
}

/** Words that no line ends with, by language. */
export const NOT_LAST: Readonly<Record<string, string>> = {
  en: 'and|or|but|the|a|an|of|with|to|for|from|at|into|if|when|because|than|as|is|are|was|which|who|until|unless|my|your|their',
  de: 'und|oder|der|die|das|den|mit|für|von|im|zum|ein',
  es: 'y|o|de|del|el|la|los|las|con|para|que|en|un',
  fr: 'et|ou|de|du|des|le|la|les|avec|pour|que|à|un',
  it: 'e|di|il|la|con|per|da|del|che',
  pt: 'e|de|do|da|com|para|que|o|os',
  nl: 'en|of|de|het|een|met|van|voor',
};

/**
 * Prepositions, conjunctions and determiners. Left out is what may stand alone at the end: particles of phrasal verbs ("lock
 * up"), adverbs ("the day before", "in between") and "till", which holds money, too.
 */
const PREPOSITION = /(?<!\p{L})(?:of|with|to|for|from|at|into|onto|upon|during|until|than|per|via|against|among)$/iu;
const CONJUNCTION =
  /(?<!\p{L})(?:and|or|but|nor|if|when|because|unless|while|whether|although|that|which|who|whose|the|an?|my|your|their|our|its)$/iu;
/** "what the procedure asks for": the noun of the preposition stands before it. */
const RELATIVE = /(?<!\p{L})(?:who|what|which|where|that|whom|whose)(?!\p{L})/iu;
/** "what was agreed, and by when": a question of one word. */
const SHORT_QUESTION = /(?<!\p{L})(?:and|or|by|since|until)\s+(?:when|who|which)$/iu;
/** 6" is a size. */
const INCHES = /(?<=\d)"/g;

/** Whether a text holds neither a letter nor a number. */
export function isEmptyLine(text: string): boolean {
  return !/[\p{L}\p{N}]/u.test(text);
}

/** Whether a quote or a bracket is open, or closed twice. */
export function isUnbalanced(text: string): boolean {
  if (text.split('"').length % 2 === 0) return true;
  // "a) the lid, b) the seal" counts; "(8 m)" closes its bracket.
  const withoutNumbers = text.replace(/^\d+\)|(?<!\([^()]*)(?<!\p{L})[a-z]\)/gu, '');
  return ['()', '[]', '「」'].some(
    ([open = '', close = '']) => withoutNumbers.split(open).length !== withoutNumbers.split(close).length,
  );
}

/** Whether a text ends with a word that asks for another one, and the person did not end a sentence so. */
export function endsInTheAir(text: string, { lang, prompt }: LineContext): boolean {
  const plain = cleanText(text).replace(/[\s.!…]+$/u, '');
  if (/[,;:&+/-]$/u.test(plain)) return true;
  if (!asksForMore(plain, lang)) return false;
  const lastTwo = wordsIn(plain).slice(-2).map(escapePattern).join('[^\\p{L}\\d]+');
  return !new RegExp(`${lastTwo}\\s*(?:[.,;:!?)\\n]|$)`, 'iu').test(cleanText(prompt));
}

function asksForMore(text: string, lang: string): boolean {
  const endings = NOT_LAST[lang];
  if (lang !== 'en') return endings !== undefined && new RegExp(`(?<!\\p{L})(?:${endings})$`, 'iu').test(text);
  return (PREPOSITION.test(text) && !RELATIVE.test(text)) || (CONJUNCTION.test(text) && !SHORT_QUESTION.test(text));
}

/** Whether a quote or a bracket is open in a text. A person who forgot one in the request keeps it so. */
export function isOpenQuote(text: string, { prompt }: LineContext): boolean {
  const plain = cleanText(text);
  if (!isUnbalanced(plain) || !isUnbalanced(plain.replace(INCHES, ''))) return false;
  return !(isUnbalanced(cleanText(prompt)) && flatten(prompt).includes(flatten(text)));
}
