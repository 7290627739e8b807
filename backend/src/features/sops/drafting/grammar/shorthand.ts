import { actionFor, type ProcedureKind, verbInNoun } from '../lexicon/noun-actions.js';
import { lowerFirst, trimPunctuation } from '../text/words.js';
import { withArticle } from './articles.js';
import { participleOf, readVerb } from './verb-forms.js';
import { DETERMINER, PREPOSITION } from './word-classes.js';

/** An instruction made of notes in shorthand, and the value that must be found. */
export interface ShorthandReading {
  text: string;
  expected: string | null;
  /** Whether only the thing was named and what is done with it is a guess. */
  isGuess: boolean;
}

const STOPS_NOUN = new RegExp(`^(?:${PREPOSITION}|the|a|an)$`, 'iu');
const AFTER_PARTICIPLE = new RegExp(
  `^(?:$|[(,;=]|${PREPOSITION}\\b|${DETERMINER}\\b|there\\b|\\w+ly\\b|out\\b|off\\b|up\\b|down\\b|back\\b)`,
  'iu',
);
const PARTICLE =
  /^(.{2,50}?)\s+(on|off|out|back|away|in|up|down|shut|open)(?=$|\s+(?:to|before|after|by|at|in|from|for)\b|\s*\()(.*)$/iu;
const REMOVED = /\b(?:locks?|tags?|lids?|covers?|gloves|guards?|seals?)$/iu;
const PAPERS =
  /\b(?:pack|report|letter|invoice|email|e-mail|offer|newsletter|reminder|agreement|contract|quote|proposal)s?$/iu;
const VALUE_AT_END = /^(.{2,60}?)[ :]+((?:[$€£]\s?)?\d[\d.,:]*(?:\s?(?:%|°\s?[CF]|pcs|kg|g|l|ml|bar|am|pm))?)$/iu;
const CLOCK = /^\d{1,2}[:.]\d{2}(?:\s?[ap]m)?$|^\d{1,2}\s?[ap]m$/iu;

/** Reads notes without a verb: "oil filtered", "fryer off", "till float $200", "sanitiser refill", "bins". */
export function readShorthand(notes: string, kind: ProcedureKind, names: ReadonlySet<string>): ShorthandReading | null {
  const text = trimPunctuation(notes);
  return (
    readParticiple(text, names) ??
    readParticle(text, names) ??
    readValue(text, kind, names) ??
    readThing(text, kind, names)
  );
}

/** Reads notes whose verb stands behind its thing: "drains cleared", "locks off". */
export function readParticipleOrParticle(notes: string, names: ReadonlySet<string>): ShorthandReading | null {
  const text = trimPunctuation(notes);
  return readParticiple(text, names) ?? readParticle(text, names);
}

/** Whether notes without a verb still tell what is done: "oil filtered", "fryer off". */
export function tellsAction(notes: string, kind: ProcedureKind, names: ReadonlySet<string>): boolean {
  const reading = readShorthand(notes, kind, names);
  return reading !== null && !reading.isGuess;
}

function plain(text: string): ShorthandReading {
  return { text: text.trim(), expected: null, isGuess: false };
}

function thing(phrase: string, names: ReadonlySet<string>): string {
  return withArticle(lowerFirst(phrase, names), names);
}

function readParticiple(text: string, names: ReadonlySet<string>): ShorthandReading | null {
  const words = text.split(' ');
  for (let index = 1; index < Math.min(words.length, 7); index += 1) {
    const word = words[index] ?? '';
    const previous = words[index - 1] ?? '';
    const verb = readVerb(word)?.form === 'past' ? participleOf(word) : null;
    if (/^(?:it|they|is|are|was|were|be|been|you|we)$/iu.test(previous)) return null;
    if (STOPS_NOUN.test(word) && index > 1 && !/^of$/iu.test(word)) return null;
    if (!verb || STOPS_NOUN.test(previous)) continue;
    const rest = words.slice(index + 1).join(' ');
    if (!AFTER_PARTICIPLE.test(rest)) continue;
    const nounPhrase = words.slice(0, index).join(' ');
    const [particle = ''] = /^(?:down|out|off|up|back)\b\s*/iu.exec(rest) ?? [];
    const tail = rest.slice(particle.length);
    return plain(`${verb} ${particle.trim()} ${thing(nounPhrase, names)} ${tail}`.replace(/ {2,}/gu, ' '));
  }
  return null;
}

function readParticle(text: string, names: ReadonlySet<string>): ShorthandReading | null {
  const [, nounPhrase = '', particle = '', rest = ''] = PARTICLE.exec(text) ?? [];
  if (nounPhrase === '' || new RegExp(`\\b${PREPOSITION}\\b`, 'iu').test(nounPhrase)) return null;
  const object = thing(nounPhrase, names);
  const tail = rest.replace(/^\s+/u, ' ');
  switch (particle.toLowerCase()) {
    case 'off':
      return plain(REMOVED.test(nounPhrase) ? `take off ${object}${tail}` : `switch off ${object}${tail}`);
    case 'on':
      return plain(REMOVED.test(nounPhrase) ? `put on ${object}${tail}` : `switch on ${object}${tail}`);
    case 'out':
      return plain(PAPERS.test(nounPhrase) ? `send out ${object}${tail}` : `take out ${object}${tail}`);
    case 'back':
    case 'away':
      return plain(`put ${object} ${particle}${tail}`);
    case 'shut':
      return plain(`shut ${object}${tail}`);
    default:
      return null;
  }
}

function readValue(text: string, kind: ProcedureKind, names: ReadonlySet<string>): ShorthandReading | null {
  const [, nounPhrase = '', value = ''] = VALUE_AT_END.exec(text) ?? [];
  const noun = headOf(nounPhrase);
  const verb = noun === '' ? null : actionFor(noun, kind);
  if (!verb || /\d$/u.test(nounPhrase) || new RegExp(`\\s${PREPOSITION}(?:\\s|$)`, 'iu').test(nounPhrase)) return null;
  if (CLOCK.test(value)) return plain(`${verb} ${thing(nounPhrase, names)} at ${value}`);
  return { ...plain(`${verb} ${thing(nounPhrase, names)}`), expected: value };
}

function readThing(text: string, kind: ProcedureKind, names: ReadonlySet<string>): ShorthandReading | null {
  const noun = headOf(text);
  if (noun === '') return null;
  const hidden = verbInNoun(noun);
  if (hidden && text.toLowerCase() !== noun.toLowerCase()) {
    const [object = '', tail = ''] = splitAtNoun(text, noun);
    if (object !== '') return plain(`${hidden} ${thing(object, names)}${tail}`);
  }
  const verb = actionFor(noun, kind);
  const isAmount = /^\d/u.test(text);
  const object = thing(amountSpelledOut(text), names);
  if (verb) {
    const toSomebody = verb === 'take' && / to (?:the |a )?[\p{L} ]+$/u.test(text);
    return plain(
      `${toSomebody ? 'send' : verb} ${isAmount ? text : toSomebody ? object.replace(/^the photo\b/u, 'a photo') : object}`,
    );
  }
  return { text: `take care of ${object}`, expected: null, isGuess: true };
}

/** "retainer $3,500 in" → "retainer of $3,500 in". */
function amountSpelledOut(text: string): string {
  return text.replace(/^([\p{L} ]{3,30}) ([$€£]\s?\d)/u, '$1 of $2');
}

/** The last word of the noun phrase that the notes begin with: "access" of "access to ad accounts". */
function headOf(text: string): string {
  const words = text
    .replace(/\([^)]*\)/gu, ' ')
    .split(/\s+/u)
    .filter(Boolean);
  const end = words.findIndex((word, index) => index > 0 && (STOPS_NOUN.test(word) || /\d/u.test(word)));
  const noun = words.slice(0, end < 0 ? words.length : end).at(-1) ?? '';
  return noun.replace(/[^\p{L}-]/gu, '');
}

function splitAtNoun(text: string, noun: string): [string, string] {
  const index = text.toLowerCase().indexOf(noun.toLowerCase());
  return [text.slice(0, index).trim(), text.slice(index + noun.length)];
}
