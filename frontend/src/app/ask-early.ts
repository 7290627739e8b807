import type { QueryClient } from '@tanstack/react-query';
import { getSopOptions } from '../api/generated/@tanstack/react-query.gen';
import { lastSeen } from '../components/last-seen';
import { isSecondFactorDue } from '../features/auth/follow-session';
import { lifetimeOf, readStoredSession } from '../features/auth/stored-session';
import { sopLabelsOptions } from '../features/sops/document/use-sop-labels';
import { sopListOptions } from '../features/sops/list/use-sop-list';
import { subscriptionCheckOptions } from '../features/subscriptions/use-subscription';

const SOP_PATH = /^\/sops\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i;
const DASHBOARD_PATH = /^\/dashboard(?:\/user)?\/?$/;

/** Ignores a failure. */
const UNTOLD = {};

/**
 * Prefetches the data of the page at an address for a user with a session. The page itself renders only after the
 * profile has arrived, and would then send one request after the other. If a prefetch fails, the page requests the data
 * again and shows the failure.
 */
export async function askEarly(queryClient: QueryClient, path: string): Promise<void> {
  const session = readStoredSession();
  if (!session || lifetimeOf(session) <= 0 || isSecondFactorDue(session)) return;
  const [, sopId] = SOP_PATH.exec(path) ?? [];
  if (sopId) await askForSop(queryClient, sopId);
  // Without a plan, the page may show the plans or what is shared with the user.
  else if (DASHBOARD_PATH.test(path) && lastSeen('sops') > 0) await askForDashboard(queryClient);
}

async function askForSop(queryClient: QueryClient, id: string): Promise<void> {
  try {
    const { document } = await queryClient.fetchQuery(getSopOptions({ path: { id } }));
    await queryClient.prefetchQuery(sopLabelsOptions(document?.lang ?? 'en'));
  } catch {
    // The page asks again.
  }
}

async function askForDashboard(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.prefetchQuery({ ...subscriptionCheckOptions, meta: UNTOLD }),
    queryClient.prefetchInfiniteQuery({ ...sopListOptions(), meta: UNTOLD }),
  ]);
}
