/** Tables whose changes their owner can follow. Each has the trigger that notifies `row_changes`. */
export const LIVE_TABLES = ['sops', 'install_links', 'subscribers'] as const;

export type LiveTable = (typeof LIVE_TABLES)[number];
