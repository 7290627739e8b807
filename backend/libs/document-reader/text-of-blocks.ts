import type { DocumentBlock } from './document-block.js';

/** Writes blocks as the drafter reads a request: headings, marked lists, tables with bars. */
export function textOfBlocks(blocks: readonly DocumentBlock[]): string {
  const lines: string[] = [];
  let before: DocumentBlock['kind'] | null = null;
  const counters: number[] = [];
  for (const block of blocks) {
    if (before !== null && (before !== block.kind || block.kind === 'paragraph' || block.kind === 'heading'))
      lines.push('');
    if (block.kind !== 'item') counters.length = 0;
    lines.push(lineOf(block, counters));
    before = block.kind;
  }
  return lines.join('\n');
}

/** @param counters the last number of each level of the list; changed. */
function lineOf(block: DocumentBlock, counters: number[]): string {
  if (block.kind === 'heading') return `${'#'.repeat(block.level)} ${block.text}`;
  if (block.kind === 'picture') return `[Picture ${block.number}${block.name === null ? '' : `: ${block.name}`}]`;
  if (block.kind === 'row') return `| ${block.cells.map((cell) => cell.replace(/\n/gu, ' ')).join(' | ')} |`;
  if (block.kind === 'paragraph') return block.text;
  counters.length = block.level + 1;
  const number = (counters[block.level] ?? 0) + 1;
  counters[block.level] = number;
  return `${'   '.repeat(block.level)}${block.isOrdered ? `${number}.` : '-'} ${block.text}`;
}
