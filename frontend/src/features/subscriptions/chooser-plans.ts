import type { BillingInterval, PlanValue } from '../../api/generated/types.gen';
import { yearlyPrice } from '../../components/yearly-price';

export interface ChooserPlan {
  /** What the checkout is called with; lower case means the prices of this page (T1). */
  value: PlanValue;
  name: string;
  price: string;
  /** What the price is for; missing where it is agreed upon. */
  period?: string | undefined;
  /** How often it is paid; left out: by the month. */
  interval?: BillingInterval;
  summary: string;
  features: readonly string[];
  isPopular: boolean;
}

/** The plans as the dashboard offers them (S9). */
export const CHOOSER_PLANS: readonly ChooserPlan[] = [
  {
    value: 'starter',
    name: 'Starter',
    price: '$1,500',
    period: 'per month',
    summary: 'For a team that writes its procedures down for the first time.',
    features: [
      '15 team seats',
      'Unlimited SOP creation',
      'AI generation',
      'Drive sync',
      'Email support',
      'Basic analytics',
    ],
    isPopular: false,
  },
  {
    value: 'professional',
    name: 'Professional',
    price: '$5,000',
    period: 'per month',
    summary: 'For companies that run on procedures.',
    features: [
      '30 team seats',
      'Priority features',
      'Advanced analytics',
      'Custom branding',
      'Team collaboration tools',
    ],
    isPopular: true,
  },
];

/**
 * The same plan paid by the year; as it is where its price is agreed upon.
 * @param annualMonths how many monthly prices a year costs
 */
export function byTheYear(plan: ChooserPlan, annualMonths: number): ChooserPlan {
  if (plan.period === undefined) return plan;
  return { ...plan, price: yearlyPrice(plan.price, annualMonths), period: 'per year', interval: 'year' };
}
