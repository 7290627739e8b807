import { NOUN_VERBS } from '../lexicon/noun-verbs.js';
import { readVerb, type VerbReading } from './verb-forms.js';
import { DETERMINER, PREPOSITION } from './word-classes.js';

const LEADING_ADVERB = /^((?:always|immediately|carefully|slowly|gently|manually|[a-z]{3,12}ly)\s+)/iu;
const OBJECT = new RegExp(`^(?:${DETERMINER}(?:\\s|$)|(?:up|off|out|down|aside)\\b|\\p{Lu})`, 'u');
const COMPLEMENT =
  /^(?:in|on|over|back|through|with|to|for|by|at|from|into|against|until|within|twice|both|who|what|whether|if|that)\b/iu;
const NOT_AN_OBJECT =
  /^(?:is|are|was|were|must|should|will|can|cannot|has|have|had|shall|may|gets?|goes|stays|and|or|of|needs?|=|\d)(?:\s|$)/iu;
/** Verbs that need no determiner to be told from their nouns: "check parcels", but not "check list". */
const MOSTLY_VERBS = new Set(
  'check clean close open turn switch load print pack wash wipe scan pay sign stop call book ship stick lock unlock count fill report ask set run take keep file log record label tag test tidy empty dry review restart update return release bag block bank use wait mop vacuum reset steam grind weigh measure steep froth'.split(
    ' ',
  ),
);
const SMALL_WORD = new RegExp(
  `^(?:${PREPOSITION}|${DETERMINER}|once|while|where|which|who|what|how|why|but|because|since|are|was|were|had|can|may|will|shall|would|could|might|such|even|though|although|whether|upon|then|also|unless|till|like|per|against|among|along|beside|besides|inside|outside|onto|off|out|down|toward|here|there|more|most|much|many|few|less|least|same|other|when|after|before)$`,
  'iu',
);
const NOUN_COMPOUNDS =
  /^(?:check|open|clean|close|load|print|pack|scan|pay|sign|stop|call|book|lock|count|fill|report|file|log|record|label|tag|test|review|release|bag|block|bank|return|use|run|set)\s+(?:list|box|book|form|sheet|card|number|date|time|times|room|desk|account|feed|feeds|holiday|report|file|run|result|results|machine|line|lines|team)\b(?! \p{Ll})/u;

/** An instruction: "count the towels", "always check …". */
export interface Imperative {
  /** Leading adverb with its blank, or empty. */
  adverb: string;
  verb: string;
  rest: string;
}

/** Reads an instruction; null if the clause does not begin with a verb that means one. */
export function readImperative(clause: string): Imperative | null {
  const adverb = LEADING_ADVERB.exec(clause)?.[1] ?? '';
  const bare = readVerb(adverb.trim())?.form === 'base' ? clause : clause.slice(adverb.length);
  const word = /^[A-Za-z]+(?:-[A-Za-z]+)?/u.exec(bare)?.[0] ?? '';
  const verb = readVerb(word);
  const rest = bare.slice(word.length).trim();
  if (!verb && isUnknownVerb(word, rest)) return { adverb: '', verb: word.toLowerCase(), rest };
  if (verb?.form !== 'base' || verb.base === 'be' || NOT_AN_OBJECT.test(rest)) return null;
  if (NOUN_VERBS.has(verb.base) && !meansVerb(verb, bare, rest)) return null;
  return { adverb: bare === clause ? '' : adverb.toLowerCase(), verb: verb.base, rest };
}

/** "tamp it", "sieve the flour": what stands before an object is a verb, known or not. */
function isUnknownVerb(word: string, rest: string): boolean {
  return (
    /^[A-Za-z]{3,10}$/u.test(word) &&
    !/(?:s|ed|ing|ly|er|or)$/u.test(word) &&
    !SMALL_WORD.test(word) &&
    /^(?:the|an?|it|them|your)\b/iu.test(rest)
  );
}

/** Whether a word that may be a noun as well is a verb here. */
function meansVerb(verb: VerbReading, clause: string, rest: string): boolean {
  if (rest === '') return MOSTLY_VERBS.has(verb.base);
  if (NOUN_COMPOUNDS.test(clause)) return false;
  if (OBJECT.test(rest)) return true;
  if (COMPLEMENT.test(rest)) return MOSTLY_VERBS.has(verb.base) || /^(?:with|both|twice|until)\b/iu.test(rest);
  return MOSTLY_VERBS.has(verb.base) || verb.base === 'tag';
}
