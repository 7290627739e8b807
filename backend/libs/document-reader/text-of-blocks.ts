import type { DocumentBlock } from './document-block.js';

/**
 * Writes blocks as the drafter reads a request: headings, marked lists, tables with bars. Items carry no numbers: their order
 * tells them, and a number that nobody says in the procedure would be missed there.
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
