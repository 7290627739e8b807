import { topicOf } from './english/announced-topic.js';
import { PREPOSITIONS } from './english/lexicon/closed-classes.js';
import { readingOf, verbShare } from './english/lexicon/words.js';
import { isName } from './english/name-phrase.js';
import { namesOnlyReaders } from './english/readers.js';
import { isSoundTitle } from './english/sound-title.js';
import { gerundOf, titleFrom } from './english/title.js';
import { tokenise } from './english/tokens.js';
import { definiteArticle } from './languages/articles.js';
import { holdsFiniteVerb } from './languages/clauses/foreign-order.js';
import { profileFor } from './languages/profile-for.js';
import { learnedNames } from './naming/learned-name.js';
import { stemsOf, tokensOf } from './naming/units.js';
import { caseTitleOf } from './reading/foreign-guess.js';
import { foreignTitle } from './reading/foreign-title.js';
import { beginsWithTalk } from './talk/learned-talk.js';
import { splitSentences } from './text/sentences.js';
import { capitalise, countWords, trimPunctuation } from './text/words.js';

/** Names were learned from requests of more words than this; a shorter one is its own name, or one of a template. */
const LEAST_WORDS = 40;
const MOST_NAMES = 5;
/**
 * How certain a name has to be before it takes the place of a title that the rules found: less where the request begins with
 * talk, in which they seldom find it, than where it begins with the work; less beside a title that they only guessed. The rules
 * of English know more ways to state a title than those of other languages.
 */
const CERTAIN = {
  talk: { stated: 0.15, statedInEnglish: 0.3, guessed: 0.1 },
  work: { stated: 0.5, statedInEnglish: 0.6, guessed: 0.35 },
} as const;
/** A name counts beside a more certain one that makes no title. */
const LEAST_OF_BEST = 0.3;
const LEAST_TOPIC_WORDS = 2;
const MOSTLY_VERB = 0.5;
const GERMANIC_ARTICLE = /^(?:der|die|das|den|dem|des|de|het)\s+/iu;
/** "how …", "when …" in other languages: a clause that may be a title. */
const OPENS_NAMED_CLAUSE =
  /^(?:wie|was|wenn|falls|sobald|cómo|como|qué|cuando|si|comment|quand|lorsqu\p{L}*|que|come|cosa|quando|se|hoe|wat|als|wanneer|o que)(?!\p{L})/iu;

/** Who sends a mail to whom, and when: names of people. */
const ENVELOPE =
  /^\s*(?:from|to|cc|bcc|sent|date|von|an|gesendet|datum|de|para|enviado|fecha|data|da|a|inviato|van|aan|verzonden|à|envoyé)\s?:.*$/gimu;
/** "[14:02] Ana": who speaks, and when. */
const NO_NAME = /[[\]#@]|\d{1,2}[:.h]\d{2}/u;

/**
 * The title that a request names by words which a model found; null where it is not certain enough, or too short to have
 * any but its own words.
 *
 * @param ruled the title that the rules found
 * @param isStated whether the request states it, and it is no guess
 */
export function learnedTitle(request: string, lang: string, ruled: string, isStated: boolean): string | null {
  if (countWords(request) < LEAST_WORDS) return null;
  const names = learnedNames(request.replace(ENVELOPE, ''), lang, MOST_NAMES).filter(({ text }) => !NO_NAME.test(text));
  const best = names[0]?.likelihood ?? 0;
  const sentences = request.split('\n').flatMap((line) => splitSentences(line, lang));
  const certain = CERTAIN[beginsWithTalk(sentences, lang) ? 'talk' : 'work'];
  const beside = !isStated ? 'guessed' : lang === 'en' ? 'statedInEnglish' : 'stated';
  if (best < certain[beside] && !isPoor(ruled, request)) return null;
  const likely = names.filter(({ likelihood }) => likelihood >= best * LEAST_OF_BEST).map(({ text }) => text);
  const title = likely.map((name) => (lang === 'en' ? englishTitle(name) : titleIn(name, lang))).find(isFound) ?? null;
  const isKnown =
    title !== null && isStated && (isPartOf(title, ruled) || (countWords(ruled) > 1 && isPartOf(ruled, title)));
  return isKnown ? null : title;
}

function isFound(title: string | null): title is string {
  return title !== null;
}

/** "Taking Back" beside "Taking Back Broken Ropes": the longer words of one are among those of the other. */
function isPartOf(title: string, other: string): boolean {
  const others = new Set(stemsOf(tokensOf(other)));
  return stemsOf(tokensOf(title)).every((stem) => others.has(stem));
}

/** Whether a title is none: of a chat, or the first words of a sentence that goes on ("Ana 14" of "Ana 14:02"). */
function isPoor(title: string, request: string): boolean {
  return NO_NAME.test(title) || (request.startsWith(title) && /^(?:\s\p{Ll}|:\d)/u.test(request.slice(title.length)));
}

/** A clause of these may be a title. */
const OPENS_CASE = /^(?:how|what|when|where)\b/iu;
/** "when they walk in": who, is said elsewhere. */
const MEANS_ANOTHER = /\b(?:i|me|he|him|she|her|it|us|they|them)\b/iu;
const IS = /\b(?:is|are|was|were)\b/iu;

/** "how we plug the buses in" → "Plugging the Buses In"; null for a name that makes no title. */
function englishTitle(name: string): string | null {
  const isClause = OPENS_CASE.test(name)
    ? MEANS_ANOTHER.test(name)
    : IS.test(name) || !isName(tokenise(asDoing(name)), new Set());
  if (isClause) return null;
  const topic = topicOf(name, new Set())?.name ?? '';
  const isTold = countWords(topic) >= (/^how\b/iu.test(name) ? 1 : LEAST_TOPIC_WORDS);
  const said = isTold ? [topic, name] : [name];
  return (
    said.map((words) => titleFrom(asDoing(words))).find((title) => isSoundTitle(title) && !namesOnlyReaders(title)) ??
    null
  );
}

/** "receives paintings on loan" → "receiving paintings on loan" */
function asDoing(name: string): string {
  const [verb = '', ...others] = name.split(' ');
  const isNoun = others.length === 0 || PREPOSITIONS.has(others[0]?.toLowerCase() ?? '');
  const lemma = isNoun ? undefined : readingOf(verb.toLowerCase(), 's')?.lemma;
  return lemma !== undefined && verbShare(lemma) >= MOSTLY_VERB ? [gerundOf(lemma), ...others].join(' ') : name;
}

/** "die Aufnahme neuer Mandanten" → "Aufnahme neuer Mandanten"; null for a clause that does not say how or when. */
function titleIn(name: string, lang: string): string | null {
  const plain = trimPunctuation(name);
  const ofCase = caseTitleOf(plain, lang);
  if (ofCase !== null) return ofCase;
  if (!OPENS_NAMED_CLAUSE.test(plain) && holdsFiniteVerb(plain, lang)) return null;
  const bare = plain.replace(GERMANIC_ARTICLE, '').replace(new RegExp(`^${definiteArticle(lang)}`, 'iu'), '');
  return capitalise(foreignTitle(bare, profileFor(lang))) || null;
}
