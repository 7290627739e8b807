import { capitalise } from '../../text/words.js';
import { isJob } from '../actors.js';
import { withBorder } from '../clause-openers.js';
import { romanceGrammarOf } from './foreign-order.js';
import { withConditionBorder } from './romance-border.js';
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
/** So many words stand behind the verb of what is done in a case. */
const LEAST_BEHIND = 2;
/** What follows is looked at no further. */
const MAX_WORDS_AHEAD = 12;

/** What comes next in the work. */
const NEXT =
  /^(?:luego|después|despues|entonces|seguidamente|finalmente|poi|dopo|quindi|dunque|infine|depois|então|aí|ensuite|puis|après|enfin)$/iu;
/** "al final", "por último": the same in two words. */
const NEXT_OF_TWO =
  /^(?:al final|por último|a continuación|alla fine|por fim|no final|no fim|à la fin|para terminar|per finire|pour finir)$/iu;
const CASE: Readonly<Record<string, RegExp>> = {
  es: /^(?:si|cuando)$/iu,
  it: /^(?:se|quando)$/iu,
  pt: /^(?:se|quando)$/iu,
  fr: /^(?:si|quand|lorsque|s['’]ils?|s['’]elles?)$/iu,
};
/** "só | se ele quiser": limits what stands before it. */
const ONLY =
  /^(?:solo|sólo|só|seulement|uniquement|solamente|únicamente|soltanto|somente|apenas|même|anche|incluso|mesmo|salvo|sauf|menos|neanche|nemmeno|neppure|por|o|ou|u)$/iu;
/** "é assim | quando o cliente chega …": announces what is told next. */
const LIKE_THIS =
  /(?:^|\s)(?:(?:é|es|è|c['’]est|funciona|funziona|marche|faz-se|se hace|si fa) (?:assim|así|così|comme ça|comme suit)|(?:o|lo) (?:seguinte|siguiente)|il seguente|le suivant)$/iu;
/** A case and the beginning of what is done in it. */
const MAX_WORDS_OF_CASE = 18;
const NEGATION = /^(?:no|non|não|ne)$/iu;
/** "ninguém | se levanta": a negation stays with the verb behind it. */
const NEVER = /^(?:nunca|jamais|jamás|mai|nem|né|ni|nadie|nessuno|ninguém|personne|tampoco|neanche|nemmeno|neppure)$/iu;
const NOBODY = /^(?:nadie|nessuno|ninguém)$/iu;
const AND = /^(?:y|e|et|ed)$/iu;
/** Behind these a clause goes on. */
const GOES_ON =
  /^(?:que|qu['’]?|qui|che|chi|quien|quem|si|se|cuando|quando|quand|y|e|et|ed|o|ou|no|não|non|ne|como|cómo|come|comme|comment|porque|perché|car|mientras|hasta|donde|dónde|onde|dove|où|sauf)$/iu;
/** Whoever is told what to do. */
const TOLD = /^(?:tú|usted|ustedes|nosotros|tu|voi|noi|você|vocês|vous|nous|on|io|yo|eu|je|lui|lei|él|ella|ele|ela)$/iu;

const TOLD_IN_FRENCH = /^(?:on|tu|vous|nous|je)$/iu;

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
  if (NEXT.test(word)) return !ONLY.test(before) && beginsAct(rest, grammar);
  if (NEXT_OF_TWO.test(`${word} ${next}`)) return beginsAct(rest.slice(1), grammar);
  if (isCase(word, grammar)) return opensCase(words, at, told, grammar);
  if (/^(?:io|yo|eu|tú|je)$/iu.test(word) && !GOES_ON.test(before))
    return isAct(next, grammar) || (isPronoun(next, grammar) && isAct(words[at + 2] ?? '', grammar));
  if (
    AND.test(before) ||
    GOES_ON.test(before) ||
    NEVER.test(before) ||
    isPreposition(before) ||
    isDeterminer(before, grammar)
  )
    return false;
  if (isPronoun(before, grammar) || isStative(before)) return false;
  // "non c'è nessuno", "no entra nadie": nobody behind the verb.
  if (NOBODY.test(word) && clause.slice(-3).some((one) => NEGATION.test(one))) return false;
  return (
    opensWithSubject(words.slice(at, at + MAX_WORDS_AHEAD), before, isVerbAt(words, at - 1, grammar), grammar) &&
    (!isCase(clause[0] ?? '', grammar) || isBehindCase(clause, grammar))
  );
}

/** "… | si falta algo se llama al jefe", but "mirar si hay rayones": what is asked goes on. */
function opensCase(words: readonly string[], at: number, told: readonly string[], grammar: RomanceGrammar): boolean {
  const [before = '', word = ''] = [words[at - 1] ?? '', words[at] ?? ''];
  if (asks(told, grammar)) return false;
  if (AND.test(before)) return true;
  // "não | se manda", "que | se sente" hold a pronoun, and "só | se ele quiser" limits what stands before it.
  if (GOES_ON.test(before) || ONLY.test(before) || isPreposition(before)) return false;
  if (grammar.lang === 'pt' && NEVER.test(before)) return false;
  // "lo chiamo quando sono pronto" may belong to either side.
  if (/^(?:cuando|quando|quand|lorsque)$/iu.test(word))
    return LIKE_THIS.test(words.slice(Math.max(0, at - 3), at).join(' ')) && caseEnd(words, at, grammar) !== null;
  return told.length >= LEAST_BEFORE;
}

/** Where what is done begins behind the case that begins there; null where its end is not known. */
function caseEnd(words: readonly string[], at: number, grammar: RomanceGrammar): number | null {
  const told = words.slice(at, at + MAX_WORDS_OF_CASE).join(' ');
  const whole = withBorder(withConditionBorder(told, grammar.lang), grammar.lang);
  const comma = whole.indexOf(', ');
  return whole === told || comma < 0 ? null : at + whole.slice(0, comma).split(' ').length;
}

/** Whether a verb stands there; "na balança", "la marca" are nouns. */
function isVerbAt(words: readonly string[], at: number, grammar: RomanceGrammar): boolean {
  const [before = '', word = ''] = [words[at - 1] ?? '', words[at] ?? ''];
  const isNoun =
    isNounAsWell(word, grammar) ||
    isPreposition(before) ||
    (isDeterminer(before, grammar) && !isPronoun(before, grammar));
  return isFiniteWord(word, grammar) && !isNoun;
}

/** "se echa la espuma | se deja actuar", "… | el encargado revisa", "… | você pede" */
function opensWithSubject(
  [first = '', second = '', third = '']: readonly string[],
  before: string,
  isVerbBefore: boolean,
  grammar: RomanceGrammar,
): boolean {
  const isReflexive = grammar.isImpersonal && grammar.lang !== 'pt' && first.toLowerCase() === grammar.reflexive;
  if (isReflexive) return finiteFormOf(second, grammar)?.persons.has('one') === true && !isVerbBefore;
  const verb = grammar.lang === 'pt' && /^a gente$/iu.test(`${first} ${second}`) ? third : second;
  // "et on | lui donne": a pronoun of the same verb.
  if (grammar.lang === 'fr' && (TOLD.test(before) || isPronoun(first, grammar)) && !TOLD_IN_FRENCH.test(first))
    return false;
  if (TOLD.test(first) || verb !== second)
    return !TOLD.test(before) && !isVerbBefore && isActBehindPronouns(verb, third, grammar);
  if (NOBODY.test(first)) return !isVerbBefore && isActBehindPronouns(second, third, grammar);
  const isSomebody = isDeterminer(first, grammar) && isJob(second, grammar.lang);
  return isSomebody && !isVerbBefore && isAct(third, grammar);
}

/** "on coupe", "on n'ouvre pas" */
function isActBehindPronouns(verb: string, next: string, grammar: RomanceGrammar): boolean {
  const plain = verb.replace(/^(?:l|n|m|t|s|j)['’](?=\p{L})/iu, '');
  const isVerb = (word: string): boolean =>
    isAct(word, grammar) || finiteFormOf(word, grammar)?.persons.has('one') === true;
  return isVerb(plain) || ((NEGATION.test(verb) || isPronoun(verb, grammar)) && isVerb(next));
}

/** Whether words begin with what somebody does: a verb, with pronouns or with somebody before it. */
function beginsAct(rest: readonly string[], grammar: RomanceGrammar): boolean {
  const at = rest.findIndex((word) => !(isPronoun(word, grammar) && !isAct(word, grammar)) && !TOLD.test(word));
  const [first = '', second = ''] = at < 0 ? [] : rest.slice(at);
  if (isAct(first, grammar) || grammar.verbs.isInfinitive(first) || CASE[grammar.lang]?.test(first)) return true;
  // "después se pasa"
  if (at > 0 && finiteFormOf(first, grammar) !== null) return true;
  const third = rest[at + 2] ?? '';
  if (/^gente$/iu.test(second)) return isActBehindPronouns(third, rest[at + 3] ?? '', grammar);
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
    // "on pose": behind its pronoun a noun is none.
    (before !== null && (TOLD.test(before) || /^gente$/iu.test(before)) && finiteFormOf(word, grammar) !== null) ||
    (before?.toLowerCase() === grammar.reflexive && finiteFormOf(word, grammar) !== null) ||
    (isFiniteWord(word, grammar) && !isNounAsWell(word, grammar) && (before === null || !isPreposition(before)))
  );
}

function isCase(word: string, grammar: RomanceGrammar): boolean {
  return CASE[grammar.lang]?.test(word) === true;
}

/** "s'il pleut on ramone par le bas | on aspire …": whether what is done in a case has its verb and what it is done to. */
function isBehindCase(clause: readonly string[], grammar: RomanceGrammar): boolean {
  const end = caseEnd(clause, 0, grammar);
  const done = end === null ? [] : clause.slice(end);
  const act = done.findIndex((word, at) => tellsAct(word, done[at - 1] ?? null, grammar));
  return act >= 0 && done.length - act > LEAST_BEHIND;
}

function asks(told: readonly string[], grammar: RomanceGrammar): boolean {
  const last = told.slice(-3).map((word) => finiteFormOf(word, grammar)?.infinitive ?? word);
  return last.some((word) => grammar.asking.test(`${word} `));
}
