import type { SopDocument } from '../../../../libs/sop-document/index.js';
import type { Sop } from './sop.entity.js';

const TITLE_LENGTH = 50;
/** Ends a title that the prompt goes on after. */
const CUT = '...';

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
    if (isFull) return `${title || [...segment].slice(0, TITLE_LENGTH).join('')}${CUT}`;
    title += segment;
  }
  return title;
}

/**
 * The title of an SOP when its draft is finished. A title that was cut from a long prompt, or set by an earlier draft,
 * is replaced by the new draft's; a person's own title stays (drafting 3.8). Nothing is won by more of the prompt's
 * first words.
 */
export function draftedTitle(sop: Pick<Sop, 'title' | 'description' | 'document'>, draft: SopDocument): string {
  const isCut = sop.title === titleOfPrompt(sop.description) && sop.title.endsWith(CUT);
  const isDrafted = sop.title === sop.document?.title;
  const firstWords = lettersOf(sop.title.slice(0, -CUT.length));
  const isName = draft.title.trim() !== '' && !(isCut && lettersOf(draft.title).startsWith(firstWords));
  return (isCut || isDrafted) && isName ? draft.title : sop.title;
}

/** A drafted title has no emoji, and other capital letters. */
function lettersOf(title: string): string {
  return title.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}
