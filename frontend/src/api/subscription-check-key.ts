/** Query key of the result of the last subscription check. */
export const subscriptionCheckKey = ['subscription-check'] as const;
