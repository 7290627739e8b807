import type { SopDocument } from '../../../../../libs/sop-document/index.js';
import type { DiffPartName } from './sop-diff.js';

/** An entry of a document, flattened to what a comparison needs. */
export interface PlacedItem {
  id: string;
  /** Its number on the page. Steps are counted through all phases. */
  at: string;
  /** What it stands in; another group is another place, whatever the order says. */
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
