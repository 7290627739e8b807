import { LIST_LIMITS, type SopDocument, type SopMedia, type SopStep, stepsOf } from '../../sop-document/index.js';
import type { DocumentBlock } from '../document-block.js';
import { captionBelow, mediaOf, PICTURE_REASONS, type PictureOptions, pictureLine } from './pictures.js';

/** Minimum share of a line's words that a step must contain to match the line. */
const LEAST_SHARE = 0.4;
const WORD = /\p{L}{3,}|\d+/gu;

/**
 * Places the pictures of a document in a reworded procedure: each in the step that best matches the adjacent line, else
 * in the step at the same relative position.
 * @returns the procedure, and the pictures without a place
 */
export function placePictures(
  document: SopDocument,
  blocks: readonly DocumentBlock[],
  options: PictureOptions,
): { document: SopDocument; leftOut: string[] } {
  const placed = structuredClone(document);
  const steps = stepsOf(placed).map((step) => ({ step, words: wordsOf(textsOf(step)) }));
  const leftOut: string[] = [];
  for (const [at, block] of blocks.entries()) {
    const id = block.kind === 'picture' ? options.pictureIds?.get(block.number) : undefined;
    if (block.kind !== 'picture' || id === undefined) continue;
    const picture = mediaOf(id, block, captionBelow(blocks[at + 1]), options);
    const step =
      stepSaying(lineNear(blocks, at), steps) ?? steps[Math.floor((at / blocks.length) * steps.length)]?.step;
    const reason = step ? PICTURE_REASONS.tooMany : PICTURE_REASONS.noStep;
    if (!step || !addTo(step, picture)) leftOut.push(pictureLine(options.pictureWord, picture, reason));
  }
  return { document: placed, leftOut };
}

function addTo(step: SopStep, picture: SopMedia): boolean {
  if ((step.media?.length ?? 0) >= LIST_LIMITS.media) return false;
  step.media = [...(step.media ?? []), picture];
  return true;
}

function stepSaying(line: string, steps: readonly { step: SopStep; words: Set<string> }[]): SopStep | null {
  const wanted = [...wordsOf(line)];
  let best: { step: SopStep; share: number } | null = null;
  for (const { step, words } of steps) {
    const share = wanted.filter((word) => words.has(word)).length / Math.max(1, wanted.length);
    if (share >= LEAST_SHARE && share > (best?.share ?? 0)) best = { step, share };
  }
  return best?.step ?? null;
}

/** The line before a picture under the same heading, else the one after it. */
function lineNear(blocks: readonly DocumentBlock[], at: number): string {
  for (let before = at - 1; before >= 0; before -= 1) {
    const block = blocks[before];
    if (block?.kind === 'heading') break;
    const line = lineOf(block);
    if (line !== '' && captionBelow(block) === null) return line;
  }
  for (let after = at + 1; after < blocks.length; after += 1) {
    const block = blocks[after];
    if (block?.kind === 'heading') break;
    const line = lineOf(block);
    if (line !== '' && captionBelow(block) === null) return line;
  }
  return '';
}

function lineOf(block: DocumentBlock | undefined): string {
  if (!block || block.kind === 'picture' || block.kind === 'heading') return '';
  return block.kind === 'row' ? block.cells.join(' ') : block.text;
}

function textsOf({ text, when, role, check, caution, sub }: SopStep): string {
  return [text, when, role, check, caution, ...sub.map((line) => line.text)].filter(Boolean).join(' ');
}

function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(WORD));
}
