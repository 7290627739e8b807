import type { ReadingProfile } from '../reading-profile.js';

/** For languages without patterns of their own: sentences and list items stay whole. */
export const plainReading: ReadingProfile = {
  titles: [],
  separator: /[;；]\s+/uy,
  attached: /(?!)/u,
  singleWordAction: null,
  connectives: null,
  conditions: [],
  trouble: /(?:)/iu,
  turnsAfterCondition: false,
  otherwise: null,
  rule: /(?!)/u,
  protective: /(?!)/gu,
  retention: /(?!)(?<name>)(?<keep>)/u,
  limit: null,
  subjects: [],
  goesOn: null,
  namedRoles: [],
  rewrites: [],
  scope: null,
  frequency: /(?!)/u,
};
