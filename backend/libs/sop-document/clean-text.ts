/** Control characters, direction overrides and unpaired surrogates: invisible characters. */
const UNREADABLE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are what the pattern is about
  /[\u0000-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]|\p{Surrogate}/gu;

const ELLIPSIS = '…';
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Returns text on one line, without characters that a reader cannot see and without blanks at its ends. */
export function cleanLine(text: string): string {
  return text.replace(UNREADABLE, '').replace(/\s+/gu, ' ').trim();
}

/** Truncates text to a length in UTF-16 units, including the ellipsis; no grapheme is split. */
export function cutText(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const head = text.slice(0, maxLength - 1);
  const border = graphemes.segment(text.slice(0, maxLength)).containing(head.length)?.index ?? 0;
  // A single visible character may be longer than the limit: then there is only its beginning to show.
  const kept = border > 0 ? head.slice(0, border) : head.replace(/\p{Surrogate}/gu, '');
  return `${kept.trimEnd()}${ELLIPSIS}`;
}

/** Returns a clean line of at most this length; empty text stays empty. */
export function cutLine(text: string, maxLength: number): string {
  // Cleaning shortens: four times the length is enough to fill the line, and a model may answer with far more.
  const enough = text.trimStart().slice(0, maxLength * 4);
  return cutText(cleanLine(enough), maxLength);
}

/** Whether the text is empty. */
export function isBlank(text: string): boolean {
  return cutLine(text, 100) === '';
}
