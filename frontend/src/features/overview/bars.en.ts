import { plural } from '../../words/en';

/** A sentence that describes a chart for screen readers; by what it counts. */
export const bars = {
  actions: {
    none: 'No actions',
    sum: (actions: number, day: string, most: number) =>
      `${plural(actions, { one: '# action', other: '# actions' })}, most of them on ${day}: ${most}`,
  },
  sops: {
    none: 'No SOPs',
    sum: (sops: number, category: string, most: number) =>
      `${plural(sops, { one: '# SOP', other: '# SOPs' })}, most of them in ${category}: ${most}`,
  },
} as const;
