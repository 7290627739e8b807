import { lazy, type ReactNode, Suspense } from 'react';
import type { ProfileDto } from '../../api/generated/types.gen';
import { LoadFailure } from '../../components/load-failure';
import { useSession } from '../../features/auth/session-context';
import { isEntitled } from '../../features/subscriptions/subscription-status';
import { useSubscriptionCheck } from '../../features/subscriptions/use-subscription';
import * as words from './dashboard.en';

/** Most people have a plan and never load it. */
const PlanChoice = lazy(async () => ({ default: (await import('./plan-choice')).PlanChoice }));

interface SubscriptionGateProps {
  /** How many monthly prices a year costs; 0: plans are sold by the month only. */
  annualMonths: number;
  /** Shown until the subscription is known and everything is loaded. */
  pending: ReactNode;
  /** The page of a person who has a plan. */
  children: (profile: ProfileDto) => ReactNode;
}

/** Shows a page to people who have a plan, and the plans to everyone else. */
export function SubscriptionGate({ annualMonths, pending, children }: SubscriptionGateProps) {
  const session = useSession();
  const { data: check, isPending, refetch } = useSubscriptionCheck();
  if (session.status !== 'signed-in') return null;
  if (isPending) return pending;
  if (!check) return <LoadFailure isPage title={words.subscriptionNotChecked} onRetry={() => refetch()} />;
  return (
    <Suspense fallback={pending}>
      {isEntitled(check) ? (
        children(session.profile)
      ) : (
        <PlanChoice userId={session.profile.id} annualMonths={annualMonths} />
      )}
    </Suspense>
  );
}
