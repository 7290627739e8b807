import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { getSubscriptionQueryKey } from '../../api/generated/@tanstack/react-query.gen';
import { checkSubscription } from '../../api/generated/sdk.gen';
import { subscriptionCheckKey } from '../../api/subscription-check-key';
import { notifySuccess } from '../../components/notifications';
import * as words from './payment-success.en';

const POLL_MS = 2000;
const GIVE_UP_AFTER_MS = 60_000;
const ANNOUNCED_KEY = 'sop-platform.announced-payment';

interface PaymentVerification {
  /** `late`: a minute has passed, and polling has stopped. `ended`: paid, but the period is over. */
  state: 'asking' | 'late' | 'paid' | 'ended';
  /** Asks for another minute. */
  askAgain: () => void;
}

/** Polls until the payment has arrived, for a minute; a failure is only logged (S8.37, T21). */
export function usePaymentVerification(sessionId: string | null, isSignedIn: boolean): PaymentVerification {
  const queryClient = useQueryClient();
  const [isLate, setIsLate] = useState(false);
  const isEnabled = sessionId !== null && isSignedIn && !isLate;
  const { data: outcome = 'open' } = useQuery({
    queryKey: ['payment', sessionId],
    queryFn: ({ signal }) => verifyPayment(sessionId ?? '', signal),
    enabled: isEnabled,
    refetchInterval: ({ state }) => (state.data === undefined || state.data === 'open' ? POLL_MS : false),
  });
  const isPaid = outcome === 'paid';
  const isAsking = isEnabled && outcome === 'open';
  useEffect(() => {
    if (!isAsking) return;
    const timer = setTimeout(() => setIsLate(true), GIVE_UP_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isAsking]);
  useEffect(() => {
    if (!isPaid || sessionId === null) return;
    void queryClient.invalidateQueries({ queryKey: subscriptionCheckKey });
    void queryClient.invalidateQueries({ queryKey: getSubscriptionQueryKey() });
    // The page may be opened again: one payment is announced once (SD.20).
    if (localStorage.getItem(ANNOUNCED_KEY) === sessionId) return;
    localStorage.setItem(ANNOUNCED_KEY, sessionId);
    notifySuccess(words.paidNotice, words.paidNoticeDetails);
  }, [isPaid, sessionId, queryClient]);
  const stillOpen = isLate ? 'late' : 'asking';
  return { state: outcome === 'open' ? stillOpen : outcome, askAgain: () => setIsLate(false) };
}

async function verifyPayment(sessionId: string, signal: AbortSignal): Promise<'open' | 'paid' | 'ended'> {
  try {
    const { data } = await checkSubscription({ body: { session_id: sessionId }, signal });
    if (data.payment_verified !== true) return 'open';
    return data.subscribed ? 'paid' : 'ended';
  } catch (error) {
    console.error('The payment could not be verified', error);
    return 'open';
  }
}
