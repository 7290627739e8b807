import { diffArrays } from 'diff';
import type { SopDocument } from '../../../../../libs/sop-document/index.js';
import type { VersionText } from '../sop-version.entity.js';
import { type ItemPair, matchItems, placedItems } from './match-items.js';
import { DIFF_PARTS, type FieldDiff, type ItemChange, type ItemDiff, type PartDiff, type SopDiff } from './sop-diff.js';
import { WordDiff } from './word-diff.js';

/** Texts of the document itself that are no list. */
const OVERVIEW_FIELDS = ['purpose', 'scope', 'trigger', 'approval'] as const;

/**
 * Compares two texts of an SOP: by item if both are structured, else by line. Takes milliseconds for usual texts;
 * beyond a limit, changed texts are shown as a whole.
 */
export function diffSops(from: VersionText, to: VersionText): SopDiff {
  const words = new WordDiff(to.document?.lang ?? from.document?.lang ?? 'en');
  const parts: PartDiff[] = [{ part: 'overview', items: overviewItems(words, from, to) }];
  if (from.document && to.document) parts.push(...documentParts(words, from.document, to.document));
  else parts.push({ part: 'text', items: diffLines(words, from.content, to.content) });
  const shown = parts.filter(({ items }) => items.length > 0);
  return { summary: countChanges(shown), facts: words.facts, parts: shown };
}

function overviewItems(words: WordDiff, from: VersionText, to: VersionText): ItemDiff[] {
  const items = [
    fieldItem(words, 'title', from.title, to.title),
    fieldItem(words, 'category', from.category, to.category),
  ];
  if (from.document && to.document) {
    items.push(fieldItem(words, 'document_title', from.document.title, to.document.title));
    for (const name of OVERVIEW_FIELDS) {
      items.push(fieldItem(words, name, from.document[name] ?? null, to.document[name] ?? null));
    }
  }
  return items.filter((item) => item !== null);
}

function documentParts(words: WordDiff, from: SopDocument, to: SopDocument): PartDiff[] {
  const before = placedItems(from);
  const after = placedItems(to);
  return DIFF_PARTS.map((part) => {
    const pairs = matchItems(before[part] ?? [], after[part] ?? []);
    return { part, items: pairs.map((pair) => itemOf(words, pair)).filter((item) => item !== null) };
  });
}

/** Null for an entry that is the same. */
function itemOf(words: WordDiff, { from, to, isMoved }: ItemPair): ItemDiff | null {
  const names = new Set([...(to?.fields.keys() ?? []), ...(from?.fields.keys() ?? [])]);
  const fields = [...names].flatMap((name): FieldDiff[] => {
    const [before, after] = [from?.fields.get(name) ?? null, to?.fields.get(name) ?? null];
    return before === after ? [] : [{ name, segments: words.compare(before, after) }];
  });
  if (fields.length === 0 && !isMoved) return null;
  const change = from === null ? 'added' : to === null ? 'removed' : fields.length > 0 ? 'changed' : 'moved';
  return {
    id: to?.id ?? from?.id ?? '',
    change,
    is_moved: isMoved,
    at_from: from?.at ?? null,
    at_to: to?.at ?? null,
    fields,
  };
}

function fieldItem(words: WordDiff, name: string, from: string | null, to: string | null): ItemDiff | null {
  if (from === to) return null;
  const change = from === null ? 'added' : to === null ? 'removed' : 'changed';
  const fields = [{ name, segments: words.compare(from, to) }];
  return { id: name, change, is_moved: false, at_from: null, at_to: null, fields };
}

function countChanges(parts: readonly PartDiff[]): SopDiff['summary'] {
  const summary = { added: 0, removed: 0, changed: 0, moved: 0 };
  for (const { items } of parts) for (const { change } of items) summary[change] += 1;
  return summary;
}

/** A text in which more lines differ is another text; its cost grows with the square. */
const MOST_DIFFERENCES = 500;

/** Compares plain texts line by line; a line in the place of another one is compared word by word. */
function diffLines(words: WordDiff, from: string, to: string): ItemDiff[] {
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
