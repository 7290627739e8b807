import { CORRECTION_PHRASES } from '../../sop-document/index.js';

/** A request in which the last word holds. */
export interface CorrectedText {
  text: string;
  /** Corrections whose old value could not be found. */
  unclear: string[];
}

const UNITS = 'one|two|three|four|five|six|seven|eight|nine';
const NUMBER =
  `(?:\\d[\\d.,:]*|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-(?:${UNITS}))?|(?:four|six|seven|eight|nine)teen|thirteen|fifteen|` +
  `${UNITS}|ten|eleven|twelve|(?:a |one )hundred)`;
const DAY_NAME = '(?:mon|tues|wednes|thurs|fri|satur|sun)days?';
/** What follows "no" or "sorry" when they correct: a number, a day, a time. */
const VALUE = `(?:${NUMBER}|${DAY_NAME}|quarter|half)\\b`;
/** "sorry, no exceptions" denies something; behind "no" only a value or another clause corrects. */
const DENIES = `(?<=\\bno\\s+)(?!${VALUE}|(?:it|they|we|you|i|he|she|that|this|the|an?|in|on|at|to|from|with|after|before|make)\\b)`;
const MARKER = new RegExp(
  `\\s*(?:[,;–—-]|\\.{1,3}|…)\\s*(?:(?:oh|no|wait|sorry|hang on),?\\s+){0,2}(?:${CORRECTION_PHRASES}|or rather)\\s*[,:.]?\\s+(?!${DENIES})`,
  'giu',
);
/** "row B, sorry, row C": the same thing with another name. */
const SAME_THING =
  /(?<=\b(\p{L}{3,}) )(?!(?:and|or|it)\b)([\p{L}\d-]{1,12})\s*[,–—-]\s*(?:(?:oh|no|wait|sorry|i mean|actually|or rather),?\s+){1,3}(?:the )?\1 ([\p{L}\d-]{1,12})(?=[\s,.;:!?]|$)/giu;
/** "wheel height no chest height sorry": another one of the same. */
const SAME_HEAD =
  /(?<!\p{L})(\p{L}+) (\p{L}{3,}),? no,? (?:(?:sorry|wait),? (?:the )?(\p{L}+) \2(?!\p{L})|(?:the )?(\p{L}+) \2,? (?:sorry|i mean)(?!\p{L}))/giu;
/** "the same day, or the next day. No, the same day": one of two, or another one of the same. */
const ANSWERED =
  /(?<!\p{L})(?:(\p{L}+ (?<other>\p{L}{3,}),? or) )?(?:the )?\p{L}+ (?<old>\p{L}{3,})[.,;]\s+no,\s+(?=(?:the )?\p{L}+ \k<old>(?!,? i mean\b)(?=[\s,.;!?]|$))/giu;
/** "No one" is nobody, and no correction. "nine, no, quarter to ten", "three metres? no two", "5 spoons sorry 4 spoons", "Tuesday I mean Wednesday". */
const SOFT_MARKER = new RegExp(
  `\\s*[,.;?–—-]+\\s*(?:(?:oh|wait|sorry|hang on),?\\s+)?(?:no(?!\\s+one\\b)|sorry|actually),?\\s+(?=(?:${VALUE}|[\\p{L}-]+ [\\p{L}-]+,? i mean\\b))|(?<!\\bno,?)\\s+(?:sorry|i mean|(?<![,.;?–—-]\\s{1,3})no,? (?:actually|wait|sorry|hang on|hold on|i mean)(?:,? make (?:it|that))?|(?<![,.;?–—-]\\s{1,3})(?:(?:actually|wait),? (?:no|make (?:it|that))|make that|or rather)),?\\s+(?=${VALUE})`,
  'giu',
);
/** "two, two metres" */
const REPEATED = new RegExp(`^(${NUMBER}), (?=\\1 )`, 'iu');
const NOT_BUT = new RegExp(
  `\\bnot (${DAY_NAME}|${NUMBER}(?: \\p{L}+)?),? (?:but )?(${DAY_NAME}|${NUMBER}(?: \\p{L}+)?)(?![\\p{L}\\d])`,
  'giu',
);
/** "fifteen holes no twenty holes" */
const SAME_COUNT = new RegExp(
  `(?<![\\p{L}\\d])${NUMBER} (\\p{L}{3,}),? no,? (?:sorry,? |wait,? )?(${NUMBER})(?: \\2)? \\1(?!\\p{L})`,
  'giu',
);
/** "hints are three no we changed it to five hints" */
const CHANGED_TO = new RegExp(
  `(?<![\\p{L}\\d])${NUMBER},? no,? (?:we|i|they)(?:['’]ve| have)? (?:changed|made|moved|set|raised|lowered) (?:it|that|them) (?:to )?(${NUMBER})(?![\\p{L}\\d])`,
  'giu',
);
/** "you start with the left one no sorry you start with the right one": said again from where it went wrong. */
const SAID_AGAIN =
  /(?<![\p{L}\d])(\p{L}+ \p{L}+(?: \p{L}+)?) (?:[\p{L}\d'’-]+ ){1,8}(?:oh )?(?:no,? (?:sorry|wait|actually)|sorry|no)[, ]+\1(?= )/giu;
/** "within five no seven days", "eight no nine nine pipes" */
const NO_NUMBER = new RegExp(`(?<![\\p{L}\\d])${NUMBER},? no(?! one\\b),? (${NUMBER})(?: \\1)?(?= \\p{L}{3,})`, 'giu');
/** "the ledger... sorry, the logbook": one thing, and which one. */
const SORRY_THE =
  /\b(?:the|an?) (?:\p{L}+ )?\p{L}+\s*(?:\.{2,3}|…|,|–|—)\s*(?:(?:no|oh),? )?sorry, (?:i mean |i meant )?(?=(?:the|an?) \p{L})/giu;
/** "on the left, no, on the right": the same place with another name. */
const SAME_PREPOSITION =
  /(?<=\p{L} )(on|in|at|with|from|to|into|behind|under|over|for|until|till|by|after|before|every|each) (?:(?:the|an?|my|your|our) )?[\p{L}\d-]+(?: [\p{L}-]+)?,(?: (?:er+|u[hm]+|ah),?)? (?:no|sorry),? (?:sorry,? |wait,? )?(?=\1 (?:(?:the|an?|my|your|our) )?[\p{L}\d])(?!\1 (?:the )?(?:\p{L}+ )?ones?\b)/giu;
/** "turn it on no wait you rinse it first": what was said too early, and what comes first. */
const NO_WAIT = /(?<=\p{L}) (?:(?:oh )?no wait|wait no|no hang on|oh wait)(?= (?:you|we|i|it|the|they|first)\b)/giu;
const NUMBER_AND_NOUN = new RegExp(`^((?:${NUMBER})\\s+[\\p{L}%°]+)(.*)$`, 'iu');
const DAY = new RegExp(`\\b${DAY_NAME}\\b`, 'giu');
const ONLY_THEN = new RegExp(`^${NUMBER} (?:in|on|during|for|if|when|with) \\p{L}`, 'iu');
const MAX_CORRECTIONS = 20;
const MAX_CONTEXT = 300;

/** Follows what a speaker corrects: "two photos. No wait, three photos" becomes "three photos". */
export function applyCorrections(text: string): CorrectedText {
  const unclear: string[] = [];
  let corrected = text
    .replace(/[,.]? i mean (?:it|that)(?=\s*(?:[,.;!]|$))/giu, '')
    .replace(/, and i mean [^,.;]{3,120}(?:(?=, (?:not|never|you|we|i|they)\b)|,)/giu, '')
    .replace(/(?<=, \p{L}{3,20}) i mean(?=[,.])/giu, '');
  corrected = withoutNots(
    applySoft(
      corrected
        .replace(SAID_AGAIN, '$1')
        .replace(CHANGED_TO, '$1')
        .replace(SAME_COUNT, '$2 $1')
        .replace(NO_NUMBER, '$1')
        .replace(NO_WAIT, '.')
        .replace(SORRY_THE, '')
        .replace(SAME_PREPOSITION, '')
        .replace(SAME_THING, '$3')
        .replace(ANSWERED, (_whole, either: string | undefined, other = '', old = '') =>
          either === undefined || other.toLowerCase() === old.toLowerCase() ? '' : `${either} `,
        )
        .replace(SAME_HEAD, (_, __, head: string, one = '', other = '') => `${one || other} ${head}`),
    ),
  );
  for (let count = 0; count < MAX_CORRECTIONS; count += 1) {
    MARKER.lastIndex = 0;
    const marker = MARKER.exec(corrected);
    if (!marker) break;
    const before = corrected.slice(0, marker.index);
    const after = corrected.slice(marker.index + marker[0].length);
    const end = /[.!?\n](?:\s|$)/u.exec(after)?.index ?? after.length;
    const correction = after.slice(0, end);
    const start = contextStart(before);
    const replaced = replaceOld(before.slice(start), correction);
    if (replaced === null) unclear.push(correction.slice(0, 120));
    const sentence = replaced ?? `${before.slice(start)}, ${correction}`;
    corrected = `${before.slice(0, start)}${sentence}${after.slice(end)}`;
  }
  return { text: corrected, unclear };
}

/** Follows corrections that only their value shows to be some; where no old value is found, the words stay. */
function applySoft(text: string): string {
  let corrected = text;
  SOFT_MARKER.lastIndex = 0;
  for (let count = 0; count < MAX_CORRECTIONS; count += 1) {
    const marker = SOFT_MARKER.exec(corrected);
    if (!marker) break;
    const before = corrected.slice(0, marker.index);
    const after = corrected.slice(marker.index + marker[0].length);
    const end = /[.!?\n](?:\s|$)/u.exec(after)?.index ?? after.length;
    const correction = after
      .slice(0, end)
      .replace(/,? i mean\b/iu, '')
      .replace(REPEATED, '');
    const start = contextStart(before);
    const replaced = replaceOld(before.slice(start), correction) ?? byLastWord(before.slice(start), correction);
    if (replaced === null) continue;
    corrected = `${before.slice(0, start)}${replaced}${after.slice(end)}`;
    SOFT_MARKER.lastIndex = start;
  }
  return corrected;
}

/** "stencil day … session day": another thing of the same kind. */
function byLastWord(sentence: string, correction: string): string | null {
  const [head = ''] = correction.split(/[,;]/u);
  const words = head.trim().split(/\s+/u);
  const old = sentence.trimEnd().split(/\s+/u).slice(-words.length);
  const isSameKind =
    words.length >= 2 && words.length <= 3 && old.at(-1)?.toLowerCase() === words.at(-1)?.toLowerCase();
  if (!isSameKind) return null;
  return `${sentence.trimEnd().slice(0, -old.join(' ').length)}${correction}`;
}

/** "not Friday, Monday" says the value twice, and the first one is wrong. */
function withoutNots(text: string): string {
  return text.replace(NOT_BUT, (whole, old: string, value: string) => {
    const isSameKind = /^\d|^[a-z]+day/iu.test(old) === /^\d|^[a-z]+day/iu.test(value);
    return isSameKind && old.toLowerCase() !== value.toLowerCase() ? value : whole;
  });
}

/** Where the sentence begins that is corrected. */
function contextStart(before: string): number {
  const from = Math.max(0, before.length - MAX_CONTEXT);
  const window = before.slice(from);
  const borders = [...window.matchAll(/[.!?\n]\s+/gu)].map((match) => match.index + match[0].length);
  const border = borders.filter((index) => index < window.length - 3).at(-1);
  return from + (border ?? 0);
}

/** "the manager said it's now three years": only the value takes the place of another one. */
const NOW_IS = new RegExp(
  `^[^,;]*\\b(?:it|that)(?:['’]?s| is) (?:now |only |actually )?(${NUMBER}(?: \\p{L}+)?)$`,
  'iu',
);

function replaceOld(sentence: string, correction: string): string | null {
  const value = NOW_IS.exec(correction)?.[1];
  if (value !== undefined) return replaceOld(sentence, value);
  return (
    byNumberAndNoun(sentence, correction) ??
    byDay(sentence, correction) ??
    byFirstWords(sentence, correction) ??
    byNumber(sentence, correction)
  );
}

/** "two photos … three photos": the same noun with another number. */
function byNumberAndNoun(sentence: string, correction: string): string | null {
  const [, value = '', rest = ''] = NUMBER_AND_NOUN.exec(correction) ?? [];
  const noun = value.split(/\s+/u).at(-1) ?? '';
  if (noun === '' || !/^\p{L}+$/u.test(noun)) return null;
  const old = new RegExp(`(?<![\\p{L}\\d])${NUMBER}\\s+${noun}(?!\\p{L})`, 'iu');
  if (!old.test(sentence)) return null;
  const replaced = sentence.replace(old, () => value);
  return rest !== '' && replaced.endsWith(rest) ? replaced : `${replaced}${rest}`;
}

function byDay(sentence: string, correction: string): string | null {
  const days = sentence.match(DAY);
  const corrected = correction.match(DAY);
  const last = days?.at(-1);
  if (!last || corrected?.length !== 1) return null;
  const index = sentence.lastIndexOf(last);
  return `${sentence.slice(0, index)}${corrected[0]}${sentence.slice(index + last.length)}`;
}

/** "to the giver's, no sorry, to the receiver's email": the correction repeats how the wrong part began. */
function byFirstWords(sentence: string, correction: string): string | null {
  const words = correction.split(/\s+/u);
  for (const length of [3, 2, 1]) {
    const beginning = words.slice(0, length).join(' ');
    const isTooLittle =
      length === 1 && /^(?:.|it|they|he|she|we|you|that|there|the|an)(?:['’]\p{L}+)?$/iu.test(beginning);
    if (words.length <= length || isTooLittle) continue;
    const index = sentence.toLowerCase().lastIndexOf(`${beginning.toLowerCase()} `);
    const isWordStart = index === 0 || /\s/u.test(sentence.charAt(index - 1));
    if (index >= 0 && isWordStart) return `${sentence.slice(0, index)}${correction}`;
  }
  return null;
}

function byNumber(sentence: string, correction: string): string | null {
  const number = new RegExp(`(?<![\\p{L}\\d])${NUMBER}(?![\\p{L}\\d])`, 'giu');
  const corrected = correction.match(number);
  const old = sentence.match(number)?.at(-1);
  if (!old || corrected?.length !== 1 || correction.split(/\s+/u).length > 4) return null;
  const index = sentence.lastIndexOf(old);
  const tail = sentence.slice(index + old.length);
  // "usually three, no wait, four with the mailbox"
  if (tail.trim() === '') return `${sentence.slice(0, index)}${correction}`;
  // "ten minutes before the race, no wait, fifteen in summer": both hold, each in its case.
  if (ONLY_THEN.test(correction)) return `${sentence}, ${correction}`;
  return `${sentence.slice(0, index)}${corrected[0] ?? ''}${tail}`;
}
