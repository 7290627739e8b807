import { splitSentences } from '../text/sentences.js';
import { capitalise, lowerFirst } from '../text/words.js';
import { readClause } from './clause.js';
import { beginsWithFigure } from './figure-list.js';
import { orderCertainty } from './imperative.js';
import type { RequestLine } from './layout/request-line.js';
import * as Words from './lexicon/closed-classes.js';
import {
  isAdjective,
  isCommonNoun,
  isGroupNoun,
  isPersonNoun,
  isTeamNoun,
  isThirdPerson,
  isUnknownWord,
  readingOf,
  singularOf,
  verbShare,
} from './lexicon/words.js';
import { isCompany, isOutsider, roleOf } from './role.js';
import { withRoleItems } from './role-items.js';
import { type Token, tokenise } from './tokens.js';

/** Where a mark of who does a line stands: each kind is read where several lines have it, or where one is certain. */
type Kind = 'dash before' | 'colon before' | 'bracket before' | 'dash after' | 'bracket after' | 'handle';

/** A mark of who does it, and the line without it. */
interface Mark {
  kind: Kind;
  who: string;
  rest: string;
}

const NAME = String.raw`\p{L}[\p{L}\p{M}\d'’.&/-]{0,24}(?:[ ]\p{L}?[\p{L}\p{M}\d'’.&/-]{0,24}){0,3}`;
const COLON_BEFORE = new RegExp(String.raw`^(?<who>${NAME}?)\s?:\s+(?<rest>\p{L}.*)$`, 'iu');
const MARKS: readonly [Kind, RegExp][] = [
  ['handle', /^(?:(?:and|then)[, ]+){0,2}@(?<who>\p{L}[\p{L}\d._-]{0,30})[,:]?\s+(?:[-–—]\s+)?(?<rest>\p{L}.*)$/iu],
  ['handle', /^(?<rest>\S.*?)\s+(?:[-–—(]\s*)?@(?<who>\p{L}[\p{L}\d._-]{0,30}?)\)?[.!;]*$/iu],
  ['bracket before', new RegExp(String.raw`^[([](?<who>${NAME})[)\]]\s?[:–-]?\s+(?<rest>\p{L}.*)$`, 'iu')],
  ['dash before', new RegExp(String.raw`^(?<who>${NAME}?)\s+[-–—]{1,2}>?\s+(?<rest>\p{L}.*)$`, 'iu')],
  ['colon before', COLON_BEFORE],
  ['bracket after', new RegExp(String.raw`^(?<rest>\p{L}.*?)\s+[([](?<who>${NAME})[)\]]\s?[.;,!]*$`, 'iu')],
  ['dash after', new RegExp(String.raw`^(?<rest>\p{L}.*?)\s+(?:[-–—]{1,2}>?|->|=>|→)\s+(?<who>${NAME})[.;!]*$`, 'iu')],
];
/** "please", "you", "can you" after a name that is called. */
const CALLED = /^(?:please|pls|plz|you|can you|could you|will you|to)[, ]+(?=\p{L})/iu;
/** "What the driver does", "For the partner", "Duties of the porter", "Driver's tasks". */
const BEFORE_HEAD =
  /^(?:(?:what|for|by) (?:the |our |all )?|(?:duties|tasks|jobs|work|role|responsibilities) (?:of|for) (?:the |our |all )?|the )/iu;
/** "Before opening, the barista should" */
const WHEN_BEFORE_HEAD =
  /^(?:before|after|during|when|once|at|on|in|every|each)\b[^,:]{2,40},\s+(?=.*\b(?:must|should|shall|will|has to|have to|needs? to|is to|are to)\b)/iu;
const AFTER_HEAD =
  /(?:['’]s?)?\s+(?:does|do|(?:must|should|shall|will|has to|have to|needs? to|is to|are to)(?: (?:always|then|also))?(?: do)?(?: (?:this|these things|these steps|the following(?: steps)?))?|(?:to-?dos?|duties|tasks|jobs|list|checklist|part|side|responsibilities|instructions)(?: list)?)$/iu;
const MAX_HEAD_WORDS = 4;
/** Words before a colon or in a bracket that name nobody. */
const NOBODY =
  /^(?:note|notes|nb|tip|tips|hint|warning|caution|important|attention|reminder|optional|twice|once|daily|weekly|monthly|yearly|if|when|before|after|step|steps|part|day|goal|aim|why|how|what|when|where|who|example|result|remember|always|never|both|all|everyone|everybody|morning|evening|noon|night|ps|ok|yes|no|q|a|re|fw|fwd|min|max|approx|new|old|left|right)$/iu;
const OF_TEXT =
  /^(?:(?:the|our|basic|house|general) )?(?:rules|procedure|policy|sop|checklist|instructions?|guidelines?|guide|process|routine|steps) (?:for|on|of|about|to)\b/iu;
const LEAST_MARKS = 2;

/** Gives the lines whoever does them, where their layout says so, and the names that were found. */
export function withDoers(
  lines: readonly RequestLine[],
  people: ReadonlySet<string>,
): { lines: RequestLine[]; names: string[] } {
  const apart = withRoleItems(lines, people)
    .flatMap(withHandlesApart)
    .flatMap((line) => withNamesApart(line, people));
  const areHeads = areDoerHeads(apart, people);
  const marks = apart.map((line) => marksOf(line, people));
  const accepted = acceptedKinds(marks.flat(), people, apart);
  const names: string[] = [];
  let head: string | null = null;
  const read = apart.map((line, at): RequestLine => {
    // The first line stands above a list like a heading.
    const isHead = line.kind === 'heading' || (at === 0 && line.kind === 'text' && apart[1]?.kind === 'item');
    if (isHead) head = headDoer(line.text, people, areHeads);
    const mark = marks[at]?.find((one) => accepted(one));
    if (!mark) return isHead || head === null ? line : { ...line, doer: head };
    const role = nameOf(mark.who, people);
    if (mark.kind === 'handle' || isProperName(mark.who)) names.push(role, mark.who);
    return { ...line, text: textOf(mark, people), doer: role };
  });
  return { lines: read, names };
}

/** What a mark leaves; "Finder – hands in the item" is told of the finder. */
function textOf({ kind, who, rest }: Mark, people: ReadonlySet<string>): string {
  const told = rest.replace(CALLED, '');
  const [first, next] = tokenise(told);
  const verb = isThirdPerson(first?.lower ?? '') ? readingOf(first?.lower ?? '', 's') : null;
  // "Librarian: parts folders counted" names things.
  const isAct =
    verb !== null &&
    (verbShare(verb.lemma) >= 0.5 ||
      [Words.PARTICLES, Words.PREPOSITIONS, Words.DETERMINERS].some((words) => words.has(next?.lower ?? '')));
  const isSomebody = isCertain(who, people) && (!isProperName(who) || isPersonNoun(who.toLowerCase()));
  return kind.endsWith('before') && isSomebody && isAct
    ? `The ${lowerFirst(nameOf(who, people), people)} ${lowerFirst(told, people)}`
    : capitalise(told);
}

/** "@sam bumps the version. @jo tags it.": each sentence that calls somebody is a line. */
function withHandlesApart(line: RequestLine): RequestLine[] {
  if (!isPlain(line) || !line.text.includes('@')) return [line];
  const parts = splitSentences(line.text, 'en')
    .flatMap((sentence) => sentence.split(/(?<=[,;:])\s+(?=(?:(?:and|then)\s+){0,2}@\p{L})/iu))
    .map((part) => part.replace(/[,;]$/u, ''));
  return parts.some((part) => /^(?:(?:and|then)\s+){0,2}@\p{L}/iu.test(part))
    ? parts.map((text) => ({ ...line, text }))
    : [line];
}

/** "Maria: count the trays. Joe: wipe the counters.": each in a line of its own. */
function withNamesApart(line: RequestLine, people: ReadonlySet<string>): RequestLine[] {
  if (!isPlain(line)) return [line];
  const sentences = splitSentences(line.text, 'en');
  const named = sentences.filter((sentence) => {
    const { who = '', rest = '' } = COLON_BEFORE.exec(sentence)?.groups ?? {};
    const isNamed = isProperName(who) || isCertain(who, people);
    return isNamed && fits({ kind: 'colon before', who, rest }, people);
  });
  return named.length >= LEAST_MARKS ? sentences.map((text) => ({ ...line, text })) : [line];
}

/** Whether a line is of the work itself, and nobody's turn of a chat. */
function isPlain({ kind, section, speaker }: RequestLine): boolean {
  return kind !== 'heading' && (section === null || section === 'phases') && speaker === null;
}

function marksOf(line: RequestLine, people: ReadonlySet<string>): Mark[] {
  if (!isPlain(line)) return [];
  return MARKS.flatMap(([mark, pattern]) => {
    const { who = '', rest = '' } = pattern.exec(line.text)?.groups ?? {};
    const found = { kind: mark, who: who.replace(/[.,]+$/u, ''), rest };
    return who !== '' && rest !== '' && fits(found, people) ? [found] : [];
  });
}

/** Whether what is left tells work, and the mark could be somebody. */
function fits({ kind, who, rest }: Mark, people: ReadonlySet<string>): boolean {
  if (kind === 'handle') return true;
  if (kind === 'colon before' && beginsWithFigure(rest)) return false;
  const words = tokenise(who);
  if (words.length === 0 || words.length > MAX_HEAD_WORDS || words.some(({ lower }) => NOBODY.test(lower)))
    return false;
  const [first] = words;
  if (!first || Words.isFunctionWord(first.lower) || Words.PREPOSITIONS.has(words.at(-1)?.lower ?? '')) return false;
  // "Passed: attach the label": how something turned out.
  const isState = words.length === 1 && (readingOf(first.lower, 'participle') !== null || isAdjective(first.lower));
  if (isState && !people.has(first.text) && !isPersonNoun(first.lower)) return false;
  // "Manager – only person allowed to grant it": what somebody is.
  if (/^(?:only|sole|responsible|in charge|accountable)\b/iu.test(rest)) return false;
  // "Helpers – Rules for Returning Crates": what a text is about.
  if (OF_TEXT.test(rest)) return false;
  // "rules for pickers": something for somebody; "2 h before arrival": when it is done.
  if (words.some(({ lower }) => /^(?:for|to|with|by|about|before|after|until|during|within)$/u.test(lower)))
    return false;
  // "three resets in a month -> tell security": what is done then.
  if (words.length > 1 && orderCertainty(words, 0) >= 2) return false;
  if (kind.endsWith('after')) {
    const before = tokenise(rest).at(-1);
    // "call the account manager (Sofia)": whose name it is.
    if (!before || (isProperName(who) && isPersonNoun(before.lower))) return false;
  }
  const told = tokenise(rest.replace(CALLED, ''));
  const isOrderOfSomebody = kind.endsWith('before') && told.length > 1 && isCertain(who, people);
  return isWork(told, people) || (isOrderOfSomebody && readingOf(told[0]?.lower ?? '', 'base') !== null);
}

/** An order, or what somebody does: "drives the tractor". */
function isWork(tokens: readonly Token[], people: ReadonlySet<string>): boolean {
  const [first, next] = tokens;
  if (!first) return false;
  if (orderCertainty(tokens, 0) >= 1) return true;
  const isListed = next?.text === ',' && isThirdPerson(first.lower) && tokens.some(({ lower }) => lower === 'and');
  if (isListed) return true;
  const isThird = readingOf(first.lower, 's') !== null && next !== undefined && next.kind !== 'sign';
  if (isThird && !Words.BE.has(next.lower) && !Words.MODALS.has(next.lower)) return true;
  const { form } = readClause(tokens, { people, previous: null }).clause;
  return form === 'imperative' || form === 'reduced';
}

/** Which marks count: certain ones, and others of a kind that names somebody certain or several people by their names. */
function acceptedKinds(
  marks: readonly Mark[],
  people: ReadonlySet<string>,
  lines: readonly RequestLine[],
): (mark: Mark) => boolean {
  const small = new Set(lines.flatMap(({ text }) => text.match(/(?<!\p{L})\p{Ll}{2,30}(?!\p{L})/gu) ?? []));
  const sureMarks = new Set(marks.filter(({ who }) => isCertain(who, people)));
  const isSure = (mark: Mark): boolean => sureMarks.has(mark);
  const isName = ({ who }: Mark): boolean => isProperName(who) && !small.has(who.toLowerCase());
  const kinds = new Set<Kind>();
  // "grips - coil the cables" beside "runners - sweep the stage": most marks of the kind are certain to name somebody.
  const kindsOfRoles = new Set<Kind>();
  for (const kind of new Set(marks.map((mark) => mark.kind))) {
    const those = marks.filter((mark) => mark.kind === kind);
    const sure = those.filter(isSure).length;
    const called = those.filter((mark) => !isSure(mark) && isName(mark));
    // "Tom": a name that is a word as well stands beside others that are none.
    const isOfNames =
      called.some(({ who }) => isUnknownWord(who.toLowerCase())) || (sure > 0 && kind === 'bracket after');
    const names = isOfNames ? called.length : 0;
    if (those.length >= LEAST_MARKS && (sure + names) * 2 >= those.length) kinds.add(kind);
    if (sure * 2 > those.length) kindsOfRoles.add(kind);
  }
  return (mark) => {
    if (mark.kind === 'handle') return true;
    if (isSure(mark) && (mark.kind !== 'colon before' || kinds.has(mark.kind))) return true;
    if (!kinds.has(mark.kind)) return false;
    if (isName(mark) || isGroupNoun(tokenise(mark.who).at(-1)?.lower ?? '')) return true;
    // "(red)", "(large ones)": what stands after the work may say how it is done.
    return mark.kind.endsWith('before') ? kindsOfRoles.has(mark.kind) : !isKnownThing(mark.who);
  };
}

/** "the wall manager", "Priya": somebody, and nobody whom the work is for. */
function isCertain(who: string, people: ReadonlySet<string>): boolean {
  const words = tokenise(who);
  const last = words.at(-1);
  // "New driver": to whom something is done.
  if (!last || isOutsider(who) || isCompany(who) || words[0]?.lower === 'new') return false;
  // "bus-driver"
  const noun = last.lower.split(/[-/]/u).at(-1) ?? '';
  return (
    people.has(last.text) ||
    isPersonNoun(noun) ||
    isTeamNoun(noun) ||
    /^(?:dr|mr|mrs|ms|prof)$/u.test(words[0]?.lower ?? '')
  );
}

/** "Maria": a capital letter and nothing that a sentence begins with. */
function isProperName(who: string): boolean {
  return /^\p{Lu}\p{Ll}{1,20}$/u.test(who) && !Words.isFunctionWord(who.toLowerCase());
}

/** A thing or a state: what several words of it describe. */
function isKnownThing(who: string): boolean {
  const last = tokenise(who).at(-1)?.lower ?? '';
  return isCommonNoun(last) && readingOf(singularOf(last), 'base') === null;
}

function nameOf(who: string, people: ReadonlySet<string>): string {
  const last = who.split(' ').at(-1)?.toLowerCase() ?? '';
  const isShouted = who === who.toUpperCase() && (/\p{Lu}{4,}/u.test(who) || isPersonNoun(last));
  const plain = isShouted ? who.toLowerCase() : who;
  return roleOf(plain, tokenise(plain), people) ?? capitalise(plain);
}

/** Whether most of the headings name somebody: a kitchen among them is whoever works there. */
function areDoerHeads(lines: readonly RequestLine[], people: ReadonlySet<string>): boolean {
  const heads = lines.filter(({ kind }, at) => kind === 'heading' && at > 0);
  const named = heads.filter(({ text }) => headDoer(text, people, false, true) !== null);
  // "Storage", "Dispatch": one part of the organization among other headings is a part of the work.
  const areCertain = heads.some(({ text }) => headDoer(text, people, false) !== null) || named.length === heads.length;
  return named.length > 0 && named.length * 2 >= heads.length && areCertain;
}

/** "Head cook", "What the driver does", "FOR THE PARTNER" above what they do; null where a heading names nobody. */
function headDoer(
  heading: string,
  people: ReadonlySet<string>,
  areHeads: boolean,
  mayBeTeam = areHeads,
): string | null {
  // "Opening (Anna)"
  const bracket = /\s\((\p{L}[\p{L} ]{1,30})\)\s?:?$/u.exec(heading)?.[1] ?? '';
  // "Closing (for the bar team)"
  const inner = bracket.replace(/^for (?:the |our |all )?/iu, '');
  if (isCertain(inner, people) || (isProperName(inner) && isUnknownWord(inner.toLowerCase())))
    return nameOf(inner, people);
  const plain = heading
    .replace(/\s*[([].*$/u, '')
    .replace(/\s?[:：]$/u, '')
    .replace(WHEN_BEFORE_HEAD, '')
    .replace(BEFORE_HEAD, '')
    .replace(AFTER_HEAD, '')
    .trim();
  const words = tokenise(plain);
  // "Dispatch" among headings that name nobody is a part of the work.
  const isPart = words.length === 1 && isTeamNoun(words[0]?.lower ?? '') && plain === heading.trim() && !mayBeTeam;
  const isSomebody = (isCertain(plain, people) && !isPart) || (areHeads && isGroupNoun(words.at(-1)?.lower ?? ''));
  if (words.length === 0 || words.length > MAX_HEAD_WORDS || !isSomebody) return null;
  const areNames = words.every(
    ({ kind, lower }) => kind === 'word' && (!Words.isFunctionWord(lower) || /^(?:of|on|and|in)$/u.test(lower)),
  );
  // "Brief the team", "Train staff": an order.
  const isOrder = words.length > 1 && orderCertainty(words, 0) >= 2;
  return areNames && !isOrder ? nameOf(plain, people) : null;
}
