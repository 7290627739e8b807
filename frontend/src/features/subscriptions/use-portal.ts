import { useMutation } from '@tanstack/react-query';
import { openCustomerPortal } from '../../api/generated/sdk.gen';
import { problemCode } from '../../api/problem';
import { NewTab } from '../../components/new-tab';
import { notifyError, notifyInfo, notifyLink } from '../../components/notifications';
import * as words from './plan.en';
import * as sharedWords from './words.en';

/** Opens the payment service's page for subscriptions in a new tab (S2.81, S8.13). Call `open` in a click. */
export function usePortal() {
  const portal = useMutation({
    mutationFn: async (_tab: NewTab) => (await openCustomerPortal()).data.url,
    onSuccess: (url, tab) => {
      tab.goTo(url);
      if (tab.isBlocked) notifyLink({ title: sharedWords.tabBlocked, label: sharedWords.openTab, address: url });
    },
    onError: (error, tab) => {
      tab.close();
      if (problemCode(error) === 'no-billing-account') {
        notifyInfo(words.nothingToManage);
      } else {
        notifyError(words.managementFailed);
      }
    },
  });
  return { open: () => portal.mutate(NewTab.open()), isPending: portal.isPending };
}
