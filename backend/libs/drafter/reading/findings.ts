import type { ResourceKind, SafetyLevel } from '../../sop-document/index.js';
import { RoleRegistry } from './role-registry.js';

/** A step as the request tells it. */
export interface FoundStep {
  text: string;
  role: string | null;
  when: string | null;
  sub: string[];
  expected: string | null;
  caution: string | null;
  /** Heading above it, if there is one. */
  phase: string | null;
  /** Whether the request names only a thing, so that what is done with it has to be asked. */
  isGuess: boolean;
  /** Whether its own words say who does it. */
  hasSubject: boolean;
}

/** Everything that was read from a request, before it becomes a document. */
export interface Findings {
  title: string | null;
  purpose: string | null;
  scope: string[];
  trigger: string | null;
  roles: RoleRegistry;
  /** Whoever does the steps that name nobody. */
  defaultRole: string | null;
  steps: FoundStep[];
  /** The first step of each item that has a number in the request, so that "go to step 9" still leads there; null for one that two have. */
  numbered: Map<number, FoundStep | null>;
  rules: { level: SafetyLevel; text: string }[];
  exceptions: { when: string; action: string }[];
  records: { name: string; where: string | null; keep: string | null }[];
  measures: { name: string; target: string | null }[];
  definitions: { term: string; text: string | null }[];
  resources: { kind: ResourceKind; name: string }[];
  references: string[];
  notes: string[];
  /** Values that the request leaves open on purpose. */
  placeholders: string[];
  /** Words of the request that leave the decision to the reader. */
  vagueWords: string[];
  people: ReadonlySet<string>;
}

export function createFindings(people: ReadonlySet<string>): Findings {
  return {
    title: null,
    purpose: null,
    scope: [],
    trigger: null,
    roles: new RoleRegistry(),
    defaultRole: null,
    steps: [],
    numbered: new Map(),
    rules: [],
    exceptions: [],
    records: [],
    measures: [],
    definitions: [],
    resources: [],
    references: [],
    notes: [],
    placeholders: [],
    vagueWords: [],
    people,
  };
}

/** Gives a step with nothing but its text. */
export function foundStep(text: string, about: Partial<FoundStep> = {}): FoundStep {
  return {
    text,
    role: null,
    when: null,
    sub: [],
    expected: null,
    caution: null,
    phase: null,
    isGuess: false,
    hasSubject: false,
    ...about,
  };
}
