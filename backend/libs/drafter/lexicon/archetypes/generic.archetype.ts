import type { Archetype } from './archetype.js';

/** What stands in where no archetype fits. */
export const genericArchetype: Archetype = {
  id: 'generic',
  title: '',
  match: /(?!)/iu,
  steps: [],
  roles: [],
  resources: [],
  safety: [],
  exceptions: [],
  records: [],
  measures: [],
  questions: [],
};
