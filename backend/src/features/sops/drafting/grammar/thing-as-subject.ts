import { lowerFirst } from '../text/words.js';
import { withArticle } from './articles.js';
import { action, type Clause, type ClauseContext } from './clause.js';
import { roleName } from './role-name.js';
import { readVerb } from './verb-forms.js';

const GOES = /^([^,]{2,60}?)\s+(?:goes|go)\s+(in|into|to|on|onto|back)\b(.*)$/iu;
const GETS = /^([^,]{2,60}?)\s+(?:gets?|receives?)\s+(an?|the|\d|some|one)\b(.*)$/iu;
const NEEDS_SOMEBODY = /^([^,]{2,60}?)\s+needs?\s+(.{2,50}?)\s+to\s+([a-z-]+)\b(.*)$/iu;
const RUN_FOR = /^([\p{L} ]{2,40}?)\s+(run|soak|dry|cool|rest|stand|boil|heat)\s+((?:for\s+)?\d.*)$/iu;
const PERSONS = /\b(?:customers?|clients?|patients?|guests?|parents?|managers?|suppliers?|tenants?|team|staff)\b/iu;

/** Reads clauses in which a thing does something: "the sheet goes to the manager", "every load gets a strip". */
export function readThingAsSubject(clause: string, context: ClauseContext): Clause | null {
  if (/^(?:it|this|that|there|he|she|they|you|we)\b/iu.test(clause)) return null;
  return (
    readNeeds(clause, context) ?? readGoes(clause, context) ?? readGets(clause, context) ?? readRuns(clause, context)
  );
}

function thing(phrase: string, { people }: ClauseContext): string {
  return withArticle(lowerFirst(phrase, people), people);
}

/** "bin location goes in the sheet" → put it there; "the photo goes to the customer" → send it. */
function readGoes(clause: string, context: ClauseContext): Clause | null {
  const [, phrase = '', preposition = '', rest = ''] = GOES.exec(clause) ?? [];
  if (
    phrase === '' ||
    /\bno\b|^(?:my|our)\b/iu.test(phrase) ||
    /^\s+it\b/iu.test(rest) ||
    readVerb(phrase.split(' ')[0] ?? '')?.form === 'base'
  )
    return null;
  const isSent = /^to$/iu.test(preposition) && (PERSONS.test(rest) || roleName(rest.trim(), context.people) !== null);
  const isAmount = /[<>]|\b(?:over|above|below)\b/u.test(phrase);
  const object = isAmount ? lowerFirst(phrase, context.people) : thing(phrase, context);
  return action(`${isSent ? 'send' : 'put'} ${object} ${preposition}${rest}`);
}

/** "every load gets an indicator strip" → give every load an indicator strip. */
function readGets(clause: string, context: ClauseContext): Clause | null {
  const [, phrase = '', article = '', rest = ''] = GETS.exec(clause) ?? [];
  if (phrase === '') return null;
  const object = `${article}${rest}`;
  const isSent = /\b(?:letter|e-?mail|message|invoice|report|copy|link|confirmation)\b/iu.test(object);
  const receiver = /s$/u.test(phrase) ? lowerFirst(phrase, context.people) : thing(phrase, context);
  return action(`${isSent ? 'send' : 'give'} ${receiver} ${object}`);
}

/** "anything over 250 pounds needs a second person to approve" → the second person approves it. */
function readNeeds(clause: string, context: ClauseContext): Clause | null {
  const [, phrase = '', who = '', word = '', rest = ''] = NEEDS_SOMEBODY.exec(clause) ?? [];
  const verb = readVerb(word);
  const role = roleName(who, context.people);
  if (phrase === '' || verb?.form !== 'base' || !role) return null;
  const object = thing(phrase, context).replace(/^the (?=anything|everything)/u, '');
  // "a second person (Helen)": the role is Helen, and that she is the second one belongs to the step.
  const [, position = '', person = ''] = /^(\S+) person \((.+)\)$/u.exec(role) ?? [];
  if (person !== '')
    return action(`${verb.base} ${object} as the ${position.toLowerCase()} person${rest}`, { role: person });
  return action(`${verb.base} ${object}${rest}`, { role });
}

/** "showers run 2 min each" → run the showers 2 min each. */
function readRuns(clause: string, context: ClauseContext): Clause | null {
  const [, phrase = '', verb = '', rest = ''] = RUN_FOR.exec(clause) ?? [];
  if (phrase === '' || readVerb(phrase.split(' ')[0] ?? '')?.form === 'base') return null;
  return action(`${verb === 'run' ? 'run' : `let`} ${thing(phrase, context)} ${verb === 'run' ? '' : verb} ${rest}`);
}
