import type { Enhancement } from './enhancement';
import { pageConfig } from './page-config';

/** Takes the plans away where nothing is sold, so that the words beside them can say so (billing m9). */
export const applyBillingOff: Enhancement = (plans) => {
  plans.toggleAttribute('data-closed', pageConfig().billingMode === 'none');
  return () => undefined;
};
