/** Texts around a policy. */

export const lastUpdated = (day: string) => `Last updated: ${day}`;
export const contents = 'On this page';
