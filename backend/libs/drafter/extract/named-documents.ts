import { BE, HAVE, isFunctionWord } from '../english/lexicon/closed-classes.js';
import { readingOf, verbShare } from '../english/lexicon/words.js';
import { squeeze } from '../text/words.js';

/** A document by what it is, with up to three words before it and a code behind it. */
const DOCUMENT =
  /((?:[\p{L}-]{1,40}(?:['’]s?)? ){0,3})\b(form|checklist|log ?book|register|certificate|handbook|manual|delivery note|purchase order|work order|query list|list)( [A-Z]{1,4}-?\d{1,4})?\b/gu;
const CODED_FORM = /\b(?:form|sheet|list|blatt|hoja|formulario)\s+([A-Z]{1,4}-?\d{1,4})\b/giu;
/** Documents that need no other word to be told from others. */
const NAMED_ALONE = /checklist|log ?book|handbook/iu;
/** "Olga's list": whose notes a text is. */
const OF_SOMEBODY = /^\p{Lu}\p{Ll}+['’]s list$/u;
const NO_DOCUMENT = /^(?:return|query|second|personal) list$/iu;
const MOST_WORDS = 2;
const MAX_NAME = 60;
/** The share of its uses as a verb from which a word before a document is what is done with it: "print", "fills". */
const MOSTLY_VERB = 0.6;
/** What is done with documents; nouns as well. */
const DONE_WITH = /^(?:logs?|prints?|enters?|fills?|signs?|signed|takes?|open|new|own|month)$/u;

/** The names of the documents that an English request mentions. */
export function documentsIn(text: string): string[] {
  const forms = [...text.matchAll(CODED_FORM)].map((match) => match[0]);
  const named = [...text.matchAll(DOCUMENT)].flatMap(([, before = '', kind = '', code = '']) => {
    const words = before.trim().split(' ').filter(Boolean);
    // "If it fails, no certificate."
    if (words.at(-1)?.toLowerCase() === 'no') return [];
    const name = squeeze([...nameWords(words), kind + code].join(' '));
    return name.includes(' ') || NAMED_ALONE.test(name) ? [name] : [];
  });
  return [...forms, ...named].filter(
    (name) => name.length <= MAX_NAME && !NO_DOCUMENT.test(name) && !OF_SOMEBODY.test(name),
  );
}

/** Those last words before a document that are part of its name: "the customer's packing [list]". */
function nameWords(words: readonly string[]): string[] {
  const other = words.findLastIndex(
    (word, at) => !isPartOfName(word.toLowerCase(), words[at - 1]?.toLowerCase() ?? ''),
  );
  return words.slice(other + 1).slice(-MOST_WORDS);
}

function isPartOfName(word: string, before: string): boolean {
  if (isFunctionWord(word.replace(/['’]s?$/u, '')) || DONE_WITH.test(word)) return false;
  if (readingOf(word, 'participle') && (HAVE.has(before) || BE.has(before))) return false;
  const verb = readingOf(word, 's');
  return !verb || verbShare(verb.lemma) < MOSTLY_VERB;
}
