/** The tags of an SOP. */

export const tag = (tag: string) => `Tag: ${tag}`;
