import { NUMBER_WORDS, normalise } from '../../../../../libs/sop-document/index.js';
import { FUNCTION_WORDS } from './function-words.js';

/** Scripts without spaces between words; Korean has them. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;
const ENDING =
  /(?:['’]s|ies|ied|ing|ed|es|s|e|y|en|er|em|n|mente|ment|ción|ciones|tion|ando|iendo|ado|ido|ada|ida|ar|ir|re|ez|é|ée|és|o|a|os|as)$/u;
const LEAST_STEM = 3;
/** Share of the longer word that two words must have in common at the start to count as forms of one word. */
const SHARED_BEGINNING = 0.7;

/** Irregular verbs that are common in procedures. */
const IRREGULAR: ReadonlyMap<string, string> = new Map(
  [
    'bring brought',
    'build built',
    'buy bought',
    'catch caught',
    'choose chose chosen',
    'cut cutting',
    'feed fed',
    'find found',
    'hang hung',
    'hear heard',
    'hold held',
    'know knew known',
    'lay laid',
    'lead led',
    'leave left',
    'lend lent',
    'lose lost',
    'meet met',
    'pay paid',
    'read reading',
    'ring rang rung',
    'say said',
    'see saw seen',
    'sell sold',
    'send sent',
    'set setting',
    'shut shutting',
    'speak spoke spoken',
    'stand stood',
    'sweep swept',
    'teach taught',
    'tell told',
    'think thought',
    'throw threw thrown',
    'understand understood',
    'wear wore worn',
    'write wrote written',
  ].flatMap((row) => {
    const [base = '', ...forms] = row.split(' ');
    return [base, `${base}s`, ...forms].map((form): [string, string] => [form, base]);
  }),
);

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/** The words of a request; checks whether a text uses others. */
export class SaidWords {
  private readonly text: string;
  private readonly stems = new Set<string>();
  /** The stems by their first letters, which all forms of a word share. */
  private readonly byBeginning = new Map<string, string[]>();

  constructor(request: string) {
    this.text = normalise(request).toLowerCase();
    for (const word of wordsOf(this.text)) this.add(stemOf(word));
  }

  /** Whether every content word of the text, except numbers, is a form of a word of the request. */
  cover(text: string): boolean {
    return contentWords(text).every((word) => this.has(word));
  }

  private add(stem: string): void {
    if (this.stems.has(stem)) return;
    this.stems.add(stem);
    const beginning = stem.slice(0, LEAST_STEM);
    this.byBeginning.set(beginning, [...(this.byBeginning.get(beginning) ?? []), stem]);
  }

  private has(word: string): boolean {
    if (UNSPACED.test(word)) return this.text.includes(word);
    const stem = stemOf(word);
    if (this.stems.has(stem)) return true;
    const alike = this.byBeginning.get(stem.slice(0, LEAST_STEM)) ?? [];
    return alike.some((said) => areForms(said, stem));
  }
}

/** Content words in lower case; numbers are compared elsewhere, by value. */
function contentWords(text: string): string[] {
  const words = wordsOf(normalise(text).toLowerCase());
  return words.filter((word) => !/\d/u.test(word) && !FUNCTION_WORDS.has(word) && !NUMBER_WORDS.has(word));
}

function wordsOf(text: string): string[] {
  const words: string[] = [];
  for (const { segment, isWordLike } of segmenter.segment(text)) {
    // Single letters are endings or units; single characters of unspaced scripts are mostly grammatical.
    if (isWordLike && segment.length > 1) words.push(segment.replace(/^ال(?=\p{L}{3})/u, ''));
  }
  return words;
}

function stemOf(word: string): string {
  const base = IRREGULAR.get(word);
  if (base !== undefined) return base;
  const stem = word.replace(ENDING, '');
  if (stem.length < LEAST_STEM) return word;
  // "Stopping" and "stop"; Spanish "cuenta" and "contar", "cierra" and "cerrar".
  return stem
    .replace(/(\p{L})\1$/u, '$1')
    .replaceAll('ie', 'e')
    .replaceAll('ue', 'o');
}

function areForms(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short.length > LEAST_STEM && long.startsWith(short)) return true;
  let shared = 0;
  while (shared < short.length && short[shared] === long[shared]) shared += 1;
  return shared >= Math.max(LEAST_STEM, Math.ceil(long.length * SHARED_BEGINNING));
}
