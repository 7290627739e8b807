import { useMutation } from '@tanstack/react-query';
import { createCheckout } from '../../api/generated/sdk.gen';
import type { BillingInterval, PlanValue } from '../../api/generated/types.gen';
import { problemCode } from '../../api/problem';
import { NewTab } from '../../components/new-tab';
import { notifyError, notifyInfo, notifyLink } from '../../components/notifications';

interface CheckoutStart {
  plan: PlanValue;
  interval: BillingInterval;
  tab: NewTab;
}

const tellFailure = () => notifyError('Failed to start checkout process');

/**
 * Starts the purchase of a plan in a new tab (S8.22, S8.25, T43). Call `start` in the handler of a click.
 * @param onFailure tells the person that it did not work; the public pages have words of their own (S8.11).
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
        title: 'Redirecting to checkout...',
        text: `Starting checkout for ${plan} plan`,
        label: 'Open checkout',
        address: url,
      });
    },
    onError: (error, { tab }) => {
      tab.close();
      if (problemCode(error) === 'billing-is-off') {
        notifyInfo('There is nothing to buy here: every account has a plan.');
        return;
      }
      if (problemCode(error) === 'annual-billing-is-off') {
        notifyInfo('Plans are paid by the month here. Choose the monthly price.');
        return;
      }
      if (problemCode(error) === 'plan-included') {
        notifyInfo('There is nothing to pay: you were given this plan, or a better one.');
        return;
      }
      if (problemCode(error) === 'too-many-requests') {
        notifyInfo('That was a lot of payment pages. Wait a minute and try again.');
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
