import {
  CONJUNCTION,
  hasTwoFiniteVerbs,
  orderWordsIn,
  withoutThirdPerson,
} from '../../../../backend/libs/sop-document/quality-checks/wording/finite-verbs.js';
import { flatten, holdsWords } from '../../../../backend/libs/sop-document/quality-checks/wording/plain-text.js';
import { isInPrompt, type LineReading, type Sign } from './line-reading.js';
import { stemOf } from './plain-text.js';

const PROHIBITION = /^(no|not|nobody|none|never|only|always|do|don't|dont|must|at|in|on|max|min|under|over|until)\b/i;
const PREPOSITION_OF_PUT =
  /\b(in|into|on|onto|under|over|at|with|back|next|aside|through|around|up|down|out|away|behind|between|against|to)\b/i;

const DETERMINER_BEFORE_NO_NOUN =
  /\b(the|a|an) (nothing|anybody|anyone|everything|everybody|nobody|somebody|someone|whoever|u|none|additionally|as|also|then|so|not|there|this|that|these|those|such|our|your|my|already|always|never|still|again|for|and|or|on|in|at|by|to|it|he|she|they|is|are|was|if|when|until|after|before|shall|must|should|of|except|since|below|because|back at|how|what|whats|i|we|you|from|with)\b/i;
const CONJUNCTION_BEFORE_PREPOSITION = /\b(and|or) (on|in|at|to|by|for|with|from|into)\b/i;
const PREPOSITION_OR_PARTICLE = /\b(on|in|at|to|by|for|with|from|into|out|up|off)\b/i;
const CONJUNCTION_BEFORE_AUXILIARY = /\b(and|or) (is|are|was|were|has|been)\b/i;
const SECOND_PARTICIPLE =
  /\band not \w+ed\b|\band (\w+(ed|ept)|led|held|sent) (to|for|in|on|at|by|with|from|straight|into|back|until|as)\b/i;

/** Whether a line is a prohibition or a limit, which needs no verb at its beginning. */
export function isProhibition(text: string): boolean {
  return PROHIBITION.test(text.trim());
}

function beginsWithVerb({ words, context }: LineReading): boolean {
  return context.verbs.canBeVerb(words[0] ?? '');
}

function hasWordsThatDoNotMeet({ text, words, context }: LineReading): boolean {
  const determiner = DETERMINER_BEFORE_NO_NOUN.exec(text)?.[0];
  if (determiner && !isInPrompt(determiner, context)) return true;
  const preposition = CONJUNCTION_BEFORE_PREPOSITION.exec(text);
  const isFirstPreposition = preposition && !PREPOSITION_OR_PARTICLE.test(text.slice(0, preposition.index));
  if (preposition && isFirstPreposition && !isInPrompt(preposition[0], context)) return true;
  const firstConjunction = words.slice(1).find((word) => CONJUNCTION.test(word) && word !== 'and') ?? '';
  if (firstConjunction === '' && CONJUNCTION_BEFORE_AUXILIARY.test(text)) return true;
  return SECOND_PARTICIPLE.test(text);
}

function hasLabelInside({ text, context: { prompt, style } }: LineReading): boolean {
  if (/\[?\d\d?:\d\d\]? \w+:|\s\d+\.\d+ [A-Z]|^\w+: /.test(text)) return true;
  const label = /\b(?:the|a) (\w+):\s/i.exec(text)?.[1];
  if (!label) return false;
  const capital = label.charAt(0).toUpperCase() + label.slice(1);
  return new RegExp(`(^|[☐□*\\]-]\\s*)${capital}\\s*:`, style === 'chat-thread' ? 'im' : 'm').test(prompt);
}

/** "Count, signs and locks": the first verb was made an order and the next ones were not. */
function hasEnumeratedThirdPerson({ text, words, context }: LineReading): boolean {
  const [first = '', second = ''] = words;
  if (!/^\w+, \w+s\b(?=,| and)/.test(text)) return false;
  return context.bag.has(stemOf(first)) && isInPrompt(`${first}s ${second}`, context);
}

function hasThirdPerson(reading: LineReading): boolean {
  const { text, context } = reading;
  if (!beginsWithVerb(reading) && !/; (?!the)\w/.test(text)) return false;
  const verbs = text.matchAll(/(?:\band|&|,) (\w+s) (?:the|a|an|his|her|it|its|them)\b/gi);
  return [...verbs].some(
    ({ 1: verb = '', index }) =>
      !/\b(who|which|that)\b/i.test(text.slice(0, index)) && context.verbs.canBeVerb(withoutThirdPerson(verb)),
  );
}

function hasAgentOfPassive(reading: LineReading): boolean {
  const { text, context } = reading;
  if (!beginsWithVerb(reading) || /\w{3}(ed|en)( \S+){0,4} by /i.test(text)) return false;
  if (/\bby whoever\b/i.test(text)) return true;
  const flat = flatten(text);
  const people = context.roles.filter((role) => role && !/people|persons|^(one|two|three)/.test(role));
  return people.some(
    (role) =>
      ['the', 'a', 'an'].some((article) => holdsWords(flat, `by ${article} ${role}`)) || flat.endsWith(` by ${role}`),
  );
}

function beginsWithNoVerb({ line, text, context }: LineReading): boolean {
  const [first] = orderWordsIn(text);
  return first !== undefined && line.kind !== 'exception' && !context.verbs.canBeVerb(first) && !isProhibition(text);
}

/** Signs of a rewrite that says it worse than the person did; English lines only that do not stand in the prompt. */
export const SIGNS_OF_BAD_REWRITES: readonly Sign[] = [
  {
    name: 'put … to',
    shows: ({ line, text }) =>
      (line.hasRightVerb !== true || !/ to /.test(line.target?.text ?? '')) &&
      /^put\b/i.test(text) &&
      PREPOSITION_OF_PUT.exec(text)?.[0] === 'to',
  },
  { name: 'words that do not go together', shows: hasWordsThatDoNotMeet },
  { name: 'label inside', shows: hasLabelInside },
  { name: 'third person left', shows: hasEnumeratedThirdPerson },
  { name: 'agent of the passive left', shows: hasAgentOfPassive },
  { name: 'third person left', shows: hasThirdPerson },
  { name: 'no verb first', shows: beginsWithNoVerb },
  { name: 'two finite verbs', shows: ({ text, context }) => hasTwoFiniteVerbs(text, context) },
];
