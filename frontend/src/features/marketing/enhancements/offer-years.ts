import { yearlyPrice, yearlySaving } from '../../../components/yearly-price';
import { type Enhancement, listen } from './enhancement';
import { pageConfig } from './page-config';
import * as words from './words.en';

/**
 * Offers yearly prices, if plans are sold by the year (billing 4.4): shows the choice, which is hidden otherwise, and
 * sets the prices of the chosen interval on the cards.
 */
export const offerYears: Enhancement = (plans) => {
  const { annualMonths = 0 } = pageConfig();
  plans.toggleAttribute('data-sells-years', annualMonths > 0);
  if (annualMonths === 0) return () => undefined;
  plans.querySelector('[data-saving]')?.replaceChildren(yearlySaving(annualMonths));
  const show = () => {
    const isYearly = intervalOf(plans) === 'year';
    for (const price of plans.querySelectorAll<HTMLElement>('[data-monthly-price]')) {
      const monthly = price.dataset['monthlyPrice'] ?? '';
      price.replaceChildren(isYearly ? yearlyPrice(monthly, annualMonths) : monthly);
    }
    for (const period of plans.querySelectorAll('[data-period]')) {
      period.replaceChildren(isYearly ? words.perYear : words.perMonth);
    }
  };
  show();
  return listen(plans, 'change', show);
};

/** The billing interval of the shown plans. */
export function intervalOf(plans: HTMLElement): 'month' | 'year' {
  const chosen = plans.querySelector<HTMLInputElement>('input[name="interval"]:checked');
  return plans.hasAttribute('data-sells-years') && chosen?.value === 'year' ? 'year' : 'month';
}
