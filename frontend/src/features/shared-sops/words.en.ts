/** What teams share with the person. */

export const title = 'Shared with you';
export const titleOf = (owner: string) => `Procedures from ${owner}`;
export const notLoaded = 'What is shared with you could not be loaded.';
export const noneFound = 'Nothing found';
export const noneFoundDetails = 'Try other words, or look at everything that is shared with you.';
export const showAll = 'Show all SOPs';
export const details = '{category} · updated {time}';
export const detailsWithOwner = '{owner} · {category} · updated {time}';
export const news = { new: 'New', updated: 'Updated' } as const;
export const emptyTitle = 'Nothing to read yet';
export const emptyText = 'Procedures appear here once they are completed.';
export const narrowDown = (shown: number) => `These are the first ${shown}. Add a word to narrow them down.`;
