/** A request in which the last word holds. */
export interface CorrectedText {
  text: string;
  /** Corrections whose old value could not be found. */
  unclear: string[];
}

const MARKER =
  /\s*[,.;–—-]\s*(?:oh,?\s+)?(?:no,?\s+wait|wait,?\s+no|no,?\s+sorry|sorry,?\s+no|no,?\s+actually|actually,?\s+no|scratch that|correction|make that|or rather|i mean|nein,?\s+(?:moment|doch|stimmt nicht)|ach nein|besser gesagt|perdón|mejor dicho|non,?\s+pardon|pardon,?\s+non|enfin non|não,?\s+espera|quer dizer)\s*[,:.]?\s+/giu;
const NUMBER = '(?:\\d[\\d.,:]*|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty)';
const NUMBER_AND_NOUN = new RegExp(`^((?:${NUMBER})\\s+[\\p{L}%°]+)(.*)$`, 'iu');
const DAY = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/giu;
const MAX_CORRECTIONS = 20;
const MAX_CONTEXT = 300;

/** Follows what a speaker corrects: "two photos. No wait, three photos" becomes "three photos". */
export function applyCorrections(text: string): CorrectedText {
  const unclear: string[] = [];
  let corrected = text;
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

/** Where the sentence begins that is corrected. */
function contextStart(before: string): number {
  const from = Math.max(0, before.length - MAX_CONTEXT);
  const window = before.slice(from);
  const borders = [...window.matchAll(/[.!?\n]\s+/gu)].map((match) => match.index + match[0].length);
  const border = borders.filter((index) => index < window.length - 3).at(-1);
  return from + (border ?? 0);
}

function replaceOld(sentence: string, correction: string): string | null {
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
  return old.test(sentence) ? `${sentence.replace(old, () => value)}${rest}` : null;
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
    if (words.length <= length || (length === 1 && beginning.length < 2)) continue;
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
  return `${sentence.slice(0, index)}${corrected[0] ?? ''}${tail}`;
}
