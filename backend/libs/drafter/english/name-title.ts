import { countWords } from '../text/words.js';
import { topicOf } from './announced-topic.js';
import { PREPOSITIONS } from './lexicon/closed-classes.js';
import { readingOf, verbShare } from './lexicon/words.js';
import { isName } from './name-phrase.js';
import { namesOnlyReaders } from './readers.js';
import { isSoundTitle } from './sound-title.js';
import { gerundOf, titleFrom } from './title.js';
import { tokenise } from './tokens.js';

/** A clause of these may be a title. */
const OPENS_CASE = /^(?:how|what|when|where)\b/iu;
/** "when they walk in": who, is said elsewhere. */
const MEANS_ANOTHER = /\b(?:i|me|he|him|she|her|it|us|they|them)\b/iu;
const IS = /\b(?:is|are|was|were)\b/iu;
const LEAST_TOPIC_WORDS = 2;
const MOSTLY_VERB = 0.5;

/** "turning written down", "the rota typed up": what is to be done with the words, and none of their name. */
const WRITTEN_DOWN = /\s(?:written|typed|put|noted|jotted|wrote|set)\s(?:down|up|out|in writing|on paper)$/iu;

/** Makes a title of words that name the work: "how we plug the buses in" → "Plugging the Buses In"; null where they make none. */
export function titleOfName(found: string): string | null {
  const name = found.replace(WRITTEN_DOWN, '');
  if (OPENS_CASE.test(name) ? MEANS_ANOTHER.test(name) : tellsClause(name)) return null;
  const topic = topicOf(name, new Set())?.name ?? '';
  const isTold = countWords(topic) >= (/^how\b/iu.test(name) ? 1 : LEAST_TOPIC_WORDS);
  const titles = (isTold ? [topic, name] : [name]).map((words) => titleFrom(asDoing(words)));
  return titles.find((title) => isSoundTitle(title) && !namesOnlyReaders(title)) ?? null;
}

function tellsClause(name: string): boolean {
  return IS.test(name) || !isName(tokenise(asDoing(name)), new Set());
}

/** "receives paintings on loan" → "receiving paintings on loan" */
function asDoing(name: string): string {
  const [verb = '', ...others] = name.split(' ');
  const isNoun = others.length === 0 || PREPOSITIONS.has(others[0]?.toLowerCase() ?? '');
  const lemma = isNoun ? undefined : readingOf(verb.toLowerCase(), 's')?.lemma;
  return lemma !== undefined && verbShare(lemma) >= MOSTLY_VERB ? [gerundOf(lemma), ...others].join(' ') : name;
}
