import { roleName } from './role-name.js';
import { readVerb, type VerbForm } from './verb-forms.js';
import { ADVERBS, MODAL } from './word-classes.js';

/** Who does what at the beginning of a clause: "The AP clerk must not enter …". */
export interface Subject {
  /** Null for "you" and "we": whoever carries out the procedure. */
  role: string | null;
  /** Whether "they", "he" or "she" stands for somebody named before. */
  refersBack: boolean;
  verb: string;
  form: VerbForm;
  /** Adverbs that belong to the meaning ("always ", "immediately "), with a blank at the end, or empty. */
  adverb: string;
  isNegated: boolean;
  /** What follows the verb. */
  rest: string;
}

const PRONOUN = /^(you|we|they|i|he|she|someone|somebody)\s+(.*)$/iu;
const VERB_PHRASE = new RegExp(`^(${ADVERBS})(${MODAL})?(${ADVERBS})(not\\s+)?([A-Za-z-]+)(?=$|[\\s,.;:(])(.*)$`, 'iu');
const EMPTY_ADVERBS = /\b(?:then|also|just|usually|normally|often|first|now|still|finally|never)\s+/giu;
const NEGATION = /\bnever\b|n['’]?t\b| not\b/iu;
const PLURAL = /(?:[^s]s|staff|people|crew|team|guys|both)(?: \([^)]*\))?$/iu;
const MAX_SUBJECT_WORDS = 6;

/** Reads the subject and the verb of a clause; null if it does not begin with somebody who acts. */
export function readSubject(clause: string, people: ReadonlySet<string>): Subject | null {
  const pronoun = PRONOUN.exec(clause);
  if (pronoun) {
    const phrase = readVerbPhrase(pronoun[2] ?? '');
    if (!phrase || phrase.form === 'ing' || phrase.form === 'past') return null;
    return { ...phrase, role: null, refersBack: /^(?:they|he|she)$/iu.test(pronoun[1] ?? '') };
  }
  return readRoleSubject(clause, people);
}

function readRoleSubject(clause: string, people: ReadonlySet<string>): Subject | null {
  const words = clause.split(' ');
  const limit = Math.min(MAX_SUBJECT_WORDS, words.length - 1);
  for (let length = limit; length >= 1; length -= 1) {
    const phrase = words.slice(0, length).join(' ');
    if (/[,;:]/u.test(phrase)) continue;
    const role = roleName(phrase, people);
    if (!role) continue;
    const verb = readVerbPhrase(words.slice(length).join(' '));
    if (verb && agrees(role, phrase, verb)) return { ...verb, role, refersBack: false };
  }
  return null;
}

interface VerbPhrase {
  verb: string;
  form: VerbForm;
  adverb: string;
  isNegated: boolean;
  hasModal: boolean;
  rest: string;
}

function readVerbPhrase(text: string): VerbPhrase | null {
  const [, before = '', modal = '', after = '', not = '', word = '', rest = ''] = VERB_PHRASE.exec(text) ?? [];
  const verb = readVerb(word);
  if (!verb) return null;
  const adverbs = `${before}${after}`;
  return {
    verb: verb.base,
    form: verb.form,
    adverb: adverbs.replace(EMPTY_ADVERBS, '').toLowerCase(),
    isNegated: not !== '' || NEGATION.test(`${adverbs}${modal}`),
    hasModal: modal !== '',
    rest,
  };
}

/** "The clerk enters", "clerks enter", "finance must enter", but not "clerk enter". */
function agrees(role: string, phrase: string, verb: VerbPhrase): boolean {
  if (verb.form === 'third') return true;
  if (verb.form !== 'base') return false;
  return (
    verb.hasModal || PLURAL.test(phrase) || PLURAL.test(role) || / and /u.test(phrase) || /^(?:HR|Finance)$/u.test(role)
  );
}
