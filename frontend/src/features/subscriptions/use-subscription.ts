import { queryOptions, useQuery } from '@tanstack/react-query';
import { getSubscriptionOptions } from '../../api/generated/@tanstack/react-query.gen';
import { checkSubscription } from '../../api/generated/sdk.gen';
import { subscriptionCheckKey } from '../../api/subscription-check-key';
import * as words from './words.en';

const CHECK_FRESH_MS = 60_000;

/** The person's subscription row: what the badge and the seats show (S8.18). */
export function useSubscription() {
  return useQuery({ ...getSubscriptionOptions(), meta: { failureText: words.notLoaded } });
}

/** The query of the subscription check with the payment service, which opens the dashboard. */
export const subscriptionCheckOptions = queryOptions({
  queryKey: subscriptionCheckKey,
  queryFn: async ({ signal }) => (await checkSubscription({ body: {}, signal })).data,
  staleTime: CHECK_FRESH_MS,
  meta: { failureText: words.notLoaded },
});

/** Whether the person is subscribed: {@link subscriptionCheckOptions}. */
export function useSubscriptionCheck() {
  return useQuery(subscriptionCheckOptions);
}
