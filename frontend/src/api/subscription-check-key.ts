/** Where the query cache holds the answer of the last subscription check. */
export const subscriptionCheckKey = ['subscription-check'] as const;
