import { saysOnlyWhen } from '../reading/frequency.js';
import { capitalise, countWords, squeeze } from '../text/words.js';
import { orderCertainty } from './imperative.js';
import { BE, MODALS } from './lexicon/closed-classes.js';
import { isActNoun, isAdjective, isCommonNoun, isNoun, readingOf } from './lexicon/words.js';
import { endsAsGerund, isName } from './name-phrase.js';
import { upToPreposition } from './noun-phrase.js';
import { type Token, tokenise } from './tokens.js';
import { type Topic, topic } from './topic.js';

/** Where or what, and the work there, of a heading: "Vet ward" and "evening round". */
export interface NameParts {
  owner: string;
  task: string;
}

const PART_OF_DAY =
  /^(?:(?:end|start|beginning) of .+|.*\b(?:opening|closing|shut-?down|start-?up|set-?up|handover|hand-over|maintenance|cleaning|prep|checks?|rounds?|routine|(?:night|day|late|early|morning|evening) shift|\p{L}+(?:[ -](?:up|off|in|out))? time))$/iu;
const DASH = /^(.{2,60}?)\s[-–—]\s(.{3,80})$/u;
const COLON = /^(?<owner>[^:,]{3,50}):\s(?<task>[^:.;!?,]{4,70})$/u;
/** What stands before the name of a text, or before what holds for it. */
const NAMES_FIELD =
  /^(?:title|subject|re|topic|task|theme|sites?|place|location|date|author|owner|version|from|to|dept|department|purpose|scope|goal|roles?|who|when|what|where|how|process|name|for|about|materials?|tools?|equipment|shift|team|steps?|aim|time|frequency|by|approved by|category|risk|ppe|needs?|status|incidents?|complaints?|accidents?|problems?|issues?|events?|cases?|reports?|examples?|stor(?:y|ies)|updates?|day \S+|before|after|if)$/iu;

/** "Petrol station: drive-off without paying" */
export function besideColon(name: string): NameParts | null {
  const { owner = '', task = '' } = COLON.exec(name)?.groups ?? {};
  const words = tokenise(task.toLowerCase());
  const isOther =
    owner === '' ||
    NAMES_FIELD.test(owner) ||
    NO_OWNER.test(owner) ||
    OF_TEXT.test(task) ||
    isTime(task) ||
    isTime(owner);
  // "Library: sorting donated books", "Kiosk: handling of cups": the work alone is the name.
  const [first, second] = words;
  const namesDoing = readingOf(first?.lower ?? '', 'ing') !== null || second?.lower === 'of';
  const isShort =
    !namesDoing && countWords(owner) <= MAX_OWNER_WORDS && countWords(task) <= MAX_TASK_WORDS && words.length > 1;
  const holdsVerb = words.some(({ lower }) => BE.has(lower) || MODALS.has(lower)) || orderCertainty(words, 0) >= 2;
  const place = tokenise(owner.toLowerCase());
  const arePlaceWords = place.every(
    ({ lower }) => isNoun(lower) || isAdjective(lower) || readingOf(lower, 'ing') !== null,
  );
  const isOwner =
    (arePlaceWords && place.length > 1) || isNameHere(owner) || /^(?:\p{Lu}[\p{L}'’&-]*\s?|&\s)+$/u.test(owner);
  return isOther || !isShort || holdsVerb || !isOwner ? null : { owner, task };
}

/** "Saddlery, restitching a girth": only where the second part says what is done. */
const COMMA = /^([^,:]{2,40}?),\s([^,:]{3,80})(?:,\s[^:]{2,60})?$/u;
/** Nouns of work that are verbs or other things as well. */
const WORK = /\s(?:checks?|inspections?|drills?|rounds?|routines?|audits?|tests?)$/iu;
const READERS = /(?<=\S )(?:for|by) (?:the |our |all )?[\p{L} -]{3,30}$/iu;
/** "Community pool: lost children procedure" */
const DOCUMENT_BEHIND = /^[^:]{3,60}:\s([^:]{8,80}\b(?:policy|procedure|protocol|process|sop))$/iu;
const PERSONAL_IN = /\b(?:we|you|i|they|it|is|are|must|should|the)\b/iu;
/** What a heading says of the text at its end: "- my notes", "SOP pls", "what to do". */
const OF_TEXT_AT_END =
  /(?<=\S)[\s,–—-]+(?:(?:(?:my|some|our|quick|rough|short|just) )*notes|(?:sop |procedure |checklist |instructions? )?(?:pls|please|thx|wanted|needed|required)|(?:we )?needs? (?:an? )?(?:sop|procedure|checklist|instructions?)(?: for .{3,40})?|sop|what to do)\s*[?!.:]*$/iu;
const SLASHES = /^([^/]{2,40}?)\s\/{1,2}\s([^/]{3,40})(?:\s\/{1,2}\s([^/]{3,40}))?$/u;
/** What is said of a text, or who speaks, and no work. */
const OF_TEXT =
  /\b(?:version|draft|copy|rev|revision|edition|notes?|(?:internal|general|basic|company|office) rules|instructions?|guide|checklist|policy|procedure|sop|protocol|list|reminder|script|update|pls|please|urgent|important|we|you|i|they|it|what|how|who|when|weekly|daily|monthly|only)\b|\d{4}|[?!]/iu;
const NO_OWNER =
  /\b(?:policy|procedure|checklist|protocol|instructions?|guide|sop|urgent|important|attention|reminder|fyi|notes?|update|asap)\b/iu;
const MAX_OWNER_WORDS = 4;
const MAX_TASK_WORDS = 6;
const MAX_DAY_WORDS = 4;
const MAX_DOING_WORDS = 10;
const MAX_DAY_OWNER_WORDS = 3;

/** "Tram depot, line-up - my notes" → "Tram depot, line-up" */
export function withoutTextAtEnd(heading: string): string {
  const plain = heading.replace(OF_TEXT_AT_END, '');
  return plain === heading ? plain : withoutTextAtEnd(plain);
}

/** "Vet ward - evening round": both parts of a name, where the first alone says too little; else null. @param heading without brackets */
export function partsOfName(heading: string): NameParts | null {
  const dashed = DASH.exec(heading);
  const [, owner = '', task = '', third = ''] = dashed ?? SLASHES.exec(heading) ?? [];
  // A long name of what is done needs nobody's name before it.
  if (dashed && isDoingThing(task) && countWords(task) > MAX_TASK_WORDS) return null;
  const name = third === '' ? task.trim() : `${task.trim()}, ${third.trim()}`;
  // "rules for the keeper when the hut is full": in which case.
  const parts = { owner: owner.trim(), task: name.replace(/[\s.:]+$|\s(?:when|if|while)\s.*$/gu, '') };
  if (owner === '') return null;
  const words = { owner: parts.owner.split(/\s+/u).length, task: parts.task.split(/\s+/u).length };
  // "Food truck – end of night": what, and which part of its day.
  const isPart = PART_OF_DAY.test(parts.task) || namesAct(parts.task.split(' ').at(-1)?.toLowerCase() ?? '');
  if (isPart && words.task <= MAX_DAY_WORDS && words.owner <= MAX_DAY_OWNER_WORDS && dashed) return parts;
  const isOther =
    words.owner > MAX_OWNER_WORDS ||
    words.task > MAX_TASK_WORDS ||
    NO_OWNER.test(parts.owner) ||
    OF_TEXT.test(parts.task) ||
    parts.task.split(', ').some(isTime) ||
    !/^[\p{L}+&/, '’-]+$/u.test(parts.task);
  if (isOther || !isNameHere(parts.owner)) return null;
  const done = tokenise(parts.task.toLowerCase());
  // "Boat hire – handing out a motor boat", "Blood bank – issue of red cells", and never "Alarm test – school".
  if (isDoing(done)) return parts;
  // "chip fills to tables"
  const areNames = parts.task
    .split(', ')
    .every((part) => isNameHere(part) || isNameHere(part.replace(/ (?:to|for|from|of|at|in|on) .*$/iu, '')));
  return namesWork(tokenise(parts.owner.toLowerCase())) || !areNames ? null : parts;
}

/** "restitching a girth strap" */
function isDoingThing(part: string): boolean {
  const tokens = tokenise(part.toLowerCase());
  const [first] = tokens;
  return (
    tokens.length >= 2 &&
    tokens.length <= MAX_DOING_WORDS &&
    !OF_TEXT.test(part) &&
    first !== undefined &&
    endsAsGerund(first.lower) &&
    (readingOf(first.lower, 'ing') !== null || !isCommonNoun(first.lower)) &&
    !tokens.some(({ lower }) => BE.has(lower) || MODALS.has(lower))
  );
}

/** "Tram depot", "ski rental": also nouns of which the first could be an order. */
function isNameHere(part: string): boolean {
  const tokens = tokenise(part.toLowerCase());
  const areNouns = tokens.every(({ kind, lower }) => kind === 'word' && (isNoun(lower) || isAdjective(lower)));
  return isName(tokens, new Set()) || (areNouns && orderCertainty(tokens, 0) < 2);
}

/** "weekly" and "every Monday", which say when, but not "end of shift", which names work. */
function isTime(part: string): boolean {
  return !PART_OF_DAY.test(part) && (saysOnlyWhen(part) || /^(?:every|each)\s/iu.test(part));
}

function isDoing(task: readonly Token[]): boolean {
  const [first, second] = task;
  if (first === undefined || second === undefined) return namesWork(task);
  const isDone = readingOf(first.lower, 'base') !== null && second.lower === 'of';
  return isDone || readingOf(first.lower, 'ing') !== null || namesWork(task);
}

/** "issue of red cells", "filter change", "setting up" */
function namesWork(name: readonly Token[]): boolean {
  const head = upToPreposition(name);
  return readingOf(name[0]?.lower ?? '', 'ing') !== null || namesAct(head.at(-1)?.lower ?? '');
}

/** "change", "receiving", "drop-off" */
export function namesAct(noun: string): boolean {
  return isActNoun(noun) || readingOf(noun, 'ing') !== null || /^\p{L}{2,}-(?:off|up|out|in|down|over)$/u.test(noun);
}

/** The topic of such a heading: "Vet ward - evening round (18:00)". */
export function partsTopic(heading: string): Topic | null {
  const name = withoutTextAtEnd(squeeze(heading.replace(/\([^)]*\)/gu, ' ')));
  const document = DOCUMENT_BEHIND.exec(name)?.[1];
  if (document !== undefined && orderCertainty(tokenise(document), 0) < 2 && !PERSONAL_IN.test(document))
    return topic(document);
  const parts = /[!?]$/u.test(name)
    ? null
    : (partsOfName(name.replace(/\.$/u, '')) ?? besideComma(name.replace(/[.:\s]+$/u, '')));
  const long = DASH.exec(name)?.[2] ?? '';
  const named = parts ?? besideColon(name);
  if (named !== null && parts === null) return topic(`${named.owner}: ${named.task}`);
  if (parts === null) return isDoingThing(long) ? topic(long) : null;
  // "Garden centre, opening up the tills in the morning": a long name of what is done needs no place before it.
  if (isDoingThing(parts.task) && countWords(parts.task) > MAX_TASK_WORDS)
    return topic(parts.task, '', { scope: capitalise(parts.owner) });
  const aside = /\(([^)]*)\)/u.exec(heading)?.[1] ?? '';
  const clock = /^(?:at\s)?(\d{1,2}[:.]\d{2}(?:\s?[ap]m)?)$/iu.exec(aside)?.[1];
  const when = clock === undefined ? (saysOnlyWhen(aside) ? capitalise(aside) : null) : `At ${clock}`;
  return topic(`${parts.owner} - ${parts.task}`, '', { trigger: when });
}

/** "Saddlery, restitching a girth strap", "port agency, vessel arrival" */
function besideComma(name: string): NameParts | null {
  const [, owner = '', told = ''] = COMMA.exec(name) ?? [];
  const task = told.replace(/^(?:the|our) |[.:\s]+$/giu, '');
  const place = withoutTextAtEnd(owner).replace(/^(?:the|our|my) /iu, '');
  const words = tokenise(task.toLowerCase());
  // "medication round for senior carers": the work, and for whom it is.
  const head = task.replace(READERS, '').trim();
  const isShort = countWords(head) > 1 && countWords(head) <= MAX_DAY_WORDS && words.length <= MAX_TASK_WORDS;
  const isWork = isDoingThing(task) || (isShort && (namesWork(words) || WORK.test(head)));
  const isOther = owner === '' || NO_OWNER.test(place) || OF_TEXT.test(task) || isTime(task) || isTime(place);
  const isOwner =
    countWords(place) <= MAX_OWNER_WORDS && isNameHere(place) && !namesWork(tokenise(place.toLowerCase()));
  return isWork && isOwner && !isOther ? { owner: place, task } : null;
}
