const TITLE_LENGTH = 50;

/** A single visible character may be built from thousands of combining marks: no title needs more than this. */
const MAX_CODE_POINTS = 250;

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * Makes the title of a new SOP: the first 50 characters of its prompt, with '...' if there are more (S3.25, S3.26).
 * The prompt is trimmed and put on one line first; characters are counted as people see them, so that neither an
 * emoji nor a combining sequence is cut in two (SD.3).
 */
export function titleOfPrompt(prompt: string): string {
  const line = prompt.trim().replace(/\s+/gu, ' ');
  let title = '';
  let characters = 0;
  let codePoints = 0;
  for (const { segment } of graphemes.segment(line)) {
    characters += 1;
    codePoints += [...segment].length;
    const isFull = characters > TITLE_LENGTH || codePoints > MAX_CODE_POINTS;
    if (isFull) return `${title || [...segment].slice(0, TITLE_LENGTH).join('')}...`;
    title += segment;
  }
  return title;
}
