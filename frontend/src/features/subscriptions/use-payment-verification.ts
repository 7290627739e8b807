import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getSubscriptionQueryKey } from '../../api/generated/@tanstack/react-query.gen';
import { checkSubscription } from '../../api/generated/sdk.gen';
import { subscriptionCheckKey } from '../../api/subscription-check-key';
import { notifySuccess } from '../../components/notifications';
import { isEntitled } from './subscription-status';

const POLL_MS = 2000;
const GIVE_UP_AFTER_MS = 60_000;
const ANNOUNCED_KEY = 'sop-platform.announced-payment';

/** Asks until the payment has arrived, for a minute. @returns whether it has; a failure is only logged (S8.37, T21). */
export function usePaymentVerification(sessionId: string | null, isSignedIn: boolean): boolean {
  const queryClient = useQueryClient();
  const { data: isPaid = false } = useQuery({
    queryKey: ['payment', sessionId],
    queryFn: async ({ signal }) => {
      try {
        const { data } = await checkSubscription({ body: { session_id: sessionId ?? '' }, signal });
        return isEntitled(data);
      } catch (error) {
        console.error('The payment could not be verified', error);
        return false;
      }
    },
    enabled: sessionId !== null && isSignedIn,
    refetchInterval: ({ state }) => {
      const isOver = state.data === true || state.dataUpdateCount * POLL_MS >= GIVE_UP_AFTER_MS;
      return isOver ? false : POLL_MS;
    },
  });
  useEffect(() => {
    if (!isPaid || sessionId === null) return;
    void queryClient.invalidateQueries({ queryKey: subscriptionCheckKey });
    void queryClient.invalidateQueries({ queryKey: getSubscriptionQueryKey() });
    // The page may be opened again: one payment is one piece of news (SD.20).
    if (localStorage.getItem(ANNOUNCED_KEY) === sessionId) return;
    localStorage.setItem(ANNOUNCED_KEY, sessionId);
    notifySuccess('Payment successful!', 'Your subscription is now active.');
  }, [isPaid, sessionId, queryClient]);
  return isPaid;
}
