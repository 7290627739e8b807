import { capitalise } from '../../text/words.js';
import { isJob } from '../actors.js';
import { romanceGrammarOf } from './foreign-order.js';
import {
  finiteFormOf,
  isDeterminer,
  isFiniteWord,
  isNounAsWell,
  isPreposition,
  isPronoun,
  isStative,
  type RomanceGrammar,
} from './romance-grammar.js';

/** So many words without a sign were dictated. */
const LEAST_WORDS = 18;
/** Before a boundary stand at least so many words. */
const LEAST_BEFORE = 3;
/** What follows is looked at no further. */
const MAX_WORDS_AHEAD = 12;

/** What comes next in the work. */
const NEXT =
  /^(?:luego|después|despues|entonces|seguidamente|finalmente|poi|dopo|quindi|infine|depois|então|aí|ensuite|puis|après|enfin)$/iu;
/** "al final", "por último": the same in two words. */
const NEXT_OF_TWO =
  /^(?:al final|por último|a continuación|alla fine|por fim|no final|no fim|à la fin|para terminar|per finire|pour finir)$/iu;
const CASE: Readonly<Record<string, RegExp>> = {
  es: /^(?:si|cuando)$/iu,
  it: /^(?:se|quando)$/iu,
  pt: /^(?:se|quando)$/iu,
  fr: /^(?:si|quand|lorsque|s['’]ils?|s['’]elles?)$/iu,
};
const AND = /^(?:y|e|et|ed)$/iu;
/** Behind these a clause goes on. */
const GOES_ON =
  /^(?:que|qu['’]?|qui|che|chi|quien|quem|si|se|cuando|quando|quand|y|e|et|ed|o|ou|no|não|non|ne|como|come|comme|porque|perché|car|mientras|hasta|donde|dove|où)$/iu;
/** Whoever is told what to do. */
const TOLD = /^(?:tú|usted|ustedes|nosotros|tu|voi|noi|você|vocês|vous|nous|on|io|yo|eu|je|lui|lei|él|ella|ele|ela)$/iu;

/** Dictated Spanish, Italian, Portuguese or French, whose sentences no sign parts: with a stop where the next clause certainly begins. */
export function withRomanceClausesApart(sentence: string, lang: string): string {
  const grammar = romanceGrammarOf(lang);
  const words = sentence.split(/\s+/u).filter(Boolean);
  if (!grammar || words.length < LEAST_WORDS || /[,;:]|[.!?]\s/u.test(sentence)) return sentence;
  const clauses: string[][] = [[]];
  // Where the clause at hand tells its first act. It is remembered, because a text of 20,000 characters may be one clause.
  let act: number | null = null;
  for (const [at, word] of words.entries()) {
    const clause = clauses.at(-1) ?? [];
    const told = AND.test(words[at - 1] ?? '') ? clause.length - 1 : clause.length;
    const begins =
      clause.length >= LEAST_BEFORE && act !== null && act < told && opensClauseAt(words, at, clause, grammar);
    if (!begins) {
      if (act === null && tellsAct(word, clause.at(-1) ?? null, grammar)) act = clause.length;
      clause.push(word);
    } else {
      act = !NEXT.test(word) && tellsAct(word, null, grammar) ? 0 : null;
      // "… y luego": the coordinator goes.
      if (AND.test(clause.at(-1) ?? '')) clause.pop();
      // "luego" tells only what the order of the sentences tells as well.
      clauses.push(NEXT.test(word) ? [] : [word]);
    }
  }
  return clauses.map((clause) => capitalise(clause.join(' '))).join('. ');
}

/** Whether a sentence of its own begins with the word there. */
function opensClauseAt(
  words: readonly string[],
  at: number,
  clause: readonly string[],
  grammar: RomanceGrammar,
): boolean {
  const [before = '', word = '', next = ''] = [words[at - 1] ?? '', words[at] ?? '', words[at + 1] ?? ''];
  const told = AND.test(before) ? clause.slice(0, -1) : clause;
  const rest = words.slice(at + 1, at + MAX_WORDS_AHEAD);
  if (NEXT.test(word)) return beginsAct(rest, grammar);
  if (NEXT_OF_TWO.test(`${word} ${next}`)) return beginsAct(rest.slice(1), grammar);
  // "mirar si hay rayones": what is asked goes on; "lo chiamo quando sono pronto" may belong to either side.
  if (/^(?:cuando|quando|quand|lorsque)$/iu.test(word) && !AND.test(before)) return false;
  if (CASE[grammar.lang]?.test(word)) return !asks(told, grammar) && (AND.test(before) || told.length >= LEAST_BEFORE);
  if (/^(?:io|yo|eu|tú|je)$/iu.test(word) && !GOES_ON.test(before))
    return isAct(next, grammar) || (isPronoun(next, grammar) && isAct(words[at + 2] ?? '', grammar));
  if (isInCase(clause, grammar)) return false;
  if (AND.test(before) || GOES_ON.test(before) || isPreposition(before) || isDeterminer(before, grammar)) return false;
  if (isPronoun(before, grammar) || isStative(before)) return false;
  return opensWithSubject(words.slice(at, at + MAX_WORDS_AHEAD), before, grammar);
}

/** "se echa la espuma | se deja actuar", "… | el encargado revisa", "… | você pede" */
function opensWithSubject(
  [first = '', second = '', third = '']: readonly string[],
  before: string,
  grammar: RomanceGrammar,
): boolean {
  const isVerbBefore = isFiniteWord(before, grammar) && !isNounAsWell(before, grammar);
  const isReflexive = grammar.isImpersonal && grammar.lang !== 'pt' && first.toLowerCase() === grammar.reflexive;
  if (isReflexive) return finiteFormOf(second, grammar)?.persons.has('one') === true && !isVerbBefore;
  if (TOLD.test(first)) return !isVerbBefore && isAct(second, grammar);
  const isSomebody = isDeterminer(first, grammar) && isJob(second, grammar.lang);
  return isSomebody && !isVerbBefore && isAct(third, grammar);
}

/** Whether words begin with what somebody does: a verb, with pronouns or with somebody before it. */
function beginsAct(rest: readonly string[], grammar: RomanceGrammar): boolean {
  const at = rest.findIndex((word) => !(isPronoun(word, grammar) && !isAct(word, grammar)) && !TOLD.test(word));
  const [first = '', second = ''] = at < 0 ? [] : rest.slice(at);
  if (isAct(first, grammar) || grammar.verbs.isInfinitive(first) || CASE[grammar.lang]?.test(first)) return true;
  // "después se pasa"
  if (at > 0 && finiteFormOf(first, grammar) !== null) return true;
  const third = rest[at + 2] ?? '';
  // "dopo la visita lei prenota"
  if (isDeterminer(first, grammar) && TOLD.test(third) && isAct(rest[at + 3] ?? '', grammar)) return true;
  return (
    (isDeterminer(first, grammar) || at > 0) &&
    (isAct(second, grammar) || (isJob(second, grammar.lang) && isAct(third, grammar)) || isAct(first, grammar))
  );
}

function isAct(word: string, grammar: RomanceGrammar): boolean {
  return (
    finiteFormOf(word, grammar) !== null &&
    !isNounAsWell(word, grammar) &&
    !isDeterminer(word, grammar) &&
    !isPreposition(word)
  );
}

/** Whether a word is a verb of its clause. @param before the word before it there; null at the beginning */
function tellsAct(word: string, before: string | null, grammar: RomanceGrammar): boolean {
  return (
    isStative(word) ||
    grammar.verbs.isInfinitive(word) ||
    (before?.toLowerCase() === grammar.reflexive && finiteFormOf(word, grammar) !== null) ||
    (isFiniteWord(word, grammar) && !isNounAsWell(word, grammar) && (before === null || !isPreposition(before)))
  );
}

/** Whether the words are a case whose consequence has not begun. */
function isInCase(clause: readonly string[], grammar: RomanceGrammar): boolean {
  return CASE[grammar.lang]?.test(clause[0] ?? '') === true;
}

function asks(told: readonly string[], grammar: RomanceGrammar): boolean {
  const last = told.slice(-3).map((word) => finiteFormOf(word, grammar)?.infinitive ?? word);
  return last.some((word) => grammar.asking.test(`${word} `));
}
