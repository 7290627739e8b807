import { cleanLine } from './clean-text.js';
import type { OutlineBlock, Run } from './rendering/outline.js';
import { outlineDocument } from './rendering/outline-document.js';
import type { SopDocument } from './sop-document.js';
import { labelsFor } from './sop-labels.js';

/** Everything that starts markup somewhere in a line, apart from the signs that become entities. */
const INLINE_MARKS = /[\\`*_{}[\]|~$]/g;
const LINE_START_MARKS = /^([#+=-]|\d+(?=[.)]))/;

export interface RenderMarkdownOptions {
  /** Whether to state at the top that no language model wrote the draft. */
  notice: boolean;
}

/**
 * Returns the document as CommonMark. Text of a person or a model is escaped: it cannot contain markup, links or scripts.
 */
export function renderMarkdown(document: SopDocument, { notice }: RenderMarkdownOptions): string {
  const outline = outlineDocument(document);
  const parts = [`# ${escapeMarkdown(outline.title)}`];
  if (notice) parts.push(`> ${escapeMarkdown(labelsFor(document.lang).notice)}`);
  for (const { number, heading, blocks } of outline.sections) {
    parts.push(`## ${number}. ${heading}`, ...markdownGroups(blocks));
  }
  return `${parts.join('\n\n')}\n`;
}

/** Escapes text for Markdown; HTML in it stays visible and inert. */
export function escapeMarkdown(text: string): string {
  return cleanLine(text)
    .replace(INLINE_MARKS, '\\$&')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(LINE_START_MARKS, escapeLineStart)
    .replace(/(https?|ftp|mailto):/gi, '$1&#58;')
    .replace(/\bwww\./gi, 'www&#46;')
    .replaceAll('@', '&#64;');
}

/** A digit cannot be escaped, the point after it can. */
function escapeLineStart(mark: string): string {
  return /^\d/.test(mark) ? `${mark}\\` : `\\${mark}`;
}

/** Returns the parts of a section, to be separated by an empty line; the lines of one list stay together. */
export function markdownGroups(blocks: OutlineBlock[]): string[] {
  const groups: string[] = [];
  let list: string[] = [];
  const endList = () => {
    if (list.length > 0) groups.push(list.join('\n'));
    list = [];
  };
  for (const block of blocks) {
    if (block.kind === 'paragraph' || block.kind === 'subheading') {
      endList();
      groups.push(writeBlock(block));
    } else {
      list.push(writeBlock(block));
    }
  }
  endList();
  return groups;
}

function writeBlock(block: OutlineBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return markdownRuns(block.runs);
    case 'subheading':
      return `### ${block.number} ${escapeMarkdown(block.text)}`;
    case 'bullet':
      // Four blanks nest below a bullet as well as below a step with a number of two digits.
      return `${block.depth === 1 ? '    ' : ''}- ${markdownRuns(block.runs)}`;
    case 'step':
      return `${block.number}. ${markdownRuns(block.runs)}`;
    case 'question':
      return `- [${block.isAnswered ? 'x' : ' '}] ${markdownRuns(block.runs)}`;
  }
}

/** Returns a line with its emphasis; the texts in it are escaped. */
export function markdownRuns(runs: Run[]): string {
  return runs.map(writeRun).join('');
}

function writeRun({ style, text }: Run): string {
  if (style === 'plain') return keepEndBlanks(text, escapeMarkdown(text));
  if (style === 'strong' || style === 'mark') return `**${escapeMarkdown(text)}**`;
  return `*${escapeMarkdown(text)}*`;
}

/** Separators such as `: ` are runs too, and escaping trims. */
function keepEndBlanks(text: string, escaped: string): string {
  if (text.trim() === '') return text;
  const start = /^\s*/.exec(text)?.[0] ?? '';
  const end = /\s*$/.exec(text)?.[0] ?? '';
  return `${start}${escaped}${end}`;
}
