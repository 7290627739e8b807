import { capitalise, countWords } from '../../text/words.js';
import { orderCertainty } from '../imperative.js';
import { tokenise } from '../tokens.js';

/** A text whose parts are numbered, with the name of each as a heading and what stands below it as items. */
export interface OutlinedText {
  lines: string[];
  /** What the parts are called. */
  parts: ReadonlySet<string>;
}

/** How lines are counted: "A", "a", "I", "i", "1", or "Part I". */
type Family = 'upper' | 'lower' | 'Roman' | 'roman' | 'digit' | 'part';

/** A line that is counted, with the list that it belongs to. */
interface Member {
  at: number;
  text: string;
  list: List;
  value: number;
}

interface List {
  key: string;
  family: Family;
  /** How many lists it stands in. */
  depth: number;
  last: number;
  members: Member[];
}

const COUNTED = /^\s*(\(?)([A-Z]|[a-z]|[IVXivx]{1,5}|\d{1,2})([.)])\s+(?=\S)/u;
/** "Part I – Before the tour", "SECTION B: SORTING", "Part 2" */
const PART =
  /^\s*(?:part|section|stage|phase|chapter)\s+([IVX]{1,5}|[A-Z]|\d{1,2}|one|two|three|four|five|six)(?:\s?[.:)]|\s+[–—-])?(?:\s+(\S.*))?$/iu;
const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six'];
const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii', 'xiii', 'xiv', 'xv'];
const MAX_NAME_WORDS = 7;
/** Letters up to this one are bullets wherever they stand. */
const LAST_BULLET = 8;

/** Reads parts and items that are counted with letters, Roman numbers and the like, at up to three depths. */
export function withOutline(lines: readonly string[]): OutlinedText {
  const members = membersOf(lines);
  const memberAt = new Map(members.map((member) => [member.at, member]));
  const parts = new Set<string>();
  const lists = [...new Set(members.map(({ list }) => list))];
  const named = new Set(lists.filter((list) => list.depth === 0 && holdsParts(list, lines, memberAt)));
  let isInPart = false;
  const outlined = lines.map((line, at) => {
    const member = memberAt.get(at);
    if (!member) return line;
    if (named.has(member.list)) {
      isInPart = true;
      const name = nameOf(member, line);
      parts.add(name);
      return `## ${name}`;
    }
    if (member.list.depth === 0) isInPart = false;
    const text = line.replace(COUNTED, '');
    if (isInPart && member.list.family !== 'digit') return `${'  '.repeat(member.list.depth - 1)}- ${text}`;
    return needsBullet(member) ? `${' '.repeat(line.length - line.trimStart().length)}- ${text}` : line;
  });
  return { lines: outlined, parts };
}

/** The lines that are counted: each goes on with a list that is open, or begins one. */
function membersOf(lines: readonly string[]): Member[] {
  let open: List[] = [];
  const members: Member[] = [];
  for (const [at, line] of lines.entries()) {
    const places = placesOf(line);
    const next = places.find(({ key, value }) => open.some((list) => list.key === key && value === list.last + 1));
    const first = places.find(({ value }) => value === 1);
    const place = next ?? first;
    if (!place) continue;
    const depth = open.findIndex(({ key }) => key === place.key);
    const before = depth < 0 ? open : open.slice(0, depth);
    const going = next ? open[depth] : undefined;
    const list = going ?? { ...place, depth: before.length, last: 0, members: [] };
    const member: Member = { at, text: place.text, value: place.value, list };
    list.last = place.value;
    list.members.push(member);
    open = [...before, list];
    members.push(member);
  }
  return members.filter(({ list }) => list.members.length >= 2);
}

/** What the line may be in a list: "i." is a Roman number or a letter. */
function placesOf(line: string): { key: string; family: Family; value: number; text: string }[] {
  const [, ordinal = '', name = ''] = PART.exec(line) ?? [];
  if (ordinal !== '')
    return valuesOf(ordinal).map(([by, value]) => ({ key: `part ${by}`, family: 'part', value, text: name }));
  const [whole = '', before = '', number = '', after = ''] = COUNTED.exec(line) ?? [];
  const text = line.slice(whole.length);
  return valuesOf(number).map(([family, value]) => ({ key: `${before}${family}${after}`, family, value, text }));
}

function valuesOf(number: string): [Family, number][] {
  if (number === '') return [];
  if (/^\d/u.test(number)) return [['digit', Number(number)]];
  const isUpper = number === number.toUpperCase();
  const small = number.toLowerCase();
  if (NUMBERS.includes(small)) return [['digit', NUMBERS.indexOf(small) + 1]];
  const values: [Family, number][] = [];
  if (ROMAN.includes(small)) values.push([isUpper ? 'Roman' : 'roman', ROMAN.indexOf(small) + 1]);
  if (small.length === 1) values.push([isUpper ? 'upper' : 'lower', small.charCodeAt(0) - 96]);
  return values;
}

/** Whether each of the list is a name with lines of its own below it. */
function holdsParts(list: List, lines: readonly string[], memberAt: ReadonlyMap<number, Member>): boolean {
  const { family, members } = list;
  const areNames = members.every(({ text }) => isName(text, family));
  return (
    areNames &&
    members.every((member) => {
      const below = lines.findIndex((line, at) => at > member.at && line.trim() !== '');
      if (below < 0) return false;
      const next = memberAt.get(below);
      // Numbers and small letters count work as well: only what is counted below them tells that they are parts.
      return next
        ? next.list.depth > 0
        : /^(?:part|upper|Roman)$/u.test(family) && placesOf(lines[below] ?? '').length === 0;
    })
  );
}

function isName(text: string, family: Family): boolean {
  if (family === 'part' && text.trim() === '') return true;
  const isPlain = countWords(text) <= MAX_NAME_WORDS && !/[.!?…,;]\s*$|[.!?:]\s+\p{L}/u.test(text);
  // "1. Sort the letters" with lines below it is a step that has more to it.
  return isPlain && (/^(?:part|upper|Roman)$/u.test(family) || orderCertainty(tokenise(text), 0) < 2);
}

/** "Before the tour", "Receiving", "Part I" */
function nameOf({ text }: Member, line: string): string {
  const name = (text.trim() || line.trim()).replace(/\s*[:：]$/u, '');
  return /\p{Ll}/u.test(name) ? name : capitalise(name.toLowerCase());
}

/** Roman numbers, and letters behind those that are bullets anyway. */
function needsBullet({ list: { family, members } }: Member): boolean {
  if (/^roman$/iu.test(family)) return true;
  return /^(?:upper|lower)$/u.test(family) && members.length > LAST_BULLET;
}
