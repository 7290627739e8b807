import { DOCUMENT } from '../wish-words.js';

const ITEMS =
  '(?:(?:agenda )?items?|points?|numbers?|no\\.|nos\\.|sections?|topics?|paragraphs?)\\s+(?:no\\.?\\s*)?(?<numbers>\\d{1,2}(?:(?:, | and | & | to |-)\\d{1,2}){0,4})';
const ONLY = `${DOCUMENT}(?![\\p{L}\\d])`;
/** "Priya asked for item 3 to be typed up as a procedure", "please turn points 2 and 4 into an SOP" */
const ITEM_BEFORE = new RegExp(
  `\\b(?:typ(?:e|ed|ing)|writ(?:e|ten|ing)|turn(?:ed|ing)?|mak(?:e|ing)|made|put|draw|drawn|ask(?:s|ed)? for|wants?|needs?|have|get|convert(?:ed)?)\\b[^.;:?\\n]{0,40}?\\b${ITEMS}\\b[^.;:?\\n]{0,50}?\\b(?:as|into|to|up as)\\s+(?:an? |one |our |the )?(?:\\p{L}+ ){0,2}?${ONLY}`,
  'iu',
);
/** "Can we have an SOP for item 3?", "a checklist out of points 2 and 3" */
const ITEM_BEHIND = new RegExp(
  `\\b(?:write|make|draft|create|need|want|have|get|prepare)\\b[^.;:?\\n]{0,40}?\\b${ONLY}\\s+(?:for|of|on|about|from|out of|based on|covering)\\s+(?:only |just )?${ITEMS}\\b`,
  'iu',
);
const NUMBERED = /^(\s*)(\d{1,2})[.)]\s+(\S.*)$/u;
/** Other lists are the procedure themselves. */
const LEAST_ITEMS = 2;
const MAX_NAME_WORDS = 8;
/** "Agreed:", "We decided that:" */
const AGREED =
  /^(?:it was |we |all |the \p{L}+ )?(?:agreed|decided|resolved|concluded|settled)(?: (?:on )?(?:that|the following|as follows))?\s*[:.]?$/iu;

/** An item of minutes: its number, how far it stands in, where it begins and where it ends. */
interface Item {
  number: number;
  indent: number;
  from: number;
  to: number;
}

/** Whether a request is minutes of which only some items are wanted as a procedure. */
export function wantsItems(request: string): boolean {
  const lines = request.split('\n');
  return withWantedItems(lines) !== lines;
}

/**
 * Minutes of which only some items are wanted as a procedure, with these alone as the work and everything else among the notes:
 * "Anita asked for item 3 to be written up as a procedure". Other texts stay as they are.
 */
export function withWantedItems(lines: readonly string[]): readonly string[] {
  const asked = lines.findIndex((line) => wantedIn(line) !== null);
  const wanted = asked < 0 ? null : wantedIn(lines[asked] ?? '');
  if (wanted === null) return lines;
  const items = itemsIn(lines);
  const chosen = items.filter(({ number }) => wanted.includes(number));
  if (items.length < LEAST_ITEMS || chosen.length !== wanted.length || chosen.length === items.length) return lines;
  const read = chosen.map((item) => partOf(lines.slice(item.from, item.to), chosen.length > 1));
  const others = lines.filter(
    (line, at) => line.trim() !== '' && !chosen.some(({ from, to }) => at >= from && at < to),
  );
  const notes = [...read.flatMap((part) => part.notes), ...others].map(
    (line) => `- ${line.replace(BULLET, '').trim()}`,
  );
  return [...read.flatMap((part) => part.lines), '', '## Notes', ...notes];
}

const BULLET = /^\s*(?:\d{1,2}[.)]|[-*•–])\s+/u;

/** The numbers of the items that a line wants as a procedure; null where it wants none. */
function wantedIn(line: string): number[] | null {
  const numbers = (ITEM_BEFORE.exec(line) ?? ITEM_BEHIND.exec(line))?.groups?.['numbers'];
  if (numbers === undefined) return null;
  const [first = 0, last = 0] = (/^(\d+)(?: to |-)(\d+)$/u.exec(numbers)?.slice(1) ?? []).map(Number);
  if (last > first) return Array.from({ length: last - first + 1 }, (_, at) => first + at);
  return (numbers.match(/\d+/gu) ?? []).map(Number);
}

function itemsIn(lines: readonly string[]): Item[] {
  const heads = lines.flatMap((line, from) => {
    const [, space, number] = NUMBERED.exec(line) ?? [];
    return space === undefined ? [] : [{ number: Number(number), indent: space.length, from }];
  });
  const outer = heads.filter(({ indent }) => indent === heads[0]?.indent);
  return outer.map((head, at) => {
    const next = outer[at + 1]?.from ?? lines.length;
    const empty = lines.findIndex((line, index) => index > head.from && index < next && endsItem(lines, index, line));
    return { ...head, to: empty < 0 ? next : empty };
  });
}

/** An empty line, where what follows stands no further in and is no item of a list. */
function endsItem(lines: readonly string[], at: number, line: string): boolean {
  const next = lines[at + 1] ?? '';
  return line.trim() === '' && next.trim() !== '' && !/^\s+\S/u.test(next) && !BULLET.test(next);
}

/** An item as a part of the procedure: its name above what it says, and what was said before it was agreed. */
function partOf(
  [first = '', ...below]: readonly string[],
  isOneOfSeveral: boolean,
): { lines: string[]; notes: string[] } {
  const text = NUMBERED.exec(first)?.[3] ?? '';
  const [, name = '', rest = ''] = /^([^.:;–—]{3,80}?)(?:[.:;]\s+|\s[–—-]\s+|[.:;]?\s*$)(.*)$/u.exec(text) ?? [];
  const isNamed = name !== '' && name.split(/\s+/u).length <= MAX_NAME_WORDS;
  const told = isNamed ? rest : text;
  const sentences = told.split(/(?<=[.!?])\s+/u).filter((sentence) => sentence !== '');
  const agreed = sentences.findIndex((sentence) => AGREED.test(sentence.trim()));
  const head = isNamed ? [isOneOfSeveral ? `## ${name}` : `Document title: ${name}`, ''] : [];
  const work = agreed < 0 ? sentences.join(' ') : sentences.slice(agreed + 1).join(' ');
  return {
    lines: [...head, ...(work === '' ? [] : [work]), ...below, ''],
    notes: agreed < 0 ? [] : sentences.slice(0, agreed),
  };
}
