import { gerundOf, readVerb } from '../grammar/verb-forms.js';
import { DETERMINER } from '../grammar/word-classes.js';
import { NOUN_VERBS } from '../lexicon/noun-verbs.js';
import { capitalise, squeeze, trimPunctuation } from '../text/words.js';

const SMALL_WORDS = new Set('a an the of in on at to for and or by with from as via per after before into'.split(' '));
const OWNER = /\b(?:our|my|your)\b/giu;
const ACTOR =
  /^(?:the )?(?:agency|company|team|we|you|i|staff|business|shop|store|department|they|firm|clinic|restaurant|organisation|organization)\s+(\p{L}+)(.*)$/iu;
const DOCUMENT_WORD =
  /^(?:(?:a|an|the|new|reusable|short|simple|detailed|standard)\s+)*(?:sop|standard operating procedures?|procedures?|process|work instructions?|instructions?|guide|checklist|protocol|workflow|policy)\s+(?:for|of|on|about)\s+/iu;

const MAX_LENGTH = 90;

/** Makes an English title of what a procedure is about: "sterilise instruments at our practice" → "Sterilising Instruments at the Practice". */
export function titleFrom(topic: string): string {
  const plain = trimPunctuation(squeeze(topic))
    .replace(DOCUMENT_WORD, '')
    .replace(/\b(\p{L}[\p{L}/& -]{2,60}?)\s+(?:sop|standard operating procedure)\b(?: template)?/iu, '$1')
    .replace(/^(?:the|a|an|our|my)\s+(?=\p{L})/iu, '')
    .replace(OWNER, 'the');
  const named = asActivity(plain);
  return cutAtWord(named.split(' ').map(capitaliseWord).join(' '));
}

function asActivity(topic: string): string {
  const actor = ACTOR.exec(topic);
  const acted = readVerb(actor?.[1] ?? '');
  if (actor && acted && acted.form !== 'past') return `${gerundOf(acted.base)}${actor[2] ?? ''}`;
  const cleaned = /^([\p{L}-]+ing)\s+(?:for|of)\s+(the\s.+)$/iu.exec(topic);
  if (cleaned && readVerb(cleaned[1] ?? '')?.form === 'ing') return `${cleaned[1]} ${cleaned[2]}`;
  const word = /^[A-Za-z-]+/u.exec(topic)?.[0] ?? '';
  const verb = readVerb(word);
  const rest = topic.slice(word.length);
  if (verb?.form !== 'base' || rest.trim() === '') return topic;
  const hasObject = new RegExp(`^\\s+${DETERMINER}\\b`, 'iu').test(rest);
  return !NOUN_VERBS.has(verb.base) || hasObject ? `${gerundOf(verb.base)}${rest}` : topic;
}

function capitaliseWord(word: string, index: number): string {
  if (/[\p{Lu}\d]/u.test(word.slice(1)) || (index > 0 && SMALL_WORDS.has(word.toLowerCase()))) return word;
  return word.split('/').map(capitalise).join('/');
}

function cutAtWord(title: string): string {
  if (title.length <= MAX_LENGTH) return title;
  return title.slice(0, MAX_LENGTH).replace(/\s+\S*$/u, '');
}
