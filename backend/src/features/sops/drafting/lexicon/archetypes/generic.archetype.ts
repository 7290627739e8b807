import type { Archetype } from './archetype.js';

/** What stands in where no archetype fits. */
export const genericArchetype: Archetype = {
  id: 'generic',
  title: '',
  match: /(?!)/iu,
  steps: [],
  roles: [{ name: 'Process owner', duty: 'Keeps this procedure up to date' }],
  resources: [],
  safety: [],
  exceptions: [
    { when: 'A step cannot be done as written', action: 'Stop, make safe, and tell the supervisor before going on' },
    { when: 'Information or material is missing', action: 'Hold the work and ask the person who supplied it' },
  ],
  records: ['Completed checklist for each run'],
  measures: ['Share of runs completed without a deviation'],
  questions: [{ about: 'phases', text: 'What must be true for the result to be accepted?' }],
};
