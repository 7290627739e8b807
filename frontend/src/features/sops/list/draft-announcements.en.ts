/** Tells screen readers which drafts have been finished. */

export const isDrafted = (title: string) => `${title} is drafted.`;
