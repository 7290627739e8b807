import { useState } from 'react';
import { LANDING_PLANS } from '../../features/marketing/content/landing-plans';
import { forgetChosenPlan, readChosenPlan } from '../../features/marketing/pricing/chosen-plan';
import type { ChooserPlan } from '../../features/subscriptions/chooser-plans';
import { PlanChooser } from '../../features/subscriptions/plan-chooser';

/** The plans for somebody who has none; first the one that they chose as a visitor, at the price that they saw (T1). */
export function PlanChoice() {
  const [chosenBefore] = useState(planSeenBefore);
  return <PlanChooser chosenBefore={chosenBefore} onDecided={forgetChosenPlan} />;
}

function planSeenBefore(): ChooserPlan | null {
  const name = readChosenPlan();
  const plan = LANDING_PLANS.find(({ value }) => value === name);
  return plan ? { ...plan, name: plan.value } : null;
}
