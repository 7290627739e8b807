import type { Source } from './document-fields.js';
import type { SopDocument, SopStep } from './sop-document.js';
import type { QuestionTopic } from './sop-question.js';

/** One entry of a document with all its texts, as checks read it. */
export interface DocumentLine {
  /** JSON pointer of the entry, for example `/phases/0/steps/2`. */
  path: string;
  /** The part of the document; notes belong to none. */
  about: QuestionTopic | 'notes';
  /** Id of the entry; null for the fields of the document itself. */
  id: string | null;
  /** Null for the fields of the document itself and for phase titles. */
  src: Source | null;
  /** The texts of the entry, in their order. */
  texts: string[];
}

type Text = string | null;

/** Returns every line of a document except its questions, in the order of the document. */
export function linesOf(document: SopDocument): DocumentLine[] {
  const lines: DocumentLine[] = [];
  const add = (about: DocumentLine['about'], path: string, item: { id: string; src: Source } | null, texts: Text[]) => {
    const present = texts.filter((text) => text !== null);
    if (present.length > 0) lines.push({ path, about, id: item?.id ?? null, src: item?.src ?? null, texts: present });
  };
  const addAll = <Item extends { id: string; src: Source }>(
    section: Exclude<DocumentLine['about'], 'phases' | 'approval'>,
    items: Item[],
    textsOf: (item: Item) => Text[],
  ) => {
    for (const [index, item] of items.entries()) add(section, `/${section}/${index}`, item, textsOf(item));
  };

  for (const field of ['title', 'purpose', 'scope', 'trigger'] as const)
    add(field, `/${field}`, null, [document[field]]);
  addAll('definitions', document.definitions, (item) => [item.term, item.text]);
  addAll('roles', document.roles, (item) => [item.name, ...item.duties]);
  addAll('resources', document.resources, (item) => [item.name]);
  addAll('safety', document.safety, (item) => [item.text]);
  for (const [phaseIndex, phase] of document.phases.entries()) {
    const phasePath = `/phases/${phaseIndex}`;
    add('phases', `${phasePath}/title`, null, [phase.title]);
    for (const [stepIndex, step] of phase.steps.entries()) {
      const subSteps = step.sub.map((sub) => sub.text);
      const pictures = (step.media ?? []).flatMap(({ alt, caption = null }) => [alt, caption]);
      const texts = [
        step.when,
        step.text,
        step.role,
        ...subSteps,
        step.check,
        step.expected,
        step.caution,
        ...pictures,
      ];
      add('phases', `${phasePath}/steps/${stepIndex}`, step, texts);
    }
  }
  addAll('exceptions', document.exceptions, (item) => [item.when, item.then, item.escalate_to]);
  addAll('records', document.records, (item) => [item.name, item.where, item.keep]);
  addAll('kpis', document.kpis, (item) => [item.name, item.target]);
  addAll('references', document.references, (item) => [item.text]);
  addAll('notes', document.notes, (item) => [item.text]);
  add('approval', '/approval', null, [document.approval ?? null]);
  return lines;
}

/** Returns every step with its JSON pointer, in order. */
export function stepsWithPaths(document: SopDocument): { step: SopStep; path: string }[] {
  return document.phases.flatMap((phase, phaseIndex) =>
    phase.steps.map((step, stepIndex) => ({ step, path: `/phases/${phaseIndex}/steps/${stepIndex}` })),
  );
}
