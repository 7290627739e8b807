import { countWords, squeeze } from '../text/words.js';
import { isChatter } from './chatter.js';
import { orderCertainty } from './imperative.js';
import { isGroupNoun, isPersonNoun } from './lexicon/words.js';
import { sentencesIn } from './sentences-in.js';
import { tokenise } from './tokens.js';
import { ASKS, DOCUMENT, LINK, ONE, POLITELY, READERS, tellsTask } from './wish-words.js';

/** Longer requests tell more than which procedure is wanted. */
const MOST_WORDS = 30;
const MOST_LENGTH = 300;

const OF_DOCUMENT = new RegExp(`^${ASKS}${ONE}${DOCUMENT}(?<link>${LINK})\\s*(?<task>\\S.*)$`, 'iu');
const FOR_READERS = new RegExp(`^${ASKS}${ONE}${DOCUMENT}${READERS}(?<link>${LINK})\\s*(?<task>\\S.*)$`, 'iu');
/** "help me with the night audit" */
const HELP = new RegExp(`^${POLITELY}{0,2}help (?:me|us) with\\s+(?<task>\\S.*)$`, 'iu');
/** "we want to standardize the night audit", "document the night audit" */
const STANDARDIZE = new RegExp(
  `^(?:${POLITELY}{0,3}|(?:we|i)(?:['’]d| would)? (?:want|need|like|have|wish) to\\s+)(?:standardi[sz]e|formali[sz]e|document|describe|outline)\\s+(?<task>\\S.*)$`,
  'iu',
);
/** "we want the night audit to be done the same way every time" */
const DONE_ALIKE =
  /^(?:we|i)(?:['’]d| would)? (?:want|need|like) (?<task>\S.*?) to be (?:done|handled|carried out|run|performed) (?:the same way|the same|properly|correctly|consistently|uniformly|in the same way)(?: (?:every|each) time| always| by everyone| everywhere)?$/iu;
/** "closing the kiosk instructions for beginners" */
const BEFORE_DOCUMENT =
  /^(?<task>(?!(?:write|make|create|draft|give|need|want|get|please|pls|an?|the|our|my|this|new|some|no|any)\b)\p{L}[\p{L} ’'-]{3,60}?)\s+(?:instructions|guide|sop|procedure|check-?list|manual)s? for (?:(?:my|our|the|new|all|complete|total)\s+){0,2}(?:beginners?|starters?|staff|team|employees?|people|colleagues?|everyone|volunteers?|trainees?)$/iu;
/** "… yet please", "- v1", "thanks" */
const ENDS =
  /(?:[\s,–—-]+(?:yet|so far|at the moment|please|pls|thanks|thank you|thx|asap|as soon as possible|quickly|from scratch|v\.?\s?\d+(?:\.\d+)?))+$/iu;

const THANKS =
  /^(?:many )?(?:thanks|thank you|thx|cheers|please|hi|hello|hey)(?: (?:a lot|so much|in advance|there|all))?[.!\s]*$/iu;

/**
 * A request of one sentence that only wants a procedure, in the plainest words: "Hi, could you draft a short guide on closing the
 * kiosk? Thanks" is "SOP for closing the kiosk". Other requests stay as they are.
 */
export function plainWish(request: string): string {
  const text = squeeze(request);
  const isLong = text.length > MOST_LENGTH || countWords(text) > MOST_WORDS;
  if (isLong || /\n\s*\S/u.test(request.trim())) return request;
  const sentences = sentencesIn(text).filter((sentence) => !isChatter(sentence) && !THANKS.test(sentence));
  const [wish = ''] = sentences;
  if (sentences.length !== 1) return request;
  const plain = wish.replace(/[\s.!?]+$/u, '').replace(ENDS, '');
  return taskOf(plain) ?? request;
}

/** The same for a single sentence; null where it is no wish. */
function taskOf(wish: string): string | null {
  const forReaders = FOR_READERS.exec(wish)?.groups;
  const document = isPeople(forReaders?.['readers'] ?? '') ? forReaders : OF_DOCUMENT.exec(wish)?.groups;
  if (document) {
    const { task = '', link = '' } = document;
    // "procedure: open the valve and wait"
    if (/[:–—-]$/u.test(link) && orderCertainty(tokenise(task), 0) >= 2) return null;
    return tellsTask(task) ? (/how to$/iu.test(link) ? `How to ${task}` : `SOP for ${task}`) : null;
  }
  const { task = '' } =
    (HELP.exec(wish) ?? STANDARDIZE.exec(wish) ?? DONE_ALIKE.exec(wish) ?? BEFORE_DOCUMENT.exec(wish))?.groups ?? {};
  return tellsTask(task) ? `SOP for ${task}` : null;
}

/** "new staff", "our drivers" */
export function isPeople(readers: string): boolean {
  const last = readers.toLowerCase().split(' ').at(-1) ?? '';
  return isPersonNoun(last) || isGroupNoun(last) || /^(?:hires?|starters?|joiners?|recruits?|beginners?)$/u.test(last);
}
