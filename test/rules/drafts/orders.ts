import nlp from 'compromise';
import { isCommonNoun } from '../../../backend/libs/drafter/english/lexicon/words.js';
import { withoutCondition } from '../../../backend/libs/sop-document/quality-checks/wording/without-condition.js';
import type { VerbDictionary } from '../../bench/drafting/scoring/verbs.js';

const BEGINS_OBJECT = /^(?:the|an?|our|my|your|their|his|her|this|that|these|those|every|each|any|it|them)$/iu;
/** "Boil out the fryer" */
const PARTICLE = /^(?:up|down|out|off|away|back|over) (?=\S)/iu;

/** Whether a text tells somebody to do something, as far as the tagger can tell: it takes "Head counts" for an order. */
export function isOrder(text: string, verbs: VerbDictionary): boolean {
  const body = withoutCondition(text);
  const verb = (/\p{L}+/u.exec(body)?.[0] ?? '').toLowerCase();
  if (/ing$/u.test(verb) || !verbs.canBeVerb(verb) || (verb === 'do' && text.includes('?'))) return false;
  return hasObject(body) || (!nlp(verb).has('#Noun') && nlp(text).has('^(#Adverb|please|then)? #Imperative'));
}

/** As `isOrder`, for titles: a word that may be a noun begins an order only before an object ("Shift handover" is a name). */
export function isOrderAsTitle(title: string, verbs: VerbDictionary): boolean {
  const [first = ''] = title.toLowerCase().split(/\s+/u);
  return isOrder(title, verbs) && (hasObject(title) || !isCommonNoun(first));
}

/** Whether an object with a determiner follows the first word and its particle. */
function hasObject(text: string): boolean {
  const rest = text.replace(/^\S+\s*/u, '').replace(PARTICLE, '');
  return BEGINS_OBJECT.test(rest.split(/\s+/u)[0] ?? '');
}
