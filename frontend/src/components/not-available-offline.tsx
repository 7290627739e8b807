import { EmptyState } from './empty-state';

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

/** Stands for what arrives once the connection is back. */
export function NotAvailableOffline() {
  return <EmptyState title="Not available offline" text="It appears here when the connection is back." />;
}
