/** What surrounds the text of a policy. */

export const lastUpdated = (day: string) => `Last updated: ${day}`;
export const contents = 'On this page';
