/** Tells screen readers which drafts have been finished. */
export const words = {
  isDrafted: (title: string) => `${title} is drafted.`,
} as const;
