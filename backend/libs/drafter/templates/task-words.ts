import { TASK_LANGUAGES, type TaskLanguage, type TemplateLanguage } from './task-languages.js';

const LEAST_STEM = 3;

/** Of each language: the stem that stands for all words of one thing. */
const SYNONYMS = new Map(
  Object.values(TASK_LANGUAGES).map((language) => [
    language,
    new Map(
      language.same.flatMap((group) => group.map((word) => [stem(word, language), stem(group[0] ?? word, language)])),
    ),
  ]),
);

/** The words of a request that say which task it is about, each once, as stems. */
export function taskWords(text: string, lang: TemplateLanguage): string[] {
  const { empty } = TASK_LANGUAGES[lang];
  // "check-out" and "checkout" are one word where both are borrowed; in English it is "check out", too.
  const words = new Set(foldWords(lang === 'en' ? text : text.replace(/\bcheck-(?=(?:in|out)\b)/giu, 'check')));
  // "Over $500", "for 3 locations": how many or how much is of no task.
  return [
    ...new Set(
      [...words].filter((word) => !empty.has(word) && !/^\d+$/u.test(word)).map((word) => taskWord(word, lang)),
    ),
  ];
}

/** What has been found out about a word, by language. The libraries say each of their words more than twenty times. */
const TASK_WORDS = new Map<TemplateLanguage, Map<string, string>>();
/** Requests add words without an end. */
const MOST_KEPT = 50_000;

function taskWord(word: string, lang: TemplateLanguage): string {
  let kept = TASK_WORDS.get(lang);
  if (!kept || kept.size > MOST_KEPT) {
    kept = new Map();
    TASK_WORDS.set(lang, kept);
  }
  const known = kept.get(word);
  if (known !== undefined) return known;
  const language = TASK_LANGUAGES[lang];
  const stemmed = stem(word, language);
  const found = SYNONYMS.get(language)?.get(stemmed) ?? stemmed;
  kept.set(word, found);
  return found;
}

/** The words of a text in small letters without accents. */
export function foldWords(text: string): string[] {
  const folded = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/e-mail/gu, 'email');
  return folded.match(/[\p{L}\p{N}]+/gu) ?? [];
}

function stem(word: string, { endings, spellsBySyllable }: TaskLanguage): string {
  const short = word.replace(endings, '');
  if (short.length < LEAST_STEM) return word;
  // "shipping" and "ship", "dropped" and "drop".
  const single = short.replace(/([bdgklmnprt])\1$/u, '$1');
  return spellsBySyllable ? asBeforeEnding(single) : single;
}

/** As a Dutch stem is spelt before an ending, but with "f" and "s" at its end: "betal" of "betaal", "brief" of "briev". */
function asBeforeEnding(stemmed: string): string {
  return stemmed
    .replace(/([aeou])\1(?=[^aeiou]$)/u, '$1')
    .replace(/v$/u, 'f')
    .replace(/z$/u, 's');
}

/** The shortest part of a joined word. */
const LEAST_PART = 4;

/**
 * The parts of joined words, in a language that joins them: of each word the longest known one that it begins with and the
 * longest known one that it ends with.
 */
export function joinedParts(words: readonly string[], known: ReadonlySet<string>, lang: TemplateLanguage): string[] {
  if (!TASK_LANGUAGES[lang].joinsWords) return [];
  return words.flatMap((word) => {
    const lengths = Array.from({ length: Math.max(0, word.length - LEAST_PART) }, (_, at) => word.length - 1 - at);
    const beginning = lengths.map((length) => word.slice(0, length)).find((part) => isPart(part, known));
    const end = lengths.map((length) => word.slice(-length)).find((part) => isPart(part, known));
    return [beginning, end].filter((part) => part !== undefined);
  });
}

function isPart(part: string, known: ReadonlySet<string>): boolean {
  return part.length >= LEAST_PART && known.has(part);
}
