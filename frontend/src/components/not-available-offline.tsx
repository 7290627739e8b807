import { EmptyState } from './empty-state';
import * as words from './words.en';

/** Whether a query has nothing to show because there is no connection. */
export function isWaitingForConnection({
  fetchStatus,
  isPending,
}: {
  fetchStatus: string;
  isPending: boolean;
}): boolean {
  return isPending && fetchStatus === 'paused';
}

/** Placeholder for content that loads once the connection is back. */
export function NotAvailableOffline() {
  return <EmptyState title={words.offlineTitle} text={words.offlineText} />;
}
