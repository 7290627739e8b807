import { readingOf } from './lexicon/words.js';
import { titleFrom } from './title.js';

/** "To make sure that every new supplier is checked before we buy" */
const ENSURED =
  /^(?:to )?(?:make sure|ensure|ensuring|guarantee|see to it)(?: that)? ((?:(?:all|every|each|the|our|any|no) )?\p{L}[\p{L} -]{2,50}?) (?:is|are|gets?) (?:(?:always|properly|correctly|safely|fully|regularly|all|being) )*(\p{L}+)(?=[\s,.;]|$)/iu;
/** "is carried out": that it is done, and not what. */
const IS_DONE = /^(?:carried|performed|conducted|undertaken|executed|handled|managed|completed|run|done)$/iu;

/** "To describe how the bandsaw is to be operated", "explains how boilers must be started" */
const DESCRIBED =
  /\b(?:describes?|explains?|sets? out|defines?|shows?|lays? down|states?|specif(?:y|ies)|outlines?|regulates?) how ((?:(?:all|every|each|the|our|any) )?\p{L}[\p{L} -]{2,50}?) (?:(?:is|are) to be |(?:must|shall|should|has to|have to|needs? to|will) be |(?:is|are) (?=\p{L}+(?:[,.;]|$)))(?:(?:always|properly|correctly|safely) )*(\p{L}+)(?=[\s,.;]|$)/iu;

/** A title for how a purpose says that something is done; null where it says nothing of the kind. */
export function describedTitle(purpose: string): string | null {
  const [, thing = '', done = ''] = DESCRIBED.exec(purpose) ?? [];
  const lemma = readingOf(done.toLowerCase(), 'participle')?.lemma;
  const isName = thing !== '' && !/\b(?:we|you|they|it|this|these|nothing|nobody|everything|everyone)\b/iu.test(thing);
  return lemma && isName && lemma !== 'be' ? titleFrom(`we ${lemma} ${thing}`) || null : null;
}

/** A title for what a purpose says that shall be done; null where it says nothing of the kind. */
export function ensuredTitle(purpose: string): string | null {
  const [, thing = '', done = ''] = ENSURED.exec(purpose) ?? [];
  const lemma = readingOf(done.toLowerCase(), 'participle')?.lemma;
  const things = thing.replace(/^(?:all|any) /iu, '');
  const isName = thing !== '' && !/^no\s|\b(?:we|you|they|it|nothing|nobody|everything|everyone)\b/iu.test(thing);
  const [act = ''] = things.replace(/^(?:the|our|each|every) /iu, '').split(' ');
  // "lifting of beams is carried out safely"
  if (isName && IS_DONE.test(done) && readingOf(act.toLowerCase(), 'ing') !== null) return titleFrom(things) || null;
  return lemma && isName ? titleFrom(`we ${lemma} ${things}`) || null : null;
}

/** "As per the new rules every freezer must be defrosted twice a year": all of what has to be done to a kind of thing. */
const DUTY =
  /^(?:(?:as per|according to|under|by|in line with|following|because of|due to) [^,;:.]{3,60}?,? )?(all|every|each|any) (\p{L}[\p{L} -]{2,40}?) (?:must|shall|should|has to|have to|needs? to|(?:is|are) to) (?:always |regularly |properly )?be (\p{L}+)(?= (?:once|twice|every|each|at least|before|after|within|daily|weekly|monthly|yearly|regularly|on|in|by|\p{L}+ times)\b|$)/iu;

/** What is only done while something else is. */
const HOW_IT_IS = /^(?:use|allow|permit|know|keep|wear|take|make|give|have|do|see|hold|inform|aware|train|employ)$/u;

/** A title for what the first sentence of a text says that has to be done; null where it says nothing of the kind. */
export function dutyTitle(sentence: string): string | null {
  const [, of = '', thing = '', done = ''] = DUTY.exec(sentence.trim().replace(/[.!]+$/u, '')) ?? [];
  const lemma = readingOf(done.toLowerCase(), 'participle')?.lemma;
  return lemma && !HOW_IT_IS.test(lemma) ? titleFrom(`we ${lemma} ${articleFor(of, thing)}${thing}`) || null : null;
}

/** "every van" → "a van" */
function articleFor(of: string, thing: string): string {
  if (!/^(?:every|each)$/iu.test(of)) return '';
  return /^[aeiou]/iu.test(thing) ? 'an ' : 'a ';
}

/** "Control of gauge use | on the asphalt and compaction crews (density gauge)" */
export function upToPlace(name: string): string {
  return name.replace(/\s?\([^)]*\)/gu, '').replace(/(?<=\S \S.*) (?:on|in|at|within|during) .*$/iu, '');
}
