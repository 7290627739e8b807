import { diffArrays } from 'diff';
import type { ItemChange, ItemDiff } from './sop-diff.js';
import type { WordDiff } from './word-diff.js';

/** A text in which more lines differ is another text; its cost grows with the square. */
const MOST_DIFFERENCES = 500;

/** Compares plain texts line by line; a line in the place of another one is compared word by word. */
export function diffLines(words: WordDiff, from: string, to: string): ItemDiff[] {
  const before = from.split('\n');
  const after = to.split('\n');
  const changes = diffArrays(before, after, { maxEditLength: MOST_DIFFERENCES }) ?? [
    { value: before, removed: true, added: false, count: before.length },
    { value: after, removed: false, added: true, count: after.length },
  ];
  const items: ItemDiff[] = [];
  let [fromLine, toLine] = [1, 1];
  for (const [index, { value, added, removed }] of changes.entries()) {
    if (removed) {
      const next = changes[index + 1];
      const replacing = next?.added ? next.value : [];
      const lines = { from: fromLine, to: toLine };
      items.push(...changedLines(words, lines, value, replacing));
      fromLine += value.length;
      toLine += replacing.length;
    } else if (added) {
      // What replaces lines has been dealt with together with them.
      if (changes[index - 1]?.removed) continue;
      items.push(...changedLines(words, { from: fromLine, to: toLine }, [], value));
      toLine += value.length;
    } else {
      fromLine += value.length;
      toLine += value.length;
    }
  }
  return items;
}

function changedLines(
  words: WordDiff,
  first: { from: number; to: number },
  gone: readonly string[],
  come: readonly string[],
): ItemDiff[] {
  return Array.from({ length: Math.max(gone.length, come.length) }, (_unused, index): ItemDiff => {
    const [before, after] = [gone[index] ?? null, come[index] ?? null];
    const change: ItemChange = before === null ? 'added' : after === null ? 'removed' : 'changed';
    const at_from = before === null ? null : String(first.from + index);
    const at_to = after === null ? null : String(first.to + index);
    const fields = [{ name: 'text', segments: words.compare(before, after) }];
    return { id: `line-${at_to ?? at_from}`, change, is_moved: false, at_from, at_to, fields };
  });
}
