import { capitalise } from '../text/words.js';
import { readClause } from './clause.js';
import * as Words from './lexicon/closed-classes.js';
import { isActNoun, isPersonNoun, readingOf } from './lexicon/words.js';
import { tellsWork } from './name-phrase.js';
import { isPerson } from './noun-phrase.js';
import { tokenise } from './tokens.js';
import { type Topic, topic } from './topic.js';

/** What nobody does, and what is forgotten. */
const NEGLECTED =
  /^(?:so |and |because )?(?:(?:nobody|no[ -]one|none of you)(?:(?: here)?(?: ever| really| seems to| bothers to| can be bothered to| wants to){1,3} (\p{L}+) ((?:the|our|their|those|these|any) [\p{L} -]{3,40}?)(?: properly| right| correctly| anymore| any more)*| (\p{L}+) ((?:the|our|their|those|these|any) [\p{L} -]{3,40}?)(?: properly| right| correctly| anymore| any more| as agreed| like (?:they|you) should)+)|(?:people|you|we|they|everyone|everybody|you guys|some of you)(?: all)? keeps? (?:on )?forgetting to (\p{L}+) (\p{L}[\p{L} -]{3,40}))[.!]*$/iu;
/** "don't let the cheese counter look like that again" */
const LEFT_SO =
  /^(?:please )?(?:don['’]?t|do not|never) (?:ever )?(?:let|leave) ((?:the|our) [\p{L} -]{3,30}?) (?:(?:look|be|get|end up|like|in) )?(?:like )?(?:that|this|such a state)(?: again| anymore)?[.!]*$/iu;
/** "Every new volunteer gets an introduction" */
const GIVEN =
  /^(?:every|each|any) ((?:new )?\p{L}+(?: \p{L}+)?) (?:gets?|receives?|is given|undergoes|goes through|must have|needs) an? ((?:\p{L}+ ){0,2}\p{L}+)$/iu;
/** When all of it is followed. */
const USED_WHEN =
  /^(?:(?:we|you|they) (?:do|use|follow) (?:this|it)|(?:this|it)(?: procedure| list| checklist)? (?:is (?:used|done|needed|followed)|applies|happens)|(?:use|follow|do) this|(?:please )?(?:(?:stick|keep) to|follow|observe|note) (?:this|the following|these(?: rules| steps| points)?))(?: procedure| list| checklist| rules| steps)? ((?:when|whenever|if|every time) [^,:;]{8,90})(?::\s+(\S.*))?$/iu;
/** "for the barbecue on Sundays we need: …" */
const NEEDED_FOR =
  /^for ((?:the|our) \p{L}[\p{L} -]{2,40}?),? (?:we|you|i) (?:need|have to|must|do|use|prepare)\b[^:]{0,20}:\s+(\S.*)$/iu;
/** "The way it works with spare keys is that …", "the thing with the aquarium is …" */
const WORKS_WITH =
  /^(?:(?:the way|how) (?:it|this|things?) (?:works?|goes|go|is done)|the (?:thing|deal|trick|rule|drill)) (?:with|for) ((?:(?:the|our) )?\p{L}[\p{L} -]{2,40}?) is(?: that|:)? (\S.*)$/iu;

/**
 * What a sentence tells of its topic although it does not announce it: how somebody does something, when all of it is
 * followed, what is neglected; null where it tells nothing of the kind.
 */
export function toldTopic(text: string, people: ReadonlySet<string>): Topic | null {
  return usedWhen(text) ?? usedFor(text) ?? given(text) ?? howTheyDo(text, people) ?? neglectedTopic(text);
}

function usedFor(text: string): Topic | null {
  const [, name = '', rest = ''] = NEEDED_FOR.exec(text) ?? WORKS_WITH.exec(text) ?? [];
  // "spare keys": with its article a name is no order.
  return name === '' ? null : topic(/^(?:the|our) /iu.test(name) ? name : `the ${name}`, rest);
}

/** "We use this when a laptop arrives for repair": the case that all of it is for. */
function usedWhen(text: string): Topic | null {
  const [, when = '', rest = ''] = USED_WHEN.exec(text) ?? [];
  return when === '' ? null : topic(when, rest, { trigger: capitalise(when) });
}

/** "Every new volunteer gets an introduction": an act that somebody is given. */
function given(text: string): Topic | null {
  const [, somebody = '', act = ''] = GIVEN.exec(text) ?? [];
  const last = act.split(' ').at(-1)?.toLowerCase() ?? '';
  return isActNoun(last) && isPersonNoun(somebody.split(' ').at(-1)?.toLowerCase() ?? '')
    ? topic(`the ${act} for a ${somebody}`, text)
    : null;
}

/** "how our nurses sterilise the instruments": what somebody does. */
function howTheyDo(text: string, people: ReadonlySet<string>): Topic | null {
  const told = /\bhow ((?:(?:the|our|your|all|an?) )?\p{L}.{5,100}?)(?=[,.:;]|$)/iu.exec(text)?.[1] ?? '';
  const tokens = tokenise(told);
  const { clause } = readClause(tokens, { people, previous: null });
  if (clause.form !== 'active' || clause.subject[0] !== 0) return null;
  const lemma = readingOf(tokens[clause.verb]?.lower ?? '', 'base', 's')?.lemma;
  const object = told.slice(tokens[clause.verb]?.end ?? told.length);
  const isOther = !lemma || object.trim() === '' || !isPerson(tokens.slice(...clause.subject), people);
  const rest = text.slice(text.indexOf(told) + told.length).replace(/^[\s,.:;]+/u, '');
  // "how the crew handles a torn sail": a torn sail.
  const name = /^(?:do|handle|run|manage|process)$/u.test(lemma ?? '') ? object.trim() : `we ${lemma}${object}`;
  return isOther ? null : topic(name, tellsWork(rest, people) ? rest : '');
}

/** "Nobody ever cleans the fryer properly", "people keep forgetting to sign the log": what a complaint asks for. */
function neglectedTopic(text: string): Topic | null {
  const left = LEFT_SO.exec(text)?.[1];
  if (left) return topic(left);
  const [, ...found] = NEGLECTED.exec(text) ?? [];
  const [verb = '', name = ''] = found.filter((part) => part !== undefined);
  const lemma = readingOf(verb.toLowerCase(), 's', 'base')?.lemma;
  return lemma && !Words.MENTAL_VERBS.has(lemma) && !Words.BE.has(lemma) ? topic(`we ${lemma} ${name}`) : null;
}
