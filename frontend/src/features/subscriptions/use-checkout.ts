import { useMutation } from '@tanstack/react-query';
import { createCheckout } from '../../api/generated/sdk.gen';
import type { BillingInterval, PlanValue } from '../../api/generated/types.gen';
import { problemCode } from '../../api/problem';
import { NewTab } from '../../components/new-tab';
import { notifyError, notifyInfo, notifyLink } from '../../components/notifications';
import * as words from './checkout.en';

interface CheckoutStart {
  plan: PlanValue;
  interval: BillingInterval;
  tab: NewTab;
}

const tellFailure = () => notifyError(words.failed);

/**
 * Starts the purchase of a plan in a new tab (S8.22, S8.25, T43). Call `start` in the handler of a click.
 * @param onFailure reports a failure; the public pages have their own texts (S8.11).
 */
export function useCheckout(onFailure: () => void = tellFailure) {
  const checkout = useMutation({
    mutationFn: async ({ plan, interval }: CheckoutStart) => {
      const { data } = await createCheckout({ body: interval === 'year' ? { plan, interval } : { plan } });
      return data.url;
    },
    onSuccess: (url, { plan, tab }) => {
      tab.goTo(url);
      notifyLink({
        title: words.starting,
        text: words.startingDetails(plan),
        label: words.open,
        address: url,
      });
    },
    onError: (error, { tab }) => {
      tab.close();
      if (problemCode(error) === 'billing-is-off') {
        notifyInfo(words.nothingToBuy);
        return;
      }
      if (problemCode(error) === 'annual-billing-is-off') {
        notifyInfo(words.monthlyOnly);
        return;
      }
      if (problemCode(error) === 'plan-included') {
        notifyInfo(words.isIncluded);
        return;
      }
      if (problemCode(error) === 'too-many-requests') {
        notifyInfo(words.tooMany);
        return;
      }
      console.error('The checkout could not be started', error);
      onFailure();
    },
  });
  return {
    start: (plan: PlanValue, interval: BillingInterval = 'month') =>
      checkout.mutate({ plan, interval, tab: NewTab.open() }),
    isPending: checkout.isPending,
  };
}
