import { isGivenName } from '../lexicon/given-names.js';
import { isPersonNoun, isUnknownWord } from '../lexicon/words.js';
import type { RequestLine } from './request-line.js';

const TURN =
  /^\s*(?:\[?(?:\d{1,4}[./-]\d{1,2}[./-]?(?:\d{2,4})?,?\s+)?\d{1,2}[:.]\d{2}(?::\d{2})?(?:\s?[ap]m)?\]?,?\s*[-–]?\s*)?(\p{Lu}[\p{L}.'’-]{0,20}(?:\s\p{Lu}[\p{L}.'’-]{0,20})?(?:\s?\([^)]{1,30}\))?)(?:\s?\p{Extended_Pictographic}\uFE0F?)*\s?(?:\[\d{1,2}[:.]\d{2}\])?:\s+(\S.*)$/u;
/** "[08/03, 17:44] Tom Y5: …": behind a time, a name may hold figures. */
const NUMBERED_TURN =
  /^\s*\[?(?:\d{1,4}[./-]\d{1,2}[./-]?(?:\d{2,4})?,?\s+)?\d{1,2}[:.]\d{2}(?::\d{2})?(?:\s?[ap]m)?\]?,?\s*[-–]?\s*(\p{Lu}[\p{L}\d.'’-]{0,20}(?:\s[\p{Lu}\d][\p{L}\d.'’-]{0,20}){0,2}):\s+(\S.*)$/u;
/** "李姐：先问清楚": a name in Chinese or Japanese. */
const TURN_OF_HAN = /^\s*([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{1,8})[：:]\s*(\S.*)$/u;
/** "zeke 9:12 the box arrives": a name and a time, without a colon after them. */
const TIMED_TURN = /^\s*(\p{L}[\p{L}.'’_-]{0,20})\s+\[?\d{1,2}[:.]\d{2}(?:\s?[ap]m)?\]?\s*[:–-]?\s+(\S.*)$/u;
/** "anna: how do we do it": a name that no list of words holds. */
const SMALL_TURN = /^\s*(\p{Ll}{3,15}):\s+(\S.*)$/u;
/** "Paco bodega: ok": a name with where somebody works, in small letters. */
const NAME_AND_PLACE = /^\s*(\p{Lu}\p{L}{1,15} \p{Ll}{3,15}):\s+(\S.*)$/u;
const DAY = '(?:(?:mon|tue|wed|thu|fri|sat|sun)\\p{L}{0,6}|today|yesterday)';
const DATE =
  '\\d{1,2}[./-]\\d{1,2}[./-]?(?:\\d{2,4})?|\\d{4}-\\d{2}-\\d{2}|\\d{1,2}\\.? \\p{L}{3,9}\\.?|\\p{L}{3,9} \\d{1,2}';
/** "Aoife 07:02", "Ines (night shift) - Tue 14:05", "Bill Hart  Yesterday at 3:12 PM" in a line of its own. */
const TURN_HEAD = new RegExp(
  `^\\s*\\[?(\\p{L}[\\p{L}.'’_-]{0,20}(?:\\s(?!${DAY}\\s)\\p{L}[\\p{L}.'’-]{0,20})?(?:\\s?\\([^()]{1,30}\\))?)[\\s,•·|–—-]+\\(?\\[?(?:(?:${DAY}|${DATE})[,\\s]+(?:at\\s)?){0,2}\\d{1,2}[:.]\\d{2}(?:\\s?[ap]m)?[\\])]?\\s*:?\\s*$`,
  'iu',
);
/** What people write to show that they have read it. */
const ACKNOWLEDGEMENT =
  /^(?:ok(?:ay|ey)?|k|kk|yes|yep|yeah|yup|no|nope|sure|agreed?|right|true|exactly|thanks|thank you|thx+|ty|cool|great|brill(?:iant)?|perfect|nice|lol|haha+|hm+|oh|ah|got it|will do|done|and then|then|what else|anything else|same|correct|good point|(?:i|we)(?:['’]?ll| will) (?:write|note|put|pin|jot|type|save|print) (?:it|this|that|these|them)(?: all)?(?: (?:down|up|out))?|(?:i|we)(?:['’]?ll| will) (?:tell|let) (?:him|her|them|everyone|the others)(?: know)?|\p{Extended_Pictographic}+|[:;]-?[)(DP]|!+|\?+)(?:[\s,!.]+(?:ok(?:ay)?|yes|thanks|thx|all|both|everyone|then|will do|sry|sorry|i(?:['’]?ll| will) (?:write|note|type|save) (?:it|this|that)(?: (?:down|up))?|(?:i|we)(?:['’]?ll| will) tell (?:him|her|them|everyone|the others)|\p{Extended_Pictographic}|:\))){0,9}[\s!.,?]*$/iu;
/** "-- copied from our group --", "WhatsApp export": above the first turn, where it comes from. */
const OF_CHAT = /\b(?:chat|group|thread|exported|export|copied|copy|pasted|whats-?app|slack|teams|telegram)\b/iu;
const LEAST_TURNS = 3;
const LEAST_SHARE = 0.6;

function turnOf(line: string): { name: string; text: string } | null {
  const alone = TURN_HEAD.exec(line)?.[1];
  if (alone && isSpeaker(alone)) return { name: alone, text: '' };
  const [, name, text] =
    TURN.exec(line) ??
    NUMBERED_TURN.exec(line) ??
    TIMED_TURN.exec(line) ??
    SMALL_TURN.exec(line) ??
    TURN_OF_HAN.exec(line) ??
    [];
  // "Sal (Thu 21:40): …"
  return name && text ? { name: name.replace(/\s?\([^()]*\d{1,2}[:.]\d{2}[^()]*\)$/u, ''), text } : null;
}

/** Reads the turns of a chat; where they have times, a line without one is what its speaker says: "Photos: front, back". */
function turnReader(lines: readonly string[]): typeof turnOf {
  const turns = lines.flatMap((line) => {
    const turn = turnOf(line);
    return turn ? [{ ...turn, isTimed: isTimed(line, turn.text) }] : [];
  });
  const timed = turns.filter((turn) => turn.isTimed);
  if (timed.length < LEAST_TURNS || timed.length * 2 <= turns.length) return turnOf;
  const speakers = new Set(timed.map(({ name }) => name));
  return (line) => {
    const turn = turnOf(line);
    return turn && (isTimed(line, turn.text) || speakers.has(turn.name)) ? turn : null;
  };
}

function isTimed(line: string, text: string): boolean {
  return /\d{1,2}[:.]\d{2}/u.test(line.slice(0, line.length - text.length));
}

/** Each word of a name has a capital, or it is no word of the language. */
function isSpeaker(name: string): boolean {
  return name.split(/\s/u).every((word) => /^\p{Lu}/u.test(word) || isUnknownWord(word) || isGivenName(word));
}

/** Writes names of two words alike, where one of them speaks again and somebody asks or only acknowledges. */
function withWholeNames(lines: readonly string[]): readonly string[] {
  const names = lines.flatMap((line) => NAME_AND_PLACE.exec(line)?.[1] ?? []);
  const isOften = (name: string): boolean => names.filter((other) => other === name).length >= 2;
  const isTalk = lines.some((line) => /\?\s*$/u.test(line) || ACKNOWLEDGEMENT.test(turnOf(line)?.text ?? ''));
  if (!isTalk || !names.some(isOften)) return lines;
  return lines.map((line) => {
    const name = NAME_AND_PLACE.exec(line)?.[1] ?? '';
    return isOften(name)
      ? line.replace(
          name,
          name.replace(/ \p{Ll}/u, (letter) => letter.toUpperCase()),
        )
      : line;
  });
}

/** Whether most of the lines are turns of at least two people. */
export function isChat(written: readonly string[]): boolean {
  const lines = withWholeNames(written);
  const turns = lines.map((line) => turnOf(line)?.name).filter((name) => name !== undefined);
  const filled = lines.filter((line) => line.trim() !== '').length;
  const names = new Set(turns).size;
  const small = [...new Set(lines.flatMap((line) => (TURN.test(line) ? [] : (SMALL_TURN.exec(line)?.[1] ?? []))))];
  if (
    areRoles(lines) ||
    small.some((name) => isPersonNoun(name)) ||
    (small.length > 0 && !small.some((name) => isUnknownWord(name) || isGivenName(name)))
  )
    return false;
  return (
    turns.length >= LEAST_TURNS &&
    names >= 2 &&
    turns.length > names &&
    turns.length >= (filled - lines.filter((line) => turnOf(line)?.text === '').length) * LEAST_SHARE
  );
}

/** "NURSE: takes the pulse": roles that are told what they do, and nobody who speaks. */
function areRoles(lines: readonly string[]): boolean {
  const turns = lines.flatMap((line) => turnOf(line) ?? []);
  return turns.every(
    ({ name, text }) =>
      isPersonNoun(name.split(' ').at(-1)?.toLowerCase() ?? '') &&
      !/\?|\b(?:i|i['’]\p{L}+|you|we|me|my)\b/iu.test(text),
  );
}

/** Reads the turns of a chat, without those that only acknowledge. */
export function readChat(written: readonly string[]): RequestLine[] {
  const lines = withWholeNames(written);
  const read: RequestLine[] = [];
  let speaker: string | null = null;
  const turnIn = turnReader(lines);
  // "1 check the oil", "2 wash": a single number is one of the work, as in "8 uur", but not in "1 you get the list".
  const numbers = lines.flatMap((line) => /^\s*(\d{1,2})\s+[a-z]/u.exec(turnIn(line)?.text ?? '')?.[1] ?? []);
  const isCounted = numbers.length >= 2 && numbers.every((number, at) => Number(number) === at + 1);
  for (const line of lines) {
    const turn = turnIn(line);
    if (turn) speaker = turn.name.replace(/\s?\([^)]*\)/u, '');
    if (!turn && /^\s*#\S+\s*$/u.test(line)) continue;
    const text = (turn?.text ?? line)
      .trim()
      .replace(
        isCounted ? /^\d{1,2}[.)]?\s+(?=[a-z])/u : /^\d{1,2}(?:[.)]|(?=\s+(?:you|we|i|they)\s))\s+(?=[a-z])/u,
        '',
      )
      .replace(/^@\p{L}[\p{L}\d._-]*[,:]?\s+(?=\p{L})/u, '');
    if (text === '' || ACKNOWLEDGEMENT.test(text)) continue;
    const section = speaker === null && OF_CHAT.test(text) ? 'notes' : null;
    read.push({ kind: 'text', text, section, indent: 0, speaker, doer: null });
  }
  return read;
}
