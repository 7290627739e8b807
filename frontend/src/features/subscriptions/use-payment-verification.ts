import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { getSubscriptionQueryKey } from '../../api/generated/@tanstack/react-query.gen';
import { checkSubscription } from '../../api/generated/sdk.gen';
import { subscriptionCheckKey } from '../../api/subscription-check-key';
import { notifySuccess } from '../../components/notifications';

const POLL_MS = 2000;
const GIVE_UP_AFTER_MS = 60_000;
const ANNOUNCED_KEY = 'sop-platform.announced-payment';

interface PaymentVerification {
  /** `late`: a minute has passed, and nobody asks any more. */
  state: 'asking' | 'late' | 'paid';
  /** Asks for another minute. */
  askAgain: () => void;
}

/** Asks until the payment has arrived, for a minute; a failure is only logged (S8.37, T21). */
export function usePaymentVerification(sessionId: string | null, isSignedIn: boolean): PaymentVerification {
  const queryClient = useQueryClient();
  const [isLate, setIsLate] = useState(false);
  const isEnabled = sessionId !== null && isSignedIn && !isLate;
  const { data: isPaid = false } = useQuery({
    queryKey: ['payment', sessionId],
    queryFn: ({ signal }) => isPaymentVerified(sessionId ?? '', signal),
    enabled: isEnabled,
    refetchInterval: ({ state }) => (state.data === true ? false : POLL_MS),
  });
  const isAsking = isEnabled && !isPaid;
  useEffect(() => {
    if (!isAsking) return;
    const timer = setTimeout(() => setIsLate(true), GIVE_UP_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isAsking]);
  useEffect(() => {
    if (!isPaid || sessionId === null) return;
    void queryClient.invalidateQueries({ queryKey: subscriptionCheckKey });
    void queryClient.invalidateQueries({ queryKey: getSubscriptionQueryKey() });
    // The page may be opened again: one payment is one piece of news (SD.20).
    if (localStorage.getItem(ANNOUNCED_KEY) === sessionId) return;
    localStorage.setItem(ANNOUNCED_KEY, sessionId);
    notifySuccess('Payment successful!', 'Your subscription is now active.');
  }, [isPaid, sessionId, queryClient]);
  const state = isPaid ? 'paid' : isLate ? 'late' : 'asking';
  return { state, askAgain: () => setIsLate(false) };
}

async function isPaymentVerified(sessionId: string, signal: AbortSignal): Promise<boolean> {
  try {
    const { data } = await checkSubscription({ body: { session_id: sessionId }, signal });
    return data.payment_verified === true;
  } catch (error) {
    console.error('The payment could not be verified', error);
    return false;
  }
}
