import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { LANDING_PLANS, type LandingPlan, PRICING } from '../content/landing-plans.en';
import { applyBillingOff } from '../enhancements/apply-billing-off';
import { askToSignIn } from '../enhancements/ask-to-sign-in';
import { intervalOf, offerYears } from '../enhancements/offer-years';
import { useEnhancements } from '../enhancements/use-enhancements';
import { Band } from '../layout/band';
import { SectionHeading } from '../layout/section-heading';
import { IntervalChoice } from './interval-choice';
import { LandingPlanCard } from './landing-plan-card';
import { SignInDialog } from './sign-in-dialog';

interface PricingSectionProps {
  /** Whether the section is the whole page, and its heading the page's. */
  isPage?: boolean;
  /** Whether choosing is currently disabled. */
  isBusy: boolean;
  /** Called with the choice of a signed-in user; without it, the visitor is asked to sign in. */
  onChoose?: ((plan: LandingPlan['value'], interval: 'month' | 'year') => void) | undefined;
}

/** The three plans, side by side (S2.2, S9.17). */
export function PricingSection({ isPage = false, isBusy, onChoose }: PricingSectionProps) {
  const plans = useEnhancements(askToSignIn, applyBillingOff, offerYears);
  const handleChoose = (plan: LandingPlan['value']) => {
    if (plans.current) onChoose?.(plan, intervalOf(plans.current));
  };
  return (
    <Band id="pricing" label={PRICING.label} tone={isPage ? 'page' : 'raised'}>
      <Box sx={HEADING}>
        <SectionHeading
          eyebrow={PRICING.eyebrow}
          heading={isPage ? PRICING.title : PRICING.heading}
          lead={PRICING.lead}
          level={isPage ? 'h1' : 'h2'}
          isCentred
        />
      </Box>
      <noscript>
        <Typography sx={{ textAlign: 'center', mb: 5 }}>{PRICING.withoutScripts}</Typography>
      </noscript>
      <Box ref={plans} data-plans sx={PLANS}>
        <IntervalChoice />
        {LANDING_PLANS.map((plan) => (
          <LandingPlanCard
            key={plan.value}
            plan={plan}
            headingLevel={isPage ? 'h2' : 'h3'}
            isBusy={isBusy}
            onChoose={onChoose && (() => handleChoose(plan.value))}
          />
        ))}
        {!onChoose && <SignInDialog />}
      </Box>
      <Box sx={NOTHING_FOR_SALE}>
        <Typography sx={{ fontSize: '1.125rem', mb: 3 }}>{PRICING.nothingForSale}</Typography>
        <Button variant="contained" size="large" href="/dashboard">
          {PRICING.openDashboard}
        </Button>
      </Box>
    </Band>
  );
}

const PLANS = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 480px)', md: 'repeat(3, 1fr)' },
  justifyContent: 'center',
  gap: { xs: 3, md: '0 24px' },
  '&[data-closed]': { display: 'none' },
  '&[data-sells-years] > [data-interval-choice]': { display: 'flex' },
};

/** Not shown if subscriptions are not sold, because terms of a subscription would contradict that. */
const HEADING = { '&:has(~ [data-plans][data-closed]) :is(h1, h2) ~ p': { display: 'none' } };

const NOTHING_FOR_SALE = {
  display: 'none',
  textAlign: 'center',
  '[data-plans][data-closed] ~ &': { display: 'block' },
};
