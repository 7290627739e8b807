/** States of an earning; the last one puts it away. */
export const EARNING_STATUSES = ['pending', 'paid', 'void'] as const;
export type EarningStatus = (typeof EARNING_STATUSES)[number];
