import { capitalise, squeeze, trimPunctuation } from '../text/words.js';
import { withoutFillers } from './fillers.js';
import { isCommonNoun, readingOf } from './lexicon/words.js';
import { type Token, tokenise } from './tokens.js';

/** What a sentence that announces the procedure says. */
export interface Topic {
  /** What the procedure is about, in the words of the request. */
  name: string;
  /** What follows in the same sentence. */
  rest: string;
  /** Who is to use it: "shift leaders" of "… SOP for shift leaders". */
  audience: string | null;
  /** When it is followed, if the announcement says so. */
  trigger: string | null;
  /** What the title leaves out: "for the café clients". */
  scope: string | null;
}

/** What no topic begins with. */
export const NO_TITLE =
  /^(?:if|when|after|before|no|not|best|kind|sorry|i|we|you|they|he|she|it|there|never|only|once|until|always|everyone|every|each|all|both|some|any|one|two|my|nobody|what|who|why|where|this|that)\b/iu;
/** A label that says which part of the work follows, and never what all of it is about. */
export const TELLS_PART =
  /^(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:days?)?|mornings?|noon|midday|evenings?|who(?:m)?|what|when|where|why|how(?: often| long)?|by whom|role|responsible(?: person)?|performed by|frequency|department|(?:\d+(?:st|nd|rd|th)?|first|second|last) (?:day|week|month))\s*[:–-]|^(?:notes? )?from (?:the|my|our|a|today['’]s|yesterday['’]s) (?:\p{L}+ )?(?:call|meeting|conversation|talk|chat|visit)\b/iu;
/** "pool opening 6:00" */
export const CLOCK_AT_END = /\s+(?:at\s+)?(\d{1,2}[:.]\d{2}(?:\s?[ap]m)?)$/u;
/** "pool opening mon-fri 6:00" */
const DAYS_AT_END =
  /\s+(?:on\s+)?((?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?)?(?:\s?[-–/&]\s?(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?)?)?)$/iu;
/** A longer name says more than what it is about. */
export const MAX_NAME_WORDS = 12;

/** "to use", but not "to the ward" */
export function isBase(word = ''): boolean {
  return readingOf(word.toLowerCase(), 'base') !== null;
}

/** "Milking, …" */
export function isGerund(token: Token | undefined): boolean {
  return token !== undefined && readingOf(token.lower, 'ing') !== null && isCommonNoun(token.lower);
}

/** "So, um, the gate is opened" → "the gate is opened" */
export function withoutLeadingFillers(sentence: string): string {
  const text = squeeze(sentence)
    .replace(/[.!]\s*$/u, '')
    .replace(/[\s,]+(?:um+|uh+|uhm|erm|hmm+)(?=[\s,]|$)/giu, '');
  // "Right to work", "right of way"
  if (/^right (?:to|of)\b/iu.test(text)) return text;
  const first = withoutFillers(tokenise(text))[0];
  return first ? text.slice(first.start) : '';
}

/** "signing up a tenant that covers the deposit side": what a text covers besides. */
const COVERS =
  /^(\S.{4,90}?),? (?:that|which) ((?:also |only )?(?:covers?|includes?|deals? with|takes in|explains?|describes?) .{3,90})$/iu;

/** A topic of that name, without the time that stands at its end. @param rest what follows in the same sentence */
export function topic(told: string, rest = '', about: Partial<Topic> = {}): Topic {
  // "About the donations at the door: …"
  const said = told.replace(/^about (?=(?:the|our|my)\s)/iu, '');
  const [, name = said, covers = ''] = COVERS.exec(said) ?? [];
  const clock = CLOCK_AT_END.exec(name)?.[1] ?? null;
  const withoutClock = name.replace(CLOCK_AT_END, '');
  const days = clock === null ? null : (DAYS_AT_END.exec(withoutClock)?.[1] ?? null);
  return {
    name: days === null ? withoutClock : withoutClock.replace(DAYS_AT_END, ''),
    rest: trimPunctuation(rest),
    audience: null,
    trigger: clock === null ? null : days === null ? `At ${clock}` : capitalise(`${days} ${clock}`),
    scope: covers === '' ? null : capitalise(covers),
    ...about,
  };
}

/** What a text is, and not what it is about. */
export const NO_HEAD =
  /^(?:(?:quick|short|some|brief|a bit of) )?(?:incident|accident|background|problem|context|situation|issue|history|reason|why|what happened|info|note|update|fyi|reminder|important|attention|(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?)$/iu;

/** Cuts at a colon, else at the first comma. */
export function cut(text: string): { head: string; tail: string } {
  const colon = /[:：]\s/u.exec(text)?.index ?? -1;
  // "(2016 version, please update)" is one thing.
  const comma = /,\s(?![^()]*\))/u.exec(text)?.index ?? -1;
  const at = colon > 0 && colon < 100 ? colon : comma;
  return at > 0 ? { head: text.slice(0, at), tail: text.slice(at + 1).trim() } : { head: text, tail: '' };
}
