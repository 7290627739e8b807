import { isAboutText } from './chatter.js';
import * as Words from './lexicon/closed-classes.js';
import { readingOf } from './lexicon/words.js';

/** "I", and what belongs to whoever speaks. */
const SPEAKER = /\b(?:i(?:['’](?:m|ve|ll|d))?|me|my|mine|myself)\b/giu;
const LEAST_MENTIONS = 2;
/** Somebody else is spoken to, or something is told that was. */
const OTHERS =
  /["“”]|\b(?:you|your|yours|u|ur|i (?:was|had|used to|will|would|could|might|may|think|guess|mean|hope|wish|want|need|know|believe|suppose|am (?:a|an|the|not))|i['’](?:d|ll))\b/iu;
/** "I", or the case or place before it: what begins with somebody else, or a list, tells of others. */
const BEGINS =
  /^(?:(?:then|so|and|also|first|next|after that|usually|normally|mostly|every \p{L}+)[,\s]+)*(?:i\b|(?:when|whenever|once|if|before|after|as soon as|while|until|in|at|on|for|from)\b)/iu;
/** "I usually begin" */
const ACTS =
  /\bi (?:(?:always|usually|normally|often|then|also|just|first|only|never|do not|don['’]t|\p{Ll}+ly) )*(\p{Ll}+)\b/iu;
const YOURS: Readonly<Record<string, string>> = {
  i: 'you',
  me: 'you',
  my: 'your',
  mine: 'yours',
  myself: 'yourself',
  "i'm": "you're",
  "i've": "you've",
  "i'll": "you'll",
  "i'd": "you'd",
};

/**
 * "I pull the card up before I call them in" → "you pull the card up before you call them in": what somebody tells of their
 * own work, for whoever does it next. A sentence that says "I" once stays as it is, as do wishes and what was.
 */
export function asTold(sentence: string): string {
  const mentions = sentence.match(SPEAKER) ?? [];
  if (
    mentions.length < LEAST_MENTIONS ||
    !BEGINS.test(sentence) ||
    !/^i/iu.test(mentions[0] ?? '') ||
    OTHERS.test(sentence)
  )
    return sentence;
  const verb = ACTS.exec(sentence)?.[1]?.toLowerCase() ?? '';
  const lemma = verb === 'do' ? verb : readingOf(verb, 'base')?.lemma;
  const isWork = lemma !== undefined && !Words.MENTAL_VERBS.has(lemma) && !isAboutText(sentence);
  return isWork ? sentence.replace(/\bi am\b/giu, 'you are').replace(SPEAKER, asYours) : sentence;
}

function asYours(word: string, at: number): string {
  const yours = YOURS[word.toLowerCase().replace('’', "'")] ?? word;
  return at === 0 ? `${yours.charAt(0).toUpperCase()}${yours.slice(1)}` : yours;
}
