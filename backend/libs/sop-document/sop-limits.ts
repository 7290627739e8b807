/** Longest texts of a document, in UTF-16 units (what `String.length` counts). */
export const TEXT_LIMITS = {
  lang: 35,
  title: 120,
  purpose: 1000,
  scope: 1000,
  trigger: 300,
  term: 80,
  meaning: 400,
  role: 80,
  duty: 300,
  resource: 160,
  safety: 400,
  phaseTitle: 120,
  stepText: 500,
  subStep: 300,
  condition: 300,
  check: 300,
  caution: 300,
  expected: 120,
  exceptionWhen: 300,
  exceptionThen: 500,
  recordName: 160,
  recordWhere: 160,
  recordKeep: 80,
  kpiName: 200,
  kpiTarget: 120,
  reference: 300,
  note: 500,
  question: 300,
  answer: 1000,
} as const;

/** Most entries of each list of a document. */
export const LIST_LIMITS = {
  definitions: 30,
  roles: 20,
  duties: 10,
  resources: 60,
  safety: 30,
  phases: 15,
  steps: 60,
  sub: 20,
  exceptions: 30,
  records: 20,
  kpis: 15,
  references: 20,
  notes: 30,
  questions: 20,
} as const;

/** Longest planned duration of a step, in minutes. */
export const MAX_STEP_MINUTES = 10_000;
