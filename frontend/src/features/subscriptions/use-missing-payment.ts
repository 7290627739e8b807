import { useMutation } from '@tanstack/react-query';
import { openMissingPayment } from '../../api/generated/sdk.gen';
import { NewTab } from '../../components/new-tab';
import { notifyError, notifyLink } from '../../components/notifications';
import * as words from './words.en';

/** Opens the page where a missing payment is made or confirmed, in a new tab. Call `open` in a click. */
export function useMissingPayment() {
  const page = useMutation({
    mutationFn: async (_tab: NewTab) => (await openMissingPayment()).data.url,
    onSuccess: (url, tab) => {
      tab.goTo(url);
      if (tab.isBlocked) notifyLink({ title: words.tabBlocked, label: words.openTab, address: url });
    },
    onError: (_error, tab) => {
      tab.close();
      notifyError(words.missingPaymentNotOpened);
    },
  });
  return { open: () => page.mutate(NewTab.open()), isPending: page.isPending };
}
