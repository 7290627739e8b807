/** States of a client; the last one puts it away. */
export const CLIENT_STATUSES = ['pending', 'active', 'inactive', 'ended'] as const;
export type ClientStatus = (typeof CLIENT_STATUSES)[number];
