/** What surrounds the text of a policy. */
export const words = {
  lastUpdated: (day: string) => `Last updated: ${day}`,
  contents: 'On this page',
} as const;
