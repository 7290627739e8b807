import { LANDING_PLANS } from '../../features/marketing/content/landing-plans.en';
import { readChosenPlan } from '../../features/marketing/pricing/chosen-plan';
import { byTheYear, type ChooserPlan } from '../../features/subscriptions/chooser-plans';

/**
 * The plan that a person chose as a visitor, at the price that they saw (T1); null when they chose none.
 * @param annualMonths how many monthly prices a year costs; 0: plans are sold by the month only
 */
export function planSeenBefore(annualMonths: number): ChooserPlan | null {
  const chosen = readChosenPlan();
  const found = LANDING_PLANS.find(({ value }) => value === chosen?.plan);
  if (!chosen || !found) return null;
  const plan = { ...found, name: found.value };
  return chosen.interval === 'year' && annualMonths > 0 ? byTheYear(plan, annualMonths) : plan;
}
