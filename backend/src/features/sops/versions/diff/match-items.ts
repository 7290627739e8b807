import type { PlacedItem } from './placed-items.js';

/** An entry on both sides, or on one of them. */
export interface ItemPair {
  from: PlacedItem | null;
  to: PlacedItem | null;
  isMoved: boolean;
}

/**
 * Finds out which entry became which. Entries that say the same belong together first, those of the same id before
 * others: a new draft starts its ids over, so that one id may stand for another line. What is left goes by id.
 * @returns the pairs in the order of `to`; what is gone stands where it was.
 */
export function matchItems(from: readonly PlacedItem[], to: readonly PlacedItem[]): ItemPair[] {
  const partners = new Map<PlacedItem, PlacedItem>();
  const free = new Set(from);
  for (const keyOf of [sameItem, sameText, sameId]) {
    const waiting = grouped(free, keyOf);
    for (const item of to) {
      if (partners.has(item)) continue;
      const partner = waiting.get(keyOf(item))?.shift();
      if (!partner) continue;
      partners.set(item, partner);
      free.delete(partner);
    }
  }
  const staying = longestRun(from, to, partners);
  const pairs = to.map((item): ItemPair => {
    const partner = partners.get(item) ?? null;
    const isMoved = partner !== null && (!staying.has(item) || partner.group !== item.group);
    return { from: partner, to: item, isMoved };
  });
  return withGone(from, pairs, free);
}

function grouped(items: Iterable<PlacedItem>, keyOf: (item: PlacedItem) => string): Map<string, PlacedItem[]> {
  const groups = new Map<string, PlacedItem[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

function sameItem(item: PlacedItem): string {
  return JSON.stringify([item.id, ...item.fields]);
}

function sameText(item: PlacedItem): string {
  return JSON.stringify([...item.fields]);
}

function sameId(item: PlacedItem): string {
  return item.id;
}

/** The entries that kept their order: the longest increasing run of former places. All others have moved. */
function longestRun(
  from: readonly PlacedItem[],
  to: readonly PlacedItem[],
  partners: ReadonlyMap<PlacedItem, PlacedItem>,
): ReadonlySet<PlacedItem> {
  const placeOf = new Map(from.map((item, place) => [item, place]));
  const paired = to.flatMap((item) => {
    const partner = partners.get(item);
    return partner ? [{ item, place: placeOf.get(partner) ?? 0 }] : [];
  });
  // tails[n]: the entry with the lowest place at which a run of n + 1 entries can end.
  const tails: number[] = [];
  const before: number[] = [];
  for (const [index, { place }] of paired.entries()) {
    const length = tails.findIndex((tail) => (paired[tail]?.place ?? 0) >= place);
    const at = length === -1 ? tails.length : length;
    before[index] = tails[at - 1] ?? -1;
    tails[at] = index;
  }
  const staying = new Set<PlacedItem>();
  for (let index = tails.at(-1) ?? -1; index >= 0; index = before[index] ?? -1) {
    const entry = paired[index];
    if (entry) staying.add(entry.item);
  }
  return staying;
}

/** Puts each entry that is gone behind the one that it followed. */
function withGone(from: readonly PlacedItem[], pairs: readonly ItemPair[], gone: ReadonlySet<PlacedItem>): ItemPair[] {
  const followers = new Map<PlacedItem | null, ItemPair[]>();
  let anchor: PlacedItem | null = null;
  for (const item of from) {
    if (!gone.has(item)) anchor = item;
    else followers.set(anchor, [...(followers.get(anchor) ?? []), { from: item, to: null, isMoved: false }]);
  }
  const behind = (item: PlacedItem | null): ItemPair[] => followers.get(item) ?? [];
  return [...behind(null), ...pairs.flatMap((pair) => (pair.from ? [pair, ...behind(pair.from)] : [pair]))];
}
