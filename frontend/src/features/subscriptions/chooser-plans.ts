import type { BillingInterval, PlanValue } from '../../api/generated/types.gen';
import { yearlyPrice } from '../../components/yearly-price';
import * as words from './chooser-plans.en';

export interface ChooserPlan {
  /** The plan parameter of the checkout; lower case means the prices of this page (T1). */
  value: PlanValue;
  name: string;
  price: string;
  /** The unit of the price; missing if the price is negotiated. */
  period?: string | undefined;
  /** How often it is paid; left out: by the month. */
  interval?: BillingInterval;
  summary: string;
  features: readonly string[];
  isPopular: boolean;
}

/** The plans as the dashboard offers them (S9). */
export const CHOOSER_PLANS: readonly ChooserPlan[] = [
  { value: 'starter', price: '$1,500', period: words.perMonth, isPopular: false, ...words.starter },
  { value: 'professional', price: '$5,000', period: words.perMonth, isPopular: true, ...words.professional },
];

/**
 * The same plan paid by the year; as it is where its price is agreed upon.
 * @param annualMonths how many monthly prices a year costs
 */
export function byTheYear(plan: ChooserPlan, annualMonths: number): ChooserPlan {
  if (plan.period === undefined) return plan;
  return { ...plan, price: yearlyPrice(plan.price, annualMonths), period: words.perYear, interval: 'year' };
}
