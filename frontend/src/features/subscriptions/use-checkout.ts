import { useMutation } from '@tanstack/react-query';
import { createCheckout } from '../../api/generated/sdk.gen';
import type { PlanValue } from '../../api/generated/types.gen';
import { problemCode } from '../../api/problem';
import { NewTab } from '../../components/new-tab';
import { notifyError, notifyInfo, notifyLink } from '../../components/notifications';

interface CheckoutStart {
  plan: PlanValue;
  tab: NewTab;
}

const tellFailure = () => notifyError('Failed to start checkout process');

/**
 * Starts the purchase of a plan in a new tab (S8.22, S8.25, T43). Call `start` in the handler of a click.
 * @param onFailure tells the person that it did not work; the public pages have words of their own (S8.11).
 */
export function useCheckout(onFailure: () => void = tellFailure) {
  const checkout = useMutation({
    mutationFn: async ({ plan }: CheckoutStart) => {
      const { data } = await createCheckout({ body: { plan } });
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
      console.error('The checkout could not be started', error);
      onFailure();
    },
  });
  return {
    start: (plan: PlanValue) => checkout.mutate({ plan, tab: NewTab.open() }),
    isPending: checkout.isPending,
  };
}
