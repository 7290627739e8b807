import type { SopDocument } from '../../../../../libs/sop-document/index.js';
import type { DiffPartName } from './sop-diff.js';

/** An entry on both sides, or on one of them. */
export interface ItemPair {
  from: PlacedItem | null;
  to: PlacedItem | null;
  isMoved: boolean;
}

/**
 * Matches the entries of both sides. Equal entries are paired first, those with the same id before others: a new draft
 * has new ids, so that one id may belong to another line. The rest is paired by id.
 * @returns the pairs in the order of `to`; removed entries keep their position.
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

/** The entries that kept their order: the longest increasing subsequence of former positions. All others have moved. */
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

/** Inserts each removed entry after its predecessor. */
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

/** An entry of a document, flattened to what a comparison needs. */
interface PlacedItem {
  id: string;
  /** Its number on the page. Steps are counted through all phases. */
  at: string;
  /** Its group; another group is another place, whatever the order. */
  group: string;
  /** Text of each field that has one. The first is the one that people know it by. */
  fields: ReadonlyMap<string, string>;
}

type Value = string | number | null | readonly string[];

/** The entries of each part of a document, in its order. */
export function placedItems(document: SopDocument): Partial<Record<DiffPartName, PlacedItem[]>> {
  return {
    definitions: document.definitions.map((item, index) => placed(item, index, { term: item.term, text: item.text })),
    roles: document.roles.map((item, index) => placed(item, index, { name: item.name, duties: item.duties })),
    resources: document.resources.map((item, index) => placed(item, index, { name: item.name, kind: item.kind })),
    safety: document.safety.map((item, index) => placed(item, index, { text: item.text, level: item.level })),
    phases: document.phases.map((item, index) => placed(item, index, { title: item.title })),
    steps: document.phases
      .flatMap((phase) => phase.steps.map((step) => ({ step, group: phase.id })))
      .map(({ step, group }, index) => ({
        id: step.id,
        at: String(index + 1),
        group,
        fields: filled({
          text: step.text,
          when: step.when,
          role: step.role,
          sub: step.sub.map((sub) => sub.text),
          check: step.check,
          expected: step.expected,
          caution: step.caution,
          media: (step.media ?? []).map(({ alt, caption }) => [alt, caption].filter(Boolean).join(' – ') || '…'),
          minutes: step.minutes,
          input: step.input,
        }),
      })),
    exceptions: document.exceptions.map((item, index) =>
      // biome-ignore lint/suspicious/noThenProperty: the document's own name of the field; nothing awaits it
      placed(item, index, { when: item.when, then: item.then, escalate_to: item.escalate_to }),
    ),
    records: document.records.map((item, index) =>
      placed(item, index, { name: item.name, where: item.where, keep: item.keep }),
    ),
    kpis: document.kpis.map((item, index) => placed(item, index, { name: item.name, target: item.target })),
    references: document.references.map((item, index) => placed(item, index, { text: item.text })),
    notes: document.notes.map((item, index) => placed(item, index, { text: item.text })),
    questions: document.questions.map((item, index) => placed(item, index, { text: item.text, answer: item.answer })),
  };
}

function placed(item: { id: string }, index: number, fields: Record<string, Value>): PlacedItem {
  return { id: item.id, at: String(index + 1), group: '', fields: filled(fields) };
}

function filled(fields: Record<string, Value>): ReadonlyMap<string, string> {
  const texts = Object.entries(fields).map(([name, value]): [string, string] => [name, textOf(value)]);
  return new Map(texts.filter(([, text]) => text !== ''));
}

function textOf(value: Value): string {
  if (value === null) return '';
  return typeof value === 'object' ? value.join('\n') : String(value);
}
