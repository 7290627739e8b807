import { useMutation } from '@tanstack/react-query';
import { createCheckout } from '../../api/generated/sdk.gen';
import type { PlanValue } from '../../api/generated/types.gen';
import { NewTab } from '../../components/new-tab';
import { notifyError } from '../../components/notifications';
import { notifyLink } from '../../components/notify-link';

interface CheckoutStart {
  plan: PlanValue;
  tab: NewTab;
}

/** Starts the purchase of a plan in a new tab (S8.22, S8.25, T43). Call `start` in the handler of a click. */
export function useCheckout() {
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
      console.error('The checkout could not be started', error);
      notifyError('Failed to start checkout process');
    },
  });
  return {
    start: (plan: PlanValue) => checkout.mutate({ plan, tab: NewTab.open() }),
    isPending: checkout.isPending,
  };
}
