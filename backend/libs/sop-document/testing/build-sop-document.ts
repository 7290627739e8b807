import type { SopDocument, SopStep } from '../sop-document.js';

/** Returns a step for tests: an unconditional one from the prompt, with the given differences. */
export function buildStep(changes: Partial<SopStep> & { id: string; text: string }): SopStep {
  return {
    src: 'prompt',
    role: null,
    when: null,
    sub: [],
    check: null,
    caution: null,
    input: 'tick',
    expected: null,
    minutes: null,
    ...changes,
  };
}

/** Returns a small, complete document for tests, with the given differences. */
export function buildSopDocument(changes: Partial<SopDocument> = {}): SopDocument {
  return {
    v: 1,
    lang: 'en',
    title: 'Open the shop',
    purpose: 'Open the shop in the same safe way every day.',
    scope: 'All staff of the shop.',
    trigger: null,
    definitions: [],
    roles: [{ id: 'role1', src: 'prompt', name: 'Shift lead', duties: ['Opens the shop'] }],
    resources: [{ id: 'reso1', src: 'suggested', kind: 'document', name: 'Opening checklist' }],
    safety: [],
    phases: [
      {
        id: 'phas1',
        title: 'Carry out',
        steps: [
          buildStep({ id: 'step1', text: 'Unlock the door', role: 'Shift lead' }),
          buildStep({ id: 'step2', text: 'Switch on the lights', role: 'Shift lead' }),
          buildStep({ id: 'step3', text: 'Count the float', role: 'Shift lead', expected: '$150' }),
        ],
      },
    ],
    exceptions: [
      // biome-ignore lint/suspicious/noThenProperty: a field of the document; it holds text, so nothing awaits it
      { id: 'exce1', src: 'prompt', when: 'The float is wrong', then: 'Text the manager', escalate_to: null },
    ],
    records: [{ id: 'reco1', src: 'prompt', name: 'Log book', where: 'At the till', keep: '2 years' }],
    kpis: [{ id: 'kpis1', src: 'suggested', name: 'Share of days opened on time', target: null }],
    references: [],
    notes: [],
    questions: [],
    ...changes,
  };
}
