/** The tags of an SOP. */
export const words = {
  tag: (tag: string) => `Tag: ${tag}`,
} as const;
