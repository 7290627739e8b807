import type { SopDocument } from '../../../api/generated/types.gen';

const LISTS = [
  'definitions',
  'roles',
  'resources',
  'safety',
  'exceptions',
  'records',
  'kpis',
  'references',
  'notes',
] as const;

interface Item {
  id: string;
  src: 'prompt' | 'suggested' | 'user';
}

/** The number of suggested lines. */
export function countSuggestions(document: SopDocument): number {
  return linesOf(document).filter(({ src }) => src === 'suggested').length;
}

/** The number of the user's own lines: from the prompt, or written or kept since. */
export function countOwnLines(document: SopDocument): number {
  return linesOf(document).filter(({ src }) => src !== 'suggested').length;
}

/** Ids of the lines that come from the prompt and have not been changed since. */
export function promptLines(document: SopDocument): string[] {
  return linesOf(document).flatMap(({ id, src }) => (src === 'prompt' ? [id] : []));
}

/** Whether the document contains questions and no steps. */
export function isEmpty(document: SopDocument | null): boolean {
  return document !== null && linesOf(document).length === 0;
}

function linesOf(document: SopDocument): Item[] {
  const lists: Item[][] = LISTS.map((list) => document[list]);
  return [...lists.flat(), ...document.phases.flatMap((phase) => phase.steps)];
}

/** Accepts a suggestion, or all of them without an id. */
export function acceptSuggestions(document: SopDocument, id?: string): SopDocument {
  return changeLists(document, (items) => items.map((item) => (isMeant(item, id) ? { ...item, src: 'user' } : item)));
}

/** Removes a suggestion, and its phase when nothing else is in it. */
export function dropSuggestion(document: SopDocument, id: string): SopDocument {
  return changeLists(document, (items) => items.filter((item) => !isMeant(item, id)));
}

function isMeant({ id, src }: Item, wanted: string | undefined): boolean {
  return src === 'suggested' && (wanted === undefined || id === wanted);
}

function changeLists(document: SopDocument, change: <Line extends Item>(items: Line[]) => Line[]): SopDocument {
  const phases = document.phases
    .map((phase) => ({ ...phase, steps: change(phase.steps) }))
    .filter((phase) => phase.steps.length > 0);
  const changed: Record<string, Item[]> = Object.fromEntries(LISTS.map((list) => [list, change<Item>(document[list])]));
  return { ...document, ...changed, phases };
}
