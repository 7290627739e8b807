import { capitalise } from '../../text/words.js';
import { germanicGrammarOf } from './foreign-order.js';
import { type GermanicGrammar, isFiniteVerb } from './germanic-grammar.js';
import { TELLS_STATE } from './germanic-predicate.js';

/** So many words without a sign were dictated. */
const LEAST_WORDS = 18;
/** Before a boundary stand at least so many words. */
const LEAST_BEFORE = 3;
const MAX_PREFIELD = 7;
const AND = /^(?:und|en)$/iu;
const CASE = /^(?:wenn|falls|sobald|als|wanneer|zodra)$/iu;
const NEXT = /^(?:dann|danach|anschließend|zuletzt|dan|daarna|vervolgens)$/iu;
/** What opens a time or a place before the verb: "um neun | machen wir". */
const TIME = /^(?:um|nach|vor|am|beim|ab|morgens|mittags|abends|om|na|voor|rond)$/iu;
const MAX_TIME_WORDS = 4;
/** Whoever is told what to do, behind the verb. */
const TOLD = /^(?:du|ihr|wir|man|je|jij|jullie|we|wij|u)$/u;
const HELPING =
  /^(?:musst|müsst|muss|kannst|könnt|kann|sollst|sollt|soll|darfst|hast|habt|lässt|lasst|bist|moet|kan|kun|mag|heb|ga|laat)$/u;

/** Dictated German or Dutch, whose sentences no sign parts: with a stop or a comma where the next clause certainly begins. */
export function withClausesApart(sentence: string, lang: string): string {
  const grammar = germanicGrammarOf(lang);
  const words = sentence.split(/\s+/u).filter(Boolean);
  if (!grammar || words.length < LEAST_WORDS || /[,;:]|[.!?]\s/u.test(sentence)) return sentence;
  const clauses: string[][] = [[]];
  let isInCase = CASE.test(words[0] ?? '');
  for (const [at, word] of words.entries()) {
    const clause = clauses.at(-1) ?? [];
    const rest = words.slice(at + 1);
    const isLong = clause.length >= LEAST_BEFORE;
    if (isLong && AND.test(word) && opensSentence(rest, grammar)) {
      clauses.push([]);
      isInCase = CASE.test(rest[0] ?? '');
    } else if (isLong && isInCase && (isToldVerb(word, rest, grammar) || (NEXT.test(word) && rest.length > 2))) {
      clause.push(`${clause.pop()},`, word);
      isInCase = false;
    } else if (clause.length >= 2 && !isInCase && opensTime([word, ...rest], grammar)) clauses.push([word]);
    else if (isLong && CASE.test(word) && borderOf([word, ...rest].join(' '), grammar) !== null) {
      clauses.push([word]);
      isInCase = false;
    } else if (isLong && !isInCase && NEXT.test(word) && isToldVerb(rest[0] ?? '', rest.slice(1), grammar)) {
      clauses.push([word]);
    } else clause.push(word);
  }
  return clauses.map((clause) => withCaseBorder(capitalise(clause.join(' ')), lang)).join('. ');
}

/** "um neun machen wir": a time, and what is done then. */
function opensTime(words: readonly string[], grammar: GermanicGrammar): boolean {
  if (!TIME.test(words[0] ?? '')) return false;
  const verb = words
    .slice(0, MAX_TIME_WORDS + 1)
    .findIndex((word, at) => isToldVerb(word, words.slice(at + 1), grammar));
  return verb >= 1 && !words.slice(0, verb).some((word) => AND.test(word) || CASE.test(word));
}

const OPENS_CASE =
  /^(?:wenn|falls|sobald|sofern|solange|nachdem|bevor|als|wanneer|indien|zodra|zolang|nadat|voordat)\s/iu;
/** What the subject of a clause begins with, behind its verb. */
const SUBJECT =
  /^(?:du|ihr|wir|man|er|sie|es|ich|der|die|das|ein|eine|je|jij|jullie|we|wij|u|hij|zij|ze|het|de|een|er|dat|dit)$/u;
const ANY_VERB =
  /^(?:ist|sind|hat|haben|wird|werden|muss|müssen|kann|können|darf|dürfen|soll|sollen|bleibt|kommt|geht|steht|liegt|fehlt|is|zijn|heeft|hebben|wordt|worden|moet|moeten|kan|kunnen|mag|mogen|blijft|komt|gaat|staat|ligt|wil|willen)$/u;
const MAX_CASE_WORDS = 14;

/** "wenn ein kind fieber hat darf es nicht bleiben": with a comma between the verb of the case and the one of what is done then. */
export function withCaseBorder(sentence: string, lang: string): string {
  const grammar = germanicGrammarOf(lang);
  const at = grammar === null ? null : borderOf(sentence, grammar);
  if (at === null) return sentence;
  const words = sentence.split(/\s+/u);
  return `${words.slice(0, at).join(' ')}, ${words.slice(at).join(' ')}`;
}

/** The place of the verb that tells what is done then, or of the "then" before it; null where no border is plain. */
function borderOf(sentence: string, grammar: GermanicGrammar): number | null {
  const words = sentence.split(/\s+/u);
  const isVerb = (word = ''): boolean => ANY_VERB.test(word) || (/^\p{Ll}/u.test(word) && isFiniteVerb(word, grammar));
  const isCase = OPENS_CASE.test(sentence);
  // "Is er niemand thuis dan gaat het …"
  const isTurned = SUBJECT.test(words[1] ?? '') && isVerb((words[0] ?? '').toLowerCase());
  if (!isCase && !isTurned) return null;
  for (let at = LEAST_BEFORE; at < Math.min(words.length - 1, MAX_CASE_WORDS); at += 1) {
    if (/[,;:.]$/u.test(words[at - 1] ?? '')) return null;
    const [before, word = '', next = ''] = [words[at - 1], words[at], words[at + 1]];
    if (NEXT.test(word) && isVerb(next) && (isTurned || isVerb(before))) return at;
    // "piept drückst du": before whoever is told, the verb of the case may be any.
    const endsCase = isVerb(before) || (TOLD.test(next) && /^\p{Ll}+(?:t|n|d)$/u.test(before ?? ''));
    if (isCase && endsCase && isVerb(word) && SUBJECT.test(next)) return at;
  }
  return null;
}

/** "wenn …", "dann …", "den Schein legst du …": a sentence of its own behind "and". */
function opensSentence(rest: readonly string[], grammar: GermanicGrammar): boolean {
  const [first = ''] = rest;
  if (CASE.test(first) || NEXT.test(first)) return true;
  const end = rest.findIndex((word) => AND.test(word));
  const clause = end < 0 ? rest : rest.slice(0, end);
  // "die Brote kommen ins Regal"
  const isState = grammar.articles.test(`${first} `) && clause.slice(2, 4).some((word) => TELLS_STATE.test(word));
  if (isState) return true;
  const verb = clause.findIndex((word, at) => isToldVerb(word, clause.slice(at + 1), grammar));
  return verb >= 1 && verb <= MAX_PREFIELD;
}

/** "nimmst du": a verb, and whoever is told right behind it. */
function isToldVerb(word: string, [next = '']: readonly string[], grammar: GermanicGrammar): boolean {
  return TOLD.test(next) && (HELPING.test(word) || isFiniteVerb(word, grammar));
}
