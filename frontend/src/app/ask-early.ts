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

/** A failure that nobody is told of. */
const UNTOLD = {};

/**
 * Asks at once for what the page at an address shows to somebody with a session. The page itself is shown when the profile
 * has come, and would ask only then, for one thing after the other. What fails here is asked for again by the page, which
 * says so.
 */
export async function askEarly(queryClient: QueryClient, path: string): Promise<void> {
  const session = readStoredSession();
  if (!session || lifetimeOf(session) <= 0 || isSecondFactorDue(session)) return;
  const [, sopId] = SOP_PATH.exec(path) ?? [];
  if (sopId) await askForSop(queryClient, sopId);
  // Who has none may be shown plans, or be led to what is shared with them.
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
