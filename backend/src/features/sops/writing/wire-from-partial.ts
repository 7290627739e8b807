import type { z } from 'zod';
import { type SopWire, sopWireSchema } from '../../../../libs/sop-document/index.js';

const UNKNOWN_STEP = {
  role: null,
  when: null,
  sub: [],
  check: null,
  caution: null,
  input: 'tick',
  expected: null,
  stated: false,
};

/** Defaults for missing keys of list entries. The text of an entry has none, except the title of a phase. */
const UNKNOWN_ENTRIES = {
  definitions: { text: null, stated: false },
  roles: { duties: [], stated: false },
  resources: { stated: false },
  safety: { stated: false },
  phases: { title: '', steps: [] },
  exceptions: { escalate_to: null, stated: false },
  records: { where: null, keep: null, stated: false },
  kpis: { target: null, stated: false },
  references: { stated: false },
  questions: {},
} as const;

const UNKNOWN = { language: '', title: '', category: 'General', purpose: null, scope: null, trigger: null };

type ListName = keyof typeof UNKNOWN_ENTRIES;

/**
 * Completes a truncated answer: missing values are unknown, entries without their required texts are left out.
 * @returns null if the result does not match the schema
 */
export function wireFromPartial(partial: object): SopWire | null {
  const lists = Object.fromEntries(
    (Object.keys(UNKNOWN_ENTRIES) as ListName[]).map((name) => [name, entriesOf(name, Reflect.get(partial, name))]),
  );
  const wire = sopWireSchema.safeParse({ ...UNKNOWN, ...partial, ...lists });
  return wire.success ? wire.data : null;
}

function entriesOf(name: ListName, values: unknown): unknown[] {
  const schema: z.ZodType = sopWireSchema.shape[name].element;
  return objectsOf(values).flatMap((value) => {
    const entry = name === 'phases' ? withWholeSteps(value) : value;
    return parsed(schema, { ...UNKNOWN_ENTRIES[name], ...entry });
  });
}

function withWholeSteps(phase: object): object {
  const schema = sopWireSchema.shape.phases.element.shape.steps.element;
  const steps = objectsOf(Reflect.get(phase, 'steps')).flatMap((step) => parsed(schema, { ...UNKNOWN_STEP, ...step }));
  return { ...phase, steps };
}

function parsed(schema: z.ZodType, value: unknown): unknown[] {
  const result = schema.safeParse(value);
  return result.success ? [result.data] : [];
}

function objectsOf(values: unknown): object[] {
  if (!Array.isArray(values)) return [];
  return values.filter((value): value is object => typeof value === 'object' && value !== null);
}
