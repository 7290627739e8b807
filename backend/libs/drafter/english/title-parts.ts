import { saysOnlyWhen } from '../reading/frequency.js';
import { capitalise, squeeze } from '../text/words.js';
import { orderCertainty } from './imperative.js';
import { isActNoun, isAdjective, isNoun, readingOf } from './lexicon/words.js';
import { isName } from './name-phrase.js';
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
const SLASHES = /^([^/]{2,40}?)\s\/{1,2}\s([^/]{3,40})(?:\s\/{1,2}\s([^/]{3,40}))?$/u;
/** What is said of a text, or who speaks, and no work. */
const OF_TEXT =
  /\b(?:version|draft|copy|rev|revision|edition|notes?|(?:internal|general|basic|company|office) rules|instructions?|guide|checklist|policy|procedure|sop|protocol|list|reminder|script|update|pls|please|urgent|important|we|you|i|they|it|what|how|who|when|weekly|daily|monthly|only)\b|\d{4}|[?!]/iu;
const NO_OWNER =
  /\b(?:policy|procedure|checklist|protocol|instructions?|guide|sop|urgent|important|attention|reminder|fyi|notes?|update|asap)\b/iu;
const MAX_OWNER_WORDS = 4;
const MAX_TASK_WORDS = 6;
const MAX_DAY_WORDS = 4;
const MAX_DAY_OWNER_WORDS = 3;

/** "Vet ward - evening round": both parts of a name, where the first alone says too little; else null. @param heading without brackets */
export function partsOfName(heading: string): NameParts | null {
  const dashed = DASH.exec(heading);
  const [, owner = '', task = '', third = ''] = dashed ?? SLASHES.exec(heading) ?? [];
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
  const areNames = parts.task.split(', ').every(isNameHere);
  return namesWork(tokenise(parts.owner.toLowerCase())) || !areNames ? null : parts;
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
  const name = squeeze(heading.replace(/\([^)]*\)/gu, ' '));
  const parts = /[.!?]$/u.test(name) ? null : partsOfName(name);
  if (parts === null) return null;
  const aside = /\(([^)]*)\)/u.exec(heading)?.[1] ?? '';
  const clock = /^(?:at\s)?(\d{1,2}[:.]\d{2}(?:\s?[ap]m)?)$/iu.exec(aside)?.[1];
  const when = clock === undefined ? (saysOnlyWhen(aside) ? capitalise(aside) : null) : `At ${clock}`;
  return topic(`${parts.owner} - ${parts.task}`, '', { trigger: when });
}
