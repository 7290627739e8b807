import type { DocumentBlock } from './document-block.js';

/**
 * Renders blocks in the format in which the drafter parses a request: headings, marked lists, tables with bars. Items
 * have no numbers, because these would count as facts that the procedure lacks.
 */
export function textOfBlocks(blocks: readonly DocumentBlock[]): string {
  const lines: string[] = [];
  let before: DocumentBlock['kind'] | null = null;
  for (const block of blocks) {
    const { kind } = block;
    if (before !== null && (before !== kind || kind === 'paragraph' || kind === 'heading')) lines.push('');
    lines.push(lineOf(block));
    before = kind;
  }
  return lines.join('\n');
}

function lineOf(block: DocumentBlock): string {
  if (block.kind === 'heading') return `${'#'.repeat(block.level)} ${block.text}`;
  if (block.kind === 'picture') return `[${block.name ?? 'Picture'}]`;
  if (block.kind === 'row') return `| ${block.cells.map((cell) => cell.replace(/\n/gu, ' ')).join(' | ')} |`;
  if (block.kind === 'paragraph') return block.text;
  return `${'   '.repeat(block.level)}- ${block.text}`;
}
