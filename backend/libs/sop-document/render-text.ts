import { cleanLine } from './clean-text.js';
import type { DocumentOutline, OutlineBlock, Run } from './rendering/outline.js';
import { outlineDocument } from './rendering/outline-document.js';
import type { SopDocument } from './sop-document.js';
import { labelsFor } from './sop-labels.js';

const RIGHT_TO_LEFT_MARK = '\u200f';

export interface RenderTextOptions {
  /** Whether the line after the title says that no language model wrote the draft. */
  notice: boolean;
}

/** Returns the document as plain text, as it is stored in `content` and exported: headings and steps are numbered. */
export function renderText(document: SopDocument, { notice }: RenderTextOptions): string {
  const outline = outlineDocument(document);
  const lines = [outline.title];
  if (notice) lines.push(labelsFor(document.lang).notice);
  for (const { number, heading, blocks } of outline.sections) {
    lines.push('', `${number}. ${heading}`);
    for (const block of blocks) lines.push(...writeBlock(block));
  }
  return `${lines.map((line) => directed(line, outline)).join('\n')}\n`;
}

function writeBlock(block: OutlineBlock): string[] {
  switch (block.kind) {
    case 'paragraph':
      return [writeRuns(block.runs)];
    case 'subheading':
      return ['', `${block.number} ${block.text}`];
    case 'bullet':
      return [`${block.depth === 1 ? '   ' : ''}• ${writeRuns(block.runs)}`];
    case 'step':
      return [`${block.number}. ${writeRuns(block.runs)}`];
    case 'question':
      return [`${block.isAnswered ? '☑' : '☐'} ${writeRuns(block.runs)}`];
  }
}

function writeRuns(runs: Run[]): string {
  return runs.map((run) => run.text).join('');
}

/** A line whose first letter is Latin would be laid out from left to right inside a right-to-left document. */
function directed(line: string, outline: DocumentOutline): string {
  if (!outline.isRightToLeft || cleanLine(line) === '') return line;
  const firstLetter = /\p{L}/u.exec(line)?.[0] ?? '';
  const isRightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u.test(firstLetter);
  return isRightToLeft ? line : `${RIGHT_TO_LEFT_MARK}${line}`;
}
