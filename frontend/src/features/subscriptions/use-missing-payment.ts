import { useMutation } from '@tanstack/react-query';
import { openMissingPayment } from '../../api/generated/sdk.gen';
import { NewTab } from '../../components/new-tab';
import { notifyError, notifyLink } from '../../components/notifications';

/** Opens the page where a missing payment is made or confirmed, in a new tab. Call `open` in a click. */
export function useMissingPayment() {
  const page = useMutation({
    mutationFn: async (_tab: NewTab) => (await openMissingPayment()).data.url,
    onSuccess: (url, tab) => {
      tab.goTo(url);
      if (tab.isBlocked) notifyLink({ title: 'Your browser blocked the new tab', label: 'Open', address: url });
    },
    onError: (_error, tab) => {
      tab.close();
      notifyError('The payment page could not be opened');
    },
  });
  return { open: () => page.mutate(NewTab.open()), isPending: page.isPending };
}
