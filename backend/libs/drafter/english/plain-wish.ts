import { countWords, squeeze } from '../text/words.js';
import { isChatter } from './chatter.js';
import { orderCertainty } from './imperative.js';
import { BE, MODALS } from './lexicon/closed-classes.js';
import { isGroupNoun, isPersonNoun } from './lexicon/words.js';
import { sentencesIn } from './sentences-in.js';
import { tokenise } from './tokens.js';

/** Longer requests tell more than which procedure is wanted. */
const MOST_WORDS = 30;
const MOST_LENGTH = 300;

const DOCUMENT =
  '(?:(?:standard )?operating procedures?|sops?|procedures?|process(?:es)?|check-?lists?|check lists?|how-?to(?: guides?)?|guides?|guidelines?|guidance|(?:work(?:ing)? |standing )?instructions?|polic(?:y|ies)|protocols?|(?:training |user )?manuals?|handbooks?|playbooks?|runbooks?|workflows?|standard work|best practices?|steps|documents?|documentation|descriptions?|write-?ups?|templates?|standards?|rules|routines?|ways?|something)';
const KIND =
  '(?:standard|simple|short|brief|easy|quick|clear|plain|detailed|good|proper|nice|written|documented|internal|official|basic|complete|full|whole|reusable|new|fresh|first|rough|consistent|uniform|step[- ]by[- ]step)';
/** "a short", "our", "some good" */
const ONE = `(?:(?:an?|one|some|the|our|your|any|this)\\s+)?(?:${KIND},?\\s+){0,3}`;
/** Where the task begins behind the document: "for", "that covers", ":". */
const LINK =
  '(?:\\s+(?:(?:to follow|to take|we follow|needed)\\s+)?(?:for how to|on how to|of how to|how to|for|on|about|of|regarding|concerning|covering|describing|explaining|around|related to|relating to|dealing with|(?:that|which) (?:covers|describes|explains|deals with|is about))(?=\\s)|\\s*[:–—]|\\s+-(?=\\s))';
/** "for new staff" of "a guide for new staff on …" */
const READERS = "\\s+for\\s+(?<readers>[\\p{L} ’'-]{2,30}?)(?=\\s+(?:on|about|covering|regarding|concerning)\\s)";
const WRITES =
  '(?:write(?: down| up| out)?|draft|create|make|prepare|generate|produce|develop|build|design|compile|formulate|(?:provide|send|give|get|show)(?= (?:me|us))|document|describe|outline|record|standardi[sz]e|formali[sz]e|put together|set up|come up with|work out)';
const WANTS =
  "(?:(?:we|i)\\s+(?:(?:really|urgently|just|also|still|badly|do)\\s+)?(?:need|want|require|lack|could use|would (?:like|love|need)|am (?:looking for|after)|are (?:looking for|after|missing)|have no|do(?:n['’]?t| not) have|haven['’]?t got)|(?:we|i)['’](?:d|m|re) (?:like|love|need|looking for|after|missing)|need(?:ed)?|want(?:ed)?|looking for|is there|do (?:we|you) have|have you got|what (?:is|are))";
/** "can you help us to", "please" */
const POLITELY =
  "(?:(?:(?:hi|hello|hey|good (?:morning|afternoon|evening)|dear \\p{L}+)(?: (?:there|all|team|everyone))?[,!.]?|please|pls|kindly|so|ok|(?:can|could|would|will) you(?: please| kindly)?|(?:can|could) (?:i|we) (?:get|have)|help (?:me|us)(?: to| with)?|i(?:['’]d| would) like you to|i (?:want|need) you to|you are to|your task is to)\\s+)";
/** Up to the document: whoever asks, and how. */
const ASKS = `${POLITELY}{0,3}(?:${WRITES}[:]?\\s+(?:(?:me|us)\\s+)?(?:up\\s+)?|${WANTS}\\s+(?:(?:to have|to get|to see|to write|to create|to make|you to write)\\s+)?)?`;
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

const NO_TASK =
  /^(?:how|what|when|who|where|why|which|if|this|that|these|those|it|me|us|you|them|him|her|(?:my|our) team)\b/iu;
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
function isPeople(readers: string): boolean {
  const last = readers.toLowerCase().split(' ').at(-1) ?? '';
  return isPersonNoun(last) || isGroupNoun(last);
}

/** Names a task: no question, nobody, no text that is asked for, and nothing that is said or to be done. */
function tellsTask(task: string): boolean {
  const tokens = tokenise(task);
  const acts = tokens.some(({ lower }, at) => lower === 'and' && orderCertainty(tokens, at + 1) === 3);
  const says = tokens.some(({ lower }) => BE.has(lower) || MODALS.has(lower));
  return !acts && !says && /^(?:(?:an|the|our|my|a|new|all) )?\p{L}{3,}/iu.test(task) && !NO_TASK.test(task);
}
