import { orderCertainty } from './imperative.js';
import * as Words from './lexicon/closed-classes.js';
import { isCommonNoun, isPersonNoun, readingOf } from './lexicon/words.js';
import { canEndPhrase, isPlural } from './noun-phrase.js';
import { type Token, textOf, tokenise } from './tokens.js';

/** A thing that is named first has no more words. */
const MAX_NAME = 5;
/** The pronoun that takes its place stands right after the verb, or after its particle. */
const MAX_BEFORE_PRONOUN = 3;
const SPEAKER = /^(?:you|we|i)$/u;
const OPENS = /^(?:and|then|so|oh|also|ok|okay|now)$/u;

/** "Last thing is the elevator, send it …" */
const NEXT_IS =
  /^((?:and|so|then|oh|ok|okay)[\s,]+){0,2}(?:the )?(?:last|next|first|other) (?:thing |one |job |step )?(?:is|comes) (?=(?:the|your|all) )/iu;

/** "The elevator, send it to ground": what is done to, named before the order, takes the place of its pronoun. */
export function withNamedObject(text: string): string {
  const plain = withObjectIn(text.replace(NEXT_IS, ''));
  return plain ?? text;
}

function withObjectIn(sentence: string): string | null {
  const tokens = tokenise(sentence);
  const opened = tokens.findIndex(({ lower, text }) => !OPENS.test(lower) && text !== ',');
  const comma = tokens.findIndex(({ text }, at) => at > opened && /^[,–—-]$/u.test(text));
  if (opened < 0 || comma <= opened || comma > opened + MAX_NAME) return null;
  const name = tokens.slice(opened, comma);
  const verb = SPEAKER.test(tokens[comma + 1]?.lower ?? '') ? comma + 2 : comma + 1;
  if (!isThing(name) || orderCertainty(tokens, verb) < 2) return null;
  const at = tokens.findIndex(({ lower }, index) => index > verb && /^(?:it|them)$/u.test(lower));
  if (at < 0 || at - verb > MAX_BEFORE_PRONOUN || !isFreeWay(tokens.slice(verb + 1, at))) return null;
  const isMany = isPlural(name.at(-1) as Token);
  if ((tokens[at]?.lower === 'them') !== isMany) return null;
  const before = sentence.slice(0, tokens[opened]?.start);
  const upToPronoun = sentence.slice(tokens[verb]?.start, tokens[at]?.start);
  return `${before}${upToPronoun}${small(textOf(sentence, name))}${sentence.slice(tokens[at]?.end)}`;
}

/** A noun phrase of a thing: the order would otherwise speak of somebody, or of another clause. */
function isThing(name: readonly Token[]): boolean {
  const last = name.at(-1);
  const [first] = name;
  if (!first || last?.kind !== 'word' || !canEndPhrase(last) || !name.every(({ kind }) => kind === 'word'))
    return false;
  const isOther = [Words.PREPOSITIONS, Words.SUBJECT_PRONOUNS, Words.CONDITION_WORDS, Words.ADVERBS, Words.NEGATIONS];
  const isClause = name.some(({ lower }) =>
    [Words.BE, Words.MODALS, Words.SUBJECT_PRONOUNS].some((words) => words.has(lower)),
  );
  // "guests pay a deposit": an article in the middle of it is that of an object.
  const hasObject = name.some(
    ({ lower }, at) => at > 0 && Words.ARTICLES.has(lower) && !Words.PREPOSITIONS.has(name[at - 1]?.lower ?? ''),
  );
  // "driver arrives with a pallet, scan it": somebody who acts.
  const hasVerb = name.some(
    ({ lower }, at) => at > 0 && isPersonNoun(name[at - 1]?.lower ?? '') && readingOf(lower, 's') !== null,
  );
  // "slowly open the valve, watch it": an order.
  const isOrder = Words.LEAD_ADVERBS.has(first.lower) || first.lower.endsWith('ly');
  if (isClause || hasObject || hasVerb || isOrder) return false;
  if (isOther.some((words) => words.has(first.lower)) || orderCertainty(name, 0) >= 2) return false;
  return isCommonNoun(last.lower) && !isPersonNoun(last.lower) && (name.length > 1 || isPlural(last));
}

/** Nothing but a particle or a preposition between the verb and the pronoun. */
function isFreeWay(tokens: readonly Token[]): boolean {
  return tokens.every(({ lower }) => Words.PARTICLES.has(lower) || Words.PREPOSITIONS.has(lower));
}

function small(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? `${text.charAt(0).toLowerCase()}${text.slice(1)}` : text;
}
