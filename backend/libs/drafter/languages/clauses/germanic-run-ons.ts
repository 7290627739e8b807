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
    } else if (isLong && !isInCase && NEXT.test(word) && isToldVerb(rest[0] ?? '', rest.slice(1), grammar)) {
      clauses.push([word]);
    } else clause.push(word);
  }
  return clauses.map((clause) => capitalise(clause.join(' '))).join('. ');
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
