import ArrowBackOutlined from '@mui/icons-material/ArrowBackOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Grid from '@mui/material/Grid';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { BillingInterval } from '../../api/generated/types.gen';
import { yearlySaving } from '../../components/yearly-price';
import { byTheYear, CHOOSER_PLANS, type ChooserPlan } from './chooser-plans';
import { PlanCard } from './plan-card';
import * as words from './plan-chooser.en';
import { SubscriptionBadge } from './subscription-badge';
import { SubscriptionEnd } from './subscription-end';
import { useCheckout } from './use-checkout';

const FEATURES_IN_LIST = 3;

interface PlanChooserProps {
  /** A plan that was chosen before the sign-in, at the price that was seen there. */
  chosenBefore: ChooserPlan | null;
  /** How many monthly prices a year costs; 0: plans are sold by the month only. */
  annualMonths: number;
  /** The user views the other plans, or buys this one. */
  onDecided: () => void;
}

/** The plans that replace the dashboard without a subscription (S2.72-S2.77). */
export function PlanChooser({ chosenBefore, annualMonths, onDecided }: PlanChooserProps) {
  const [interval, setInterval] = useState<BillingInterval>('month');
  const plans = interval === 'year' ? CHOOSER_PLANS.map((plan) => byTheYear(plan, annualMonths)) : CHOOSER_PLANS;
  const [chosen, setChosen] = useState(chosenBefore);
  const handleBack = () => {
    setChosen(null);
    onDecided();
  };
  if (chosen) {
    return <PlanDetail plan={chosen} isRemembered={chosen === chosenBefore} onBack={handleBack} onStart={onDecided} />;
  }
  return (
    <Stack spacing={4}>
      <SubscriptionEnd hasManageButton />
      <Box sx={{ textAlign: 'center' }}>
        <SubscriptionBadge />
        <Typography variant="h1" sx={{ mt: 1.5, mb: 1 }}>
          {words.title}
        </Typography>
        <Typography color="textSecondary" sx={{ textWrap: 'balance' }}>
          {words.text}
        </Typography>
      </Box>
      {annualMonths > 0 && <IntervalToggle value={interval} annualMonths={annualMonths} onChange={setInterval} />}
      <Grid container spacing={3} sx={{ maxWidth: 860, width: '100%', alignSelf: 'center' }}>
        {plans.map((plan) => (
          <Grid key={plan.value} size={{ xs: 12, sm: 6 }}>
            <PlanCard
              plan={plan}
              shownFeatures={FEATURES_IN_LIST}
              action={
                <Button
                  variant={plan.isPopular ? 'contained' : 'outlined'}
                  size="large"
                  fullWidth
                  onClick={() => setChosen(plan)}
                >
                  {words.choose(plan.name)}
                </Button>
              }
            />
          </Grid>
        ))}
      </Grid>
    </Stack>
  );
}

interface IntervalToggleProps {
  value: BillingInterval;
  annualMonths: number;
  onChange: (interval: BillingInterval) => void;
}

/** Month or year (billing 4.4). */
function IntervalToggle({ value, annualMonths, onChange }: IntervalToggleProps) {
  const saving = yearlySaving(annualMonths);
  return (
    <ToggleButtonGroup
      exclusive
      color="primary"
      value={value}
      aria-label={words.interval}
      onChange={(_event, next: BillingInterval | null) => next && onChange(next)}
      sx={{ alignSelf: 'center' }}
    >
      <ToggleButton value="month">{words.monthly}</ToggleButton>
      <ToggleButton value="year">{saving === '' ? words.yearly : words.yearlyWithSaving(saving)}</ToggleButton>
    </ToggleButtonGroup>
  );
}

interface PlanDetailProps {
  plan: ChooserPlan;
  /** Chosen before the sign-in: shows the plan and its price. */
  isRemembered: boolean;
  onBack: () => void;
  onStart: () => void;
}

function PlanDetail({ plan, isRemembered, onBack, onStart }: PlanDetailProps) {
  const checkout = useCheckout();
  const isSoldHere = plan.period !== undefined;
  const handleStart = () => {
    onStart();
    checkout.start(plan.value, plan.interval);
  };
  return (
    <Stack spacing={3} sx={{ maxWidth: 520, mx: 'auto' }}>
      <Button startIcon={<ArrowBackOutlined />} onClick={onBack} sx={{ alignSelf: 'flex-start', '&&': { ml: -0.5 } }}>
        {words.back}
      </Button>
      <Typography variant="h1">{words.plan(plan.name)}</Typography>
      {isRemembered && plan.period !== undefined && (
        <Typography>{words.chosenBefore(plan.name, plan.price, plan.period)}</Typography>
      )}
      <PlanCard
        plan={plan}
        action={
          <Button variant="contained" size="large" fullWidth loading={checkout.isPending} onClick={handleStart}>
            {isSoldHere ? (isRemembered ? words.continueLabel : words.subscribe(plan.name)) : words.ask(plan.name)}
          </Button>
        }
      />
      <Typography variant="body2" color="textSecondary" sx={{ textAlign: 'center', textWrap: 'balance' }}>
        {isSoldHere ? words.paymentOpens : words.contactOpens}
      </Typography>
    </Stack>
  );
}
