import type { Enhancement } from './enhancement';
import { pageConfig } from './page-config';

/** Removes the plans if subscriptions are not sold, so that the text beside them can say so (billing m9). */
export const applyBillingOff: Enhancement = (plans) => {
  plans.toggleAttribute('data-closed', pageConfig().billingMode === 'none');
  return () => undefined;
};
