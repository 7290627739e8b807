import type { SopDocument } from '../../../api/generated/types.gen';

const SECTIONS: Readonly<Record<string, string>> = {
  title: 'Title',
  purpose: 'Purpose',
  scope: 'Scope',
  trigger: 'When',
  definitions: 'Definition',
  roles: 'Role',
  resources: 'Resource',
  safety: 'Safety line',
  exceptions: 'Exception',
  records: 'Record',
  kpis: 'Measure',
  references: 'Reference',
  notes: 'Note',
  questions: 'Question',
};
const STEP = /^\/phases\/(\d+)\/steps\/(\d+)/;
const ENTRY = /^\/(\w+)\/(\d+)/;

/** The name of a line as a reader finds it: "Step 4", numbered through all phases; null for a path that names no line. */
export function lineName(document: SopDocument, path: string): string | null {
  const step = STEP.exec(path);
  if (step) {
    const earlier = document.phases.slice(0, Number(step[1])).reduce((sum, { steps }) => sum + steps.length, 0);
    return `Step ${earlier + Number(step[2]) + 1}`;
  }
  const entry = ENTRY.exec(path);
  if (entry) return SECTIONS[entry[1] ?? ''] ? `${SECTIONS[entry[1] ?? '']} ${Number(entry[2]) + 1}` : null;
  return ['title', 'purpose', 'scope', 'trigger'].includes(path.slice(1)) ? (SECTIONS[path.slice(1)] ?? null) : null;
}
