import { useMutation } from '@tanstack/react-query';
import { openCustomerPortal } from '../../api/generated/sdk.gen';
import { problemCode } from '../../api/problem';
import { NewTab } from '../../components/new-tab';
import { notifyError, notifyInfo, notifyLink } from '../../components/notifications';

/** Opens the payment service's page for subscriptions in a new tab (S2.81, S8.13). Call `open` in a click. */
export function usePortal() {
  const portal = useMutation({
    mutationFn: async (_tab: NewTab) => (await openCustomerPortal()).data.url,
    onSuccess: (url, tab) => {
      tab.goTo(url);
      if (tab.isBlocked) notifyLink({ title: 'Your browser blocked the new tab', label: 'Open', address: url });
    },
    onError: (error, tab) => {
      tab.close();
      if (problemCode(error) === 'no-billing-account') {
        notifyInfo('There is nothing to manage: your plan was given to you without a payment.');
      } else {
        notifyError('Failed to open subscription management');
      }
    },
  });
  return { open: () => portal.mutate(NewTab.open()), isPending: portal.isPending };
}
