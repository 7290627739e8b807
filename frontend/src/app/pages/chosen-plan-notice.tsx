import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { forgetChosenPlan } from '../../features/marketing/pricing/chosen-plan';
import { useCheckout } from '../../features/subscriptions/use-checkout';
import * as words from './dashboard.en';
import { planSeenBefore } from './plan-seen-before';

/** Leads a consultant to the plan that they chose before sign-in, at the price that they saw (billing M2). */
export function ChosenPlanNotice({ annualMonths }: { annualMonths: number }) {
  const [plan, setPlan] = useState(() => planSeenBefore(annualMonths));
  const checkout = useCheckout();
  if (plan?.period === undefined) return null;
  const handleDismiss = () => {
    forgetChosenPlan();
    setPlan(null);
  };
  const handleStart = () => {
    forgetChosenPlan();
    checkout.start(plan.value, plan.interval);
  };
  return (
    <Alert
      severity="info"
      sx={{ mb: 3, alignItems: 'center', flexWrap: 'wrap' }}
      action={
        <>
          <Button color="inherit" onClick={handleDismiss}>
            {words.chosenPlanDismiss}
          </Button>
          <Button color="inherit" variant="outlined" loading={checkout.isPending} onClick={handleStart}>
            {words.chosenPlanPay}
          </Button>
        </>
      }
    >
      {words.chosenPlanText(plan.name, plan.price, plan.period)}
    </Alert>
  );
}
