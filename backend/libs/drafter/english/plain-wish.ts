import { capitalise, countWords, squeeze } from '../text/words.js';
import { askedWork } from './asked-question.js';
import { isChatter } from './chatter.js';
import { orderCertainty } from './imperative.js';
import { isGroupNoun, isNoun, isPersonNoun } from './lexicon/words.js';
import { namedLine } from './named-line.js';
import { sentencesIn } from './sentences-in.js';
import { isSoundTitle } from './sound-title.js';
import { gerundOf, titleFrom } from './title.js';
import { tokenise } from './tokens.js';
import { askedWhen } from './told-problem.js';
import { wishOfOthers } from './wish-of-others.js';
import {
  ASKS,
  DOCUMENT,
  LINK,
  ONE,
  POLITELY,
  plainWish as plainest,
  READERS,
  tellsTask,
  WANTS,
  WRITES,
} from './wish-words.js';

/** Longer requests tell more than which procedure is wanted. */
const MOST_WORDS = 45;
const MOST_LENGTH = 300;

const OF_DOCUMENT = new RegExp(`^${ASKS}${ONE}${DOCUMENT}(?<link>${LINK})\\s*(?<task>\\S.*)$`, 'iu');
const FOR_READERS = new RegExp(`^${ASKS}${ONE}${DOCUMENT}${READERS}(?<link>${LINK})\\s*(?<task>\\S.*)$`, 'iu');
/** "help me with the night audit" */
const HELP = new RegExp(
  `^(?:${POLITELY}{0,2}help (?:me|us)|(?:(?:i|we) )?(?:need|want|could use) (?:some |your )?help) with\\s+(?<task>\\S.*)$`,
  'iu',
);
/** "we want to standardize the night audit", "document the night audit" */
const STANDARDIZE = new RegExp(
  `^(?:${POLITELY}{0,3}|(?:we|i)(?:['’]d| would)? (?:want|need|like|have|wish) to\\s+)(?:standardi[sz]e|formali[sz]e|document|describe|outline)\\s+(?<task>\\S.*)$`,
  'iu',
);
/** "we want the night audit to be done the same way every time" */
const DONE_ALIKE =
  /^(?:we|i)(?:['’]d| would)? (?:want|need|like) (?<task>\S.*?) to be (?:done|handled|carried out|run|performed) (?:the same way|the same|properly|correctly|consistently|uniformly|in the same way)(?: (?:every|each) time| always| by everyone| everywhere)?$/iu;
/** "sop closing the kiosk", "make checklist opening the kiosk" */
const BEHIND_NAME = new RegExp(
  `^(?:${ASKS}|${POLITELY})${ONE}(?:sops?|w\\.?i\\.?|standard operating procedures?(?: \\(sops?\\))?|check-?lists?|work instructions?|how-?to(?: guides?)?|step[- ]by[- ]step(?: (?:guides?|instructions?))?)\\s+(?<task>(?!(?:for|of|on|about|to|from|in|at|with|by|that|which|and|or|below|here|please|pls|number|no|nr)\\b)\\p{L}.*)$`,
  'iu',
);
/** "need a kiosk closing sop", "make the weekly kiosk checklist" */
const BEFORE_NAME = new RegExp(
  `^(?:(?:${POLITELY}|(?=${WRITES}\\s|${WANTS}\\s))${ASKS}${ONE})?(?<task>(?!(?:for|of|on|about|this|that|these|it|the following)\\b)\\p{L}[\\p{L}\\p{N} ’'&/-]{2,60}?)\\s+(?:sops?|standard operating procedures?(?: \\(sops?\\))?)$`,
  'iu',
);
const BEFORE_KIND = new RegExp(
  `^(?:${POLITELY}|(?=${WRITES}\\s|${WANTS}\\s))${ASKS}${ONE}(?<task>(?!(?:for|of|on|about|this|that|these|it|the following)\\b)\\p{L}[\\p{L}\\p{N} ’'&/-]{2,60}?\\s(?:procedure|check-?list|policy|protocol|workflow|process|guide|instructions))$`,
  'iu',
);
/** "looking for a mowing plan for the park" */
const WANTED = new RegExp(`^${POLITELY}{0,2}${WANTS}\\s+(?:an?|the|some|our)\\s+(?<task>\\p{L}.*)$`, 'iu');
/** "closing the kiosk instructions for beginners" */
const BEFORE_DOCUMENT =
  /^(?<task>(?!(?:write|make|create|draft|give|need|want|get|please|pls|an?|the|our|my|this|new|some|no|any)\b)\p{L}[\p{L} ’'-]{3,60}?)\s+(?:instructions|guide|sop|procedure|check-?list|manual)s? for (?:(?:my|our|the|new|all|complete|total)\s+){0,2}(?:beginners?|starters?|staff|team|employees?|people|colleagues?|everyone|volunteers?|trainees?)$/iu;
/** "… yet please", "- v1", "thanks" */
const ENDS =
  /(?:[\s,–—-]+(?:yet|so far|at the moment|please|pls|thanks|thank you|thx|asap|as soon as possible|quickly|from scratch|v\.?\s?\d+(?:\.\d+)?))+$/iu;

/** "…, we had two wrong names", "… because everyone does it differently": why it is wanted, as a sentence by itself. */
const WHY =
  /^(?<told>.{8,}?)(?:,? (?:because|since(?! (?:last|the|then)\b)|so that|as(?= (?:we|our|my|every|nobody|no one|it|there|they|people|half|some)\b))|,? (?:so|and)(?= (?:(?:nobody|everyone|everybody|no one|people|they) |(?:we|i) (?:have|had|keep|never|always|lose|loose|want|['’]ve)\b|it (?:can|must|keeps|has)\b|then (?:nobody|we)\b))|,(?= (?:we|i|my|they|every(?:one|body)|nobody|no one|there(?:['’]s| is| are)|it|(?:we|i)['’](?:ve|re|m)|our (?!own\b)[\p{L}-]+ (?:is|are|was|were|has|have|had|keep|keeps|never|always|does|do))\b)) (?<why>\S.{5,})$/iu;
/** "I'm the new bursar and want a procedure for the budget" */
const SITUATION = new RegExp(
  `^(?<why>(?:(?:${POLITELY})?(?:i|we|our|my|at|in|the)\\b|(?:i|we)['’](?:m|re|ve)\\b|im\\b).{3,150}?)(?:,| and| so|, so|, and) (?=(?:(?:i|we) (?:really |just |now )?(?:want|need|would like|could use)|(?:i|we)['’]d like) |(?:want|need) (?:an?|some|something|the|our|to have)\\s)(?<told>.*\\b${DOCUMENT}\\b.*)$`,
  'iu',
);
const WANTS_ONE = new RegExp(`\\b(?:${WANTS}|${WRITES})\\b.*\\b${DOCUMENT}\\b`, 'iu');

/** A name of so many words says more than one of its words. */
const LEAST_WHOLE = 3;
/** Words of a longer order. */
const MOST_ORDER_WORDS = 8;
const MORE_THAN_A_TASK = new Set(
  'and or then but if when never not always until before after it them this that you we'.split(' '),
);

const THANKS =
  /^(?:many )?(?:thanks|thank you|thx|cheers|please|hi|hello|hey)(?: (?:a lot|so much|in advance|there|all))?[.!\s]*$/iu;

/** A request, and what it says of who asks for it and why. */
export interface Wish {
  text: string;
  /** A sentence for the notes; empty where nothing is said. */
  why: string;
  /** What may say of which task it is: the plainest words, then those of the request. */
  tasks: readonly string[];
}

/**
 * A request of one sentence that only wants a procedure, in the plainest words: "Hi, could you draft a short guide on closing the
 * kiosk? Thanks" is "SOP for closing the kiosk". Other requests stay as they are.
 */
export function plainWish(request: string): Wish {
  const asItIs = wishFor(request);
  const text = squeeze(request);
  const isLong = text.length > MOST_LENGTH || countWords(text) > MOST_WORDS;
  if (isLong || /\n\s*\S/u.test(request.trim())) return asItIs;
  const sentences = sentencesIn(text).filter((sentence) => !isChatter(sentence) && !THANKS.test(sentence));
  const [wish = ''] = sentences;
  if (sentences.length !== 1) return asItIs;
  const { told, why } = whyApart(wish.replace(/[\s.!?]+$/u, ''));
  const plain = told.replace(ENDS, '');
  const ofOthers = wishOfOthers(plain) ?? [];
  const asked =
    askedWork(plain) ?? taskOf(plain) ?? (ofOthers.length === 1 ? (ofOthers[0] ?? '').replace(/\.$/u, '') : null);
  // "Grace opens the door." tells work.
  const isSentence = /\.\s*$/u.test(text);
  const named = asked === null && !isSentence && askedWhen(plain) === plain ? namedLine(plain) : null;
  if (named) {
    const asides = [named.aside, why].filter((part) => part !== '');
    const task = taskOf(named.name) ?? plainest(named.name);
    return { text: task, why: asides.map(capitalise).join('. '), tasks: [wish, task] };
  }
  if (why === '') return asked === null ? asItIs : wishFor(asked);
  // "wipe the tray, we use the blue cloth" tells work.
  const isTask = asked !== null || (tellsTask(plain) && orderCertainty(tokenise(plain), 0) < 2);
  const task = asked ?? plain;
  return isTask ? { text: task, why: capitalise(why), tasks: [task, `${task}, ${why}`] } : asItIs;
}

/** What to call an order of one clause and nothing else, which is a task: "replace a mast"; null for others. */
export function nameOfOrder(line: string): string | null {
  const tokens = tokenise(line);
  const [verb] = tokens;
  const isPlain = tokens.every(
    ({ kind, lower }) => (kind === 'word' || kind === 'number') && !MORE_THAN_A_TASK.has(lower),
  );
  if (verb === undefined || !isPlain || tokens.length < 2 || tokens.length > MOST_ORDER_WORDS) return null;
  return orderCertainty(tokens, 0) >= 2 ? titleFrom(`${gerundOf(verb.lower)}${line.slice(verb.end)}`) : null;
}

function wishFor(text: string): Wish {
  return { text, why: '', tasks: [] };
}

/** What is asked for, and why, or who asks. */
function whyApart(wish: string): { told: string; why: string } {
  const { told: wanted = wish, why: situation = '' } = SITUATION.exec(wish)?.groups ?? {};
  const { told = wanted, why = '' } = WHY.exec(wanted)?.groups ?? {};
  // "Good morning, I am after a procedure for …": what is asked for.
  if (WANTS_ONE.test(why)) return { told: wanted, why: situation };
  return { told, why: [situation, capitalise(why)].filter((part) => part !== '').join('. ') };
}

/** "SOP for isolating a circuit before working on it": what is done, up to where a clause or a time begins. */
const TASK_OF_WISH =
  /^(?:sop for|how to) (?:the )?(?<task>\S.*?)(?=\s(?:when(?:ever)?|before|after|while|until|if|once|so that|because|that|which|who|where)\b|[,;:(]|$)/iu;

/**
 * What to call what a wish asks for, where no rule finds its name or the name is torn: "Escape Room" of "SOP for the escape room
 * resets". Null where the name that was found is a better one, and for other requests.
 */
export function nameOfWish(wish: string, found: string | null): string | null {
  const { task = '' } = /^what to do\s/iu.test(wish) ? { task: wish } : (TASK_OF_WISH.exec(wish)?.groups ?? {});
  const whole = countWords(task) > 1 ? titleFrom(task) : '';
  // "Storing Old Sails and Finding Them", "When the Tram Came Back with a Swan in It"
  const name = isSoundTitle(whole)
    ? whole
    : whole.replace(/\sand\s\p{L}+ing\s.*$|\s(?:in|on|with|for|about|from)\s(?:it|them)$/iu, '');
  if (!isSoundTitle(name)) return null;
  // "Thursdays" of "SOP for deploying to production on Thursdays"
  const isTorn =
    found !== null && countWords(found) === 1 && countWords(name) >= LEAST_WHOLE && !name.startsWith(found);
  if (found === null || isTorn) return name;
  const next = name.startsWith(`${found} `) ? tokenise(name.slice(found.length))[0] : undefined;
  return next?.kind === 'word' && isNoun(next.lower) ? name : null;
}

/** The same for a single sentence; null where it is no wish. */
function taskOf(wish: string): string | null {
  const forReaders = FOR_READERS.exec(wish)?.groups;
  const readers = forReaders?.['readers'] ?? '';
  // "deploying to production" is done by somebody, and nobody.
  const areReaders = !/^\p{L}{3,}ing\s/iu.test(readers) && isPeople(readers);
  const document = areReaders ? forReaders : OF_DOCUMENT.exec(wish)?.groups;
  if (document) {
    const { task = '', link = '' } = document;
    // "procedure: open the valve and wait"
    if (/[:–—-]$/u.test(link) && orderCertainty(tokenise(task), 0) >= 2) return null;
    return tellsTask(task) ? (/how to$/iu.test(link) ? `How to ${task}` : `SOP for ${task}`) : null;
  }
  const { task = '' } =
    (
      HELP.exec(wish) ??
      STANDARDIZE.exec(wish) ??
      DONE_ALIKE.exec(wish) ??
      BEFORE_DOCUMENT.exec(wish) ??
      BEHIND_NAME.exec(wish) ??
      BEFORE_NAME.exec(wish) ??
      BEFORE_KIND.exec(wish) ??
      WANTED.exec(wish)
    )?.groups ?? {};
  return tellsTask(task) ? `SOP for ${task}` : null;
}

/** "new staff", "our drivers" */
export function isPeople(readers: string): boolean {
  const last = readers.toLowerCase().split(' ').at(-1) ?? '';
  return isPersonNoun(last) || isGroupNoun(last) || /^(?:hires?|starters?|joiners?|recruits?|beginners?)$/u.test(last);
}
