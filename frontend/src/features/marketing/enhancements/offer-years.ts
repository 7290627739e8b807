import { yearlyPrice, yearlySaving } from '../../../components/yearly-price';
import { type Enhancement, listen } from './enhancement';
import { pageConfig } from './page-config';
import * as words from './words.en';

/**
 * Lets a visitor see what the plans cost by the year, where they are sold so (billing §4.4): shows the choice, which is
 * hidden otherwise, and puts the prices of the chosen interval into the cards.
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

/** How often the plans are paid that are shown. */
export function intervalOf(plans: HTMLElement): 'month' | 'year' {
  const chosen = plans.querySelector<HTMLInputElement>('input[name="interval"]:checked');
  return plans.hasAttribute('data-sells-years') && chosen?.value === 'year' ? 'year' : 'month';
}
