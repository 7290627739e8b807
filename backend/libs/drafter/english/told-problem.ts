import { countWords, lowerFirst } from '../text/words.js';
import { asEventQuestion } from './event.js';
import { readingOf, verbShare } from './lexicon/words.js';

const MOST_WORDS = 9;
/** In more words another verb follows: "user locked out of account calls us". */
const MOST_WORDS_OF_PARTICIPLE = 6;
/** One clause: a comma or a stop would begin another. */
const SEVERAL = /[\n,;:–—(]|[.!?]\s|\s-\s/u;
/** These say what may or has to be done. */
const RULE =
  /\b(?:never|always|must|should|shall|may|only|allowed|has to|have to|needs? to|do not|don'?t|please|how|what|if|when)\b/iu;
const FAILS =
  /\b(?:can(?:no|')?t|can not|won'?t|doesn'?t|does not|will not|isn'?t|is not|not working|stopped working|keeps? (?:on )?\p{L}+ing|(?:is|are|went|goes) (?:down|out|off|broken|missing|stuck|blocked|clogged|jammed|frozen|locked|dead|late|empty|full|leaking|flooded|gone)|(?:is|are) \p{L}+ing|broke(?: down)?)\b/iu;
/** How often a word has to be a verb, so that "guest visits" are things. */
const MOSTLY_VERB = 0.5;
const PARTICLE = /^(?:in|out|on|off|at|from|to|by|of|with|down|over|up|during|after|before|while)\b/iu;
/** People who are served do no work: what they do is what has happened. */
const SERVED =
  /^(?:(?:the|an?|our|my) )?(?:(?:angry|drunk|new|sick|hotel|elderly) )?(?:customer|client|guest|patient|tenant|resident|member|student|pupil|child|kid|toddler|user|visitor|passenger|caller|shopper|parent|neighbou?r)s? (\p{L}+)\b/iu;

/**
 * What an English request asks that only says what has happened: "user can't log in", "guest locked out of room". It tells
 * no work and no rule, but when the work begins. Any other request as it is.
 */
export function askedWhen(request: string): string {
  const event = asEventQuestion(request);
  if (event !== null) return event;
  const said = request.trim().replace(/[.!?]+$/u, '');
  const isShort = countWords(said) <= MOST_WORDS && countWords(said) >= 3 && !SEVERAL.test(said) && !RULE.test(said);
  const isTold = isShort && (FAILS.test(said) || hasHappenedToServed(said));
  return isTold ? `What to do when ${lowerFirst(said, new Set())}` : request;
}

/** "customer refuses …", "guest locked out of …", but no "guest complaints" and no "customer provided data". */
function hasHappenedToServed(said: string): boolean {
  const [whole = '', word = ''] = SERVED.exec(said) ?? [];
  const finite = readingOf(word.toLowerCase(), 's');
  const rest = said.slice(whole.length).trim();
  if (finite) return rest !== '' && verbShare(finite.lemma) >= MOSTLY_VERB;
  const isOneClause = countWords(said) <= MOST_WORDS_OF_PARTICIPLE;
  return (
    isOneClause && readingOf(word.toLowerCase(), 'past', 'participle') !== null && (rest === '' || PARTICLE.test(rest))
  );
}
