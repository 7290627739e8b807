import { cutLine, isBlank } from './clean-text.js';
import type { Source } from './document-fields.js';
import { type NewItemId, newItemId } from './item-id.js';
import { questionsFromWire } from './questions-from-wire.js';
import { languageTagSchema, type SopDocument, type SopPhase, type SopStep, sopDocumentSchema } from './sop-document.js';
import { labelsFor } from './sop-labels.js';
import { LIST_LIMITS, TEXT_LIMITS } from './sop-limits.js';
import type { SopWire, WireStep } from './sop-wire.js';

type WirePhase = SopWire['phases'][number];

/**
 * Creates a document from a model's answer: adds ids, cuts what is too long, drops empty lines and surplus entries.
 * Never throws because of lengths; the final parse only guards against faults of this function.
 */
export function fromWire(wire: SopWire, newId: NewItemId = newItemId): SopDocument {
  const lang = languageOf(wire);
  const labels = labelsFor(lang);
  const origin = (line: { stated: boolean }): { id: string; src: Source } => ({
    id: newId(),
    src: line.stated ? 'prompt' : 'suggested',
  });
  const lines = <Line>(all: Line[], textOf: (line: Line) => string, limit: number): Line[] =>
    all.filter((line) => !isBlank(textOf(line))).slice(0, limit);
  const byName = (line: { name: string }) => line.name;
  const byText = (line: { text: string }) => line.text;

  const body: Omit<SopDocument, 'questions'> = {
    v: 1,
    lang,
    title: cutLine(wire.title, TEXT_LIMITS.title) || labels.untitled,
    purpose: cutOrNull(wire.purpose, TEXT_LIMITS.purpose),
    scope: cutOrNull(wire.scope, TEXT_LIMITS.scope),
    trigger: cutOrNull(wire.trigger, TEXT_LIMITS.trigger),
    definitions: lines(wire.definitions, (line) => line.term, LIST_LIMITS.definitions).map((line) => ({
      ...origin(line),
      term: cutLine(line.term, TEXT_LIMITS.term),
      text: cutOrNull(line.text, TEXT_LIMITS.meaning),
    })),
    roles: lines(wire.roles, byName, LIST_LIMITS.roles).map((line) => ({
      ...origin(line),
      name: cutLine(line.name, TEXT_LIMITS.role),
      duties: cutAll(line.duties, TEXT_LIMITS.duty, LIST_LIMITS.duties),
    })),
    resources: lines(wire.resources, byName, LIST_LIMITS.resources).map((line) => ({
      ...origin(line),
      kind: line.kind,
      name: cutLine(line.name, TEXT_LIMITS.resource),
    })),
    safety: lines(wire.safety, byText, LIST_LIMITS.safety).map((line) => ({
      ...origin(line),
      level: line.level,
      text: cutLine(line.text, TEXT_LIMITS.safety),
    })),
    phases: wire.phases
      .map((phase) => phaseFromWire(phase, labels.headings.phases, origin, newId))
      .filter((phase) => phase.steps.length > 0)
      .slice(0, LIST_LIMITS.phases),
    exceptions: lines(wire.exceptions, (line) => (isBlank(line.when) ? '' : line.then), LIST_LIMITS.exceptions).map(
      (line) => ({
        ...origin(line),
        when: cutLine(line.when, TEXT_LIMITS.exceptionWhen),
        // biome-ignore lint/suspicious/noThenProperty: a field of the document; it holds text, so nothing awaits it
        then: cutLine(line.then, TEXT_LIMITS.exceptionThen),
        escalate_to: cutOrNull(line.escalate_to, TEXT_LIMITS.role),
      }),
    ),
    records: lines(wire.records, byName, LIST_LIMITS.records).map((line) => ({
      ...origin(line),
      name: cutLine(line.name, TEXT_LIMITS.recordName),
      where: cutOrNull(line.where, TEXT_LIMITS.recordWhere),
      keep: cutOrNull(line.keep, TEXT_LIMITS.recordKeep),
    })),
    kpis: lines(wire.kpis, byName, LIST_LIMITS.kpis).map((line) => ({
      ...origin(line),
      name: cutLine(line.name, TEXT_LIMITS.kpiName),
      target: cutOrNull(line.target, TEXT_LIMITS.kpiTarget),
    })),
    references: lines(wire.references, byText, LIST_LIMITS.references).map((line) => ({
      ...origin(line),
      text: cutLine(line.text, TEXT_LIMITS.reference),
    })),
    notes: [],
  };
  return sopDocumentSchema.parse({ ...body, questions: questionsFromWire(wire.questions, body, newId) });
}

/** Models write `EN` and `pt_BR` too. */
function languageOf(wire: SopWire): string {
  const [language = '', ...subtags] = wire.language.trim().split(/[-_]/u);
  const tag = languageTagSchema.safeParse([language.toLowerCase(), ...subtags].join('-'));
  return tag.success ? tag.data : 'en';
}

function phaseFromWire(
  phase: WirePhase,
  defaultTitle: string,
  origin: (line: { stated: boolean }) => { id: string; src: Source },
  newId: NewItemId,
): SopPhase {
  const steps = phase.steps.filter((step) => !isBlank(step.text)).slice(0, LIST_LIMITS.steps);
  return {
    id: newId(),
    title: cutLine(phase.title, TEXT_LIMITS.phaseTitle) || defaultTitle,
    steps: steps.map((step) => ({ ...origin(step), ...stepFieldsFromWire(step, newId) })),
  };
}

function stepFieldsFromWire(step: WireStep, newId: NewItemId): Omit<SopStep, 'id' | 'src'> {
  return {
    text: cutLine(step.text, TEXT_LIMITS.stepText),
    role: cutOrNull(step.role, TEXT_LIMITS.role),
    when: cutOrNull(step.when, TEXT_LIMITS.condition),
    sub: cutAll(step.sub, TEXT_LIMITS.subStep, LIST_LIMITS.sub).map((text) => ({ id: newId(), text })),
    check: cutOrNull(step.check, TEXT_LIMITS.check),
    caution: cutOrNull(step.caution, TEXT_LIMITS.caution),
    input: step.input,
    expected: cutOrNull(step.expected, TEXT_LIMITS.expected),
    minutes: null,
  };
}

function cutOrNull(text: string | null, maxLength: number): string | null {
  return cutLine(text ?? '', maxLength) || null;
}

function cutAll(texts: string[], maxLength: number, maxEntries: number): string[] {
  return texts
    .map((text) => cutLine(text, maxLength))
    .filter((text) => text !== '')
    .slice(0, maxEntries);
}
