/** The choice of tags. */

export const tag = 'Tag';
export const tagHelp = 'Such as “opening” or “food safety”';
export const tags = 'Tags';
export const tagsHelp = (most: number) => `Up to ${most}, each with Enter or a comma`;
