/** The choice of tags. */
export const words = {
  tag: 'Tag',
  tagHelp: 'Such as “opening” or “food safety”',
  tags: 'Tags',
  tagsHelp: (most: number) => `Up to ${most}, each with Enter or a comma`,
} as const;
