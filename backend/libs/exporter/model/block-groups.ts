import type { OutlineBlock } from '../../sop-document/index.js';

type Of<Kind extends OutlineBlock['kind']> = Extract<OutlineBlock, { kind: Kind }>;

/** An entry of a list with its nested bullets. */
export interface ListItem<Block> {
  block: Block;
  details: Of<'bullet'>[];
}

/** Blocks grouped into nested lists: adjacent blocks of a kind form one list. */
export type BlockGroup =
  | { kind: 'paragraph'; block: Of<'paragraph'> }
  | { kind: 'subheading'; block: Of<'subheading'> }
  | { kind: 'steps'; items: ListItem<Of<'step'>>[] }
  | { kind: 'bullets'; items: ListItem<Of<'bullet'>>[] }
  | { kind: 'questions'; items: ListItem<Of<'question'>>[] };

/** Returns the lists of a section in their order; an indented bullet belongs to the entry before it. */
export function groupBlocks(blocks: readonly OutlineBlock[]): BlockGroup[] {
  const groups: BlockGroup[] = [];
  for (const block of blocks) {
    const last = groups.at(-1);
    switch (block.kind) {
      case 'paragraph':
        groups.push({ kind: 'paragraph', block });
        break;
      case 'subheading':
        groups.push({ kind: 'subheading', block });
        break;
      case 'step':
        if (last?.kind === 'steps' && isNext(last.items, block)) last.items.push({ block, details: [] });
        else groups.push({ kind: 'steps', items: [{ block, details: [] }] });
        break;
      case 'question':
        if (last?.kind === 'questions') last.items.push({ block, details: [] });
        else groups.push({ kind: 'questions', items: [{ block, details: [] }] });
        break;
      case 'bullet':
        addBullet(groups, block);
        break;
    }
  }
  return groups;
}

/** A list is numbered automatically: where the numbers jump, a new one starts. */
function isNext(items: ListItem<Of<'step'>>[], block: Of<'step'>): boolean {
  return items.at(-1)?.block.number === block.number - 1;
}

function addBullet(groups: BlockGroup[], block: Of<'bullet'>): void {
  const last = groups.at(-1);
  const owner = last && 'items' in last ? last.items.at(-1) : undefined;
  if (block.depth === 1 && owner) owner.details.push(block);
  else if (last?.kind === 'bullets') last.items.push({ block, details: [] });
  else groups.push({ kind: 'bullets', items: [{ block, details: [] }] });
}
