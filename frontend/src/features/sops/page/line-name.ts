import type { SopDocument } from '../../../api/generated/types.gen';
import * as words from './words.en';

const TEXTS: Readonly<Record<string, string>> = words.lines.texts;
const LISTS: Readonly<Record<string, string>> = words.lines.lists;
const STEP = /^\/phases\/(\d+)\/steps\/(\d+)/;
const ENTRY = /^\/(\w+)\/(\d+)/;

/** The display name of a line: "Step 4", numbered through all phases; null for a path that names no line. */
export function lineName(document: SopDocument, path: string): string | null {
  const step = STEP.exec(path);
  if (step) {
    const earlier = document.phases.slice(0, Number(step[1])).reduce((sum, { steps }) => sum + steps.length, 0);
    return words.lines.step(earlier + Number(step[2]) + 1);
  }
  const entry = ENTRY.exec(path);
  if (entry) {
    const name = LISTS[entry[1] ?? ''];
    return name === undefined ? null : words.lines.numbered(name, Number(entry[2]) + 1);
  }
  return TEXTS[path.slice(1)] ?? null;
}
