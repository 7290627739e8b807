import Box from '@mui/material/Box';
import { LANDING_PLANS, type LandingPlan, PRICING } from '../content/landing-plans';
import { Band } from '../layout/band';
import { SectionHeading } from '../layout/section-heading';
import { LandingPlanCard } from './landing-plan-card';

interface PricingSectionProps {
  /** Whether the section is the page, and its heading the page's. */
  isPage?: boolean;
  /** Whether a choice cannot be taken at the moment. */
  isBusy: boolean;
  onChoose: (plan: LandingPlan['value']) => void;
}

/** The three plans, side by side (S2.2, S9.17). */
export function PricingSection({ isPage = false, isBusy, onChoose }: PricingSectionProps) {
  return (
    <Band id="pricing" label="Pricing" tone={isPage ? 'page' : 'raised'}>
      <SectionHeading
        eyebrow={PRICING.eyebrow}
        heading={isPage ? PRICING.title : PRICING.heading}
        lead={PRICING.lead}
        level={isPage ? 'h1' : 'h2'}
        isCentred
      />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 480px)', md: 'repeat(3, 1fr)' },
          justifyContent: 'center',
          gap: 3,
        }}
      >
        {LANDING_PLANS.map((plan) => (
          <LandingPlanCard
            key={plan.value}
            plan={plan}
            headingLevel={isPage ? 'h2' : 'h3'}
            isBusy={isBusy}
            onChoose={() => onChoose(plan.value)}
          />
        ))}
      </Box>
    </Band>
  );
}
