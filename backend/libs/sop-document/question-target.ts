import { cutText } from './clean-text.js';
import type { Source } from './document-fields.js';
import { type SopDocument, sopDocumentSchema, stepsOf } from './sop-document.js';
import { TEXT_LIMITS } from './sop-limits.js';
import type { FieldTarget } from './sop-question.js';

type ItemTarget = Extract<FieldTarget, { id: string }>;
type FieldOf<Path> = Extract<ItemTarget, { path: Path }>['field'];

/** The value of a target; `src` is null for the fields of the document itself, which have no source of their own. */
export interface TargetValue {
  text: string | null;
  src: Source | null;
}

interface Item {
  id: string;
  src: Source;
}

const DOCUMENT_FIELDS = ['title', 'purpose', 'scope', 'trigger', 'approval'] as const;

const ITEM_FIELD_LIMITS: { [Path in ItemTarget['path']]: Record<FieldOf<Path>, number> } = {
  definitions: { term: TEXT_LIMITS.term, text: TEXT_LIMITS.meaning },
  roles: { name: TEXT_LIMITS.role },
  resources: { name: TEXT_LIMITS.resource },
  safety: { text: TEXT_LIMITS.safety },
  steps: {
    text: TEXT_LIMITS.stepText,
    role: TEXT_LIMITS.role,
    when: TEXT_LIMITS.condition,
    check: TEXT_LIMITS.check,
    caution: TEXT_LIMITS.caution,
    expected: TEXT_LIMITS.expected,
  },
  exceptions: {
    when: TEXT_LIMITS.exceptionWhen,
    // biome-ignore lint/suspicious/noThenProperty: a field of the document; it holds a number here
    then: TEXT_LIMITS.exceptionThen,
    escalate_to: TEXT_LIMITS.role,
  },
  records: { name: TEXT_LIMITS.recordName, where: TEXT_LIMITS.recordWhere, keep: TEXT_LIMITS.recordKeep },
  kpis: { name: TEXT_LIMITS.kpiName, target: TEXT_LIMITS.kpiTarget },
  references: { text: TEXT_LIMITS.reference },
};

/** Returns the value of the target, or undefined when the item is not in the document. */
export function readTarget(document: SopDocument, target: FieldTarget): TargetValue | undefined {
  if (!('id' in target)) return { text: document[target.path] ?? null, src: null };
  const items: Item[] = target.path === 'steps' ? stepsOf(document) : document[target.path];
  const item = items.find((each) => each.id === target.id);
  if (!item) return undefined;
  const text: unknown = Reflect.get(item, target.field);
  return { text: typeof text === 'string' ? text : null, src: item.src };
}

/** Truncates text to the maximum length of the target. */
export function fitTarget(text: string, target: FieldTarget): string {
  return cutText(text, limitOf(target));
}

/** Returns the document with another value in the target; the same document if the value is not valid there. */
export function writeTarget(document: SopDocument, target: FieldTarget, value: TargetValue): SopDocument {
  const changed = 'id' in target ? changeItem(document, target, value) : changeField(document, target.path, value.text);
  const parsed = sopDocumentSchema.safeParse(changed);
  return parsed.success ? parsed.data : document;
}

function limitOf(target: FieldTarget): number {
  if (!('id' in target)) return TEXT_LIMITS[target.path];
  const limits: Record<string, number> = ITEM_FIELD_LIMITS[target.path];
  return limits[target.field] ?? TEXT_LIMITS.answer;
}

/** Who approves it is left out where nobody has said so. */
function changeField(document: SopDocument, path: (typeof DOCUMENT_FIELDS)[number], text: string | null): unknown {
  if (path !== 'approval' || text !== null) return { ...document, [path]: text };
  const { approval: _, ...others } = document;
  return others;
}

function changeItem(document: SopDocument, target: ItemTarget, value: TargetValue): SopDocument {
  const change = <Line extends Item>(items: Line[]): Line[] =>
    items.map((item) =>
      item.id === target.id ? { ...item, [target.field]: value.text, src: value.src ?? item.src } : item,
    );
  if (target.path === 'steps') {
    return { ...document, phases: document.phases.map((phase) => ({ ...phase, steps: change(phase.steps) })) };
  }
  return { ...document, [target.path]: change<Item>(document[target.path]) };
}

/** Every field of the document that a target can name. */
export function fieldTargetsOf(document: SopDocument): FieldTarget[] {
  const items = (Object.keys(ITEM_FIELD_LIMITS) as ItemTarget['path'][]).flatMap((path) => {
    const entries: Item[] = path === 'steps' ? stepsOf(document) : document[path];
    const fields = Object.keys(ITEM_FIELD_LIMITS[path]);
    return entries.flatMap(({ id }) => fields.map((field) => ({ path, id, field }) as ItemTarget));
  });
  return [...DOCUMENT_FIELDS.map((path) => ({ path })), ...items];
}
