/** A chart in a sentence, for people who do not see it; by what it counts. */
export const words = {
  actions: {
    none: 'No actions',
    sum: (actions: number, day: string, most: number) => `${actions} actions, most of them in ${day}: ${most}`,
  },
  sops: {
    none: 'No SOPs',
    sum: (sops: number, category: string, most: number) => `${sops} SOPs, most of them in ${category}: ${most}`,
  },
} as const;
