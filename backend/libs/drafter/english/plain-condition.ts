import { capitalise, lowerFirst } from '../text/words.js';
import { readClause } from './clause.js';
import { PARTICLES } from './lexicon/closed-classes.js';
import { readingOf } from './lexicon/words.js';
import { tokenise } from './tokens.js';

const THING = String.raw`(?:(?:the|an?|any|our|your|its|his|her|their|no|some|either|one)\s)?[\p{L}-]+(?:\s[\p{L}-]+){0,2}`;
/** "if the box, the label or the seal is damaged": the commas of a list end no condition. */
const OF_SEVERAL = new RegExp(
  String.raw`\b(?<opens>if|when|whenever|once|unless|in case|as soon as)\s(?<things>${THING}(?:, ${THING})*), (?<last>${THING}),?\s(?<joint>or|and)\s(?=${THING}\s(?:is|are|has|have|was|were|isn['’]t|aren['’]t|hasn['’]t|does|doesn['’]t|do|don['’]t|can['’]?t|cannot|gets?|looks?|seems?|needs?|shows?|smells?|feels?|fails?|goes|turns?)\b)`,
  'iu',
);
/** "if, for any reason, the seal is missing": the commas of what stands between belong to it. */
const ASIDE =
  /\b(if|when|whenever|once|where|unless|should|because)\s*,\s*((?:for|during|due to|despite|because of)\s[^,;.:]{2,40}|however|though|instead),\s+/giu;
/** "if, after 20 minutes, nobody has come": when it is so stands behind it. */
const LATER =
  /\b(if|when|once|unless)\s*,\s*((?:after|within|by|at|on|in|before)\s[^,;.:]{2,30}),\s+([^,;.:]{3,60}),/iu;
/** "The moment the alarm sounds", "supposing the seal is missing" */
const AT_ONCE =
  /^the (?:moment|minute|instant|second)(?: that)? (?=(?:the|an?|your?|we|it|he|she|they|some\p{L}+|any\p{L}+)\b)/iu;
const SUPPOSED =
  /^(?:supposing|presuming|given)(?: that)? (?=(?:the|an?|your?|we|it|he|she|they|there|some\p{L}+|any\p{L}+|no|nobody)\b)/iu;
/** What is done because something has happened, and never before it. */
const REACTS =
  /^(?:stop|call|ring|phone|notify|inform|alert|report|evacuate|refuse|reject|cancel|discard|escalate|quarantine|abort)$/u;
/** "Should the alarm ring, leave the building": whoever or whatever it is begins with one of these words. */
const SHOULD =
  /^should (?<who>it|this|that|there|he|she|they|you|we|anyone|anybody|someone|somebody|nobody|anything|something|the|an?|any|one|your|our|both|two|either|these|those|all) (?<rest>[^?]{3,120}, [^?]{4,})$/iu;
const MOST_OF_SUBJECT = 5;
/** What is longer is no sentence that anybody reads with its end in mind. */
const MAX_SENTENCE = 300;
/** "stop the line and call the lead if it jams" */
const TRAILING =
  /^(?<orders>(?:please\s)?(?<verb>\p{L}+)\s(?:(?!\b(?:if|unless|when|once|until|before|after)\b)[^,;:.])+?\sand\s(?<other>\p{L}+)\b(?:(?!\b(?:if|unless|when|once|until|before|after)\b)[^,;:.])*)\s(?<when>(?:if|unless|in case|in the event)\s[^,;:]{3,80})$/iu;

/**
 * Gives a condition in its plain form: without commas of its own, and before all that is done under it ("stop the line and
 * call the lead if it jams" as "If it jams, stop the line and call the lead").
 */
export function asPlainCondition(sentence: string, people: ReadonlySet<string>): string {
  const plain = withIf(sentence)
    .replace(AT_ONCE, 'As soon as ')
    .replace(SUPPOSED, 'If ')
    .replace(ASIDE, '$1 $2 ')
    .replace(LATER, '$1 $3 $2,');
  const told = withList(plain, people);
  const [, text = '', stop = ''] = /^(.*?)([.!;\s]*)$/su.exec(told) ?? [];
  const {
    orders = '',
    verb = '',
    other = '',
    when = '',
  } = (text.length <= MAX_SENTENCE && TRAILING.exec(text)?.groups) || {};
  const isReaction = REACTS.test(verb.toLowerCase()) && readingOf(other.toLowerCase(), 'base') !== null;
  return isReaction ? `${capitalise(when)}, ${lowerFirst(orders, people)}${stop}` : told;
}

/** "Should the alarm ring, leave" as "If the alarm should ring, leave". */
function withIf(sentence: string): string {
  const { who = '', rest = '' } = SHOULD.exec(sentence)?.groups ?? {};
  if (who === '') return sentence;
  const [condition = ''] = rest.split(',', 1);
  const words = condition.split(' ');
  const isBase = (word = ''): boolean => /^(?:be|have)$/iu.test(word) || readingOf(word.toLowerCase(), 'base') !== null;
  const isOne =
    /^(?:it|this|that|there|he|she|they|you|we|anyone|anybody|someone|somebody|nobody|anything|something)$/iu.test(who);
  // "the door handle break off": the last of two that could be one, but for a particle.
  const at = words.findIndex(
    (word, index) => isBase(word) && (PARTICLES.has(words[index + 1] ?? '') || !isBase(words[index + 1])),
  );
  const verb = isOne ? 0 : at;
  if (verb < (isOne ? 0 : 1) || verb > MOST_OF_SUBJECT || !isBase(words[verb])) return sentence;
  return `If ${[lowerFirst(who, new Set()), ...words.slice(0, verb), 'should', ...words.slice(verb)].join(' ')}${rest.slice(condition.length)}`;
}

/** The things that a condition lists, all joined by the word that joins the last of them. */
function withList(sentence: string, people: ReadonlySet<string>): string {
  return sentence.replace(OF_SEVERAL, (all: string, ...args: unknown[]) => {
    const { opens = '', things = '', last = '', joint = '' } = args.at(-1) as Record<string, string | undefined>;
    const names = [...things.split(', '), last];
    const areThings = names.every(
      (name) => readClause(tokenise(name), { people, previous: null }).clause.form === 'phrase',
    );
    return areThings ? `${opens} ${names.join(` ${joint} `)} ${joint} ` : all;
  });
}
