import CheckRounded from '@mui/icons-material/CheckRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { PopularMark } from '../../../components/popular-mark';
import type { LandingPlan } from '../content/landing-plans.en';
import * as words from './words.en';

interface LandingPlanCardProps {
  plan: LandingPlan;
  /** Element of the plan's name: one level below the heading of the section. */
  headingLevel: 'h2' | 'h3';
  isBusy: boolean;
  onChoose?: (() => void) | undefined;
}

/** A plan with its price and what is in it (S9.1-S9.9). */
export function LandingPlanCard({ plan, headingLevel, isBusy, onChoose }: LandingPlanCardProps) {
  return (
    <Box
      component="article"
      aria-label={words.plan(plan.value)}
      sx={{
        position: 'relative',
        // Each part is aligned with the same part of the other cards.
        display: { xs: 'block', md: 'grid' },
        gridTemplateRows: 'subgrid',
        gridRow: { md: 'span 5' },
        bgcolor: 'background.paper',
        border: plan.isPopular ? 2 : 1,
        borderColor: plan.isPopular ? 'primary.main' : 'divider',
        borderRadius: 2,
        p: { xs: 3, sm: 4 },
      }}
    >
      {plan.isPopular && <PopularMark />}
      <Typography variant="h2" component={headingLevel}>
        {plan.value}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1 }}>
        {plan.summary}
      </Typography>
      <Typography component="p" sx={{ my: 3 }}>
        <Box
          component="span"
          data-monthly-price={plan.period && plan.price}
          sx={{ fontSize: '2.75rem', fontWeight: 700, letterSpacing: '-0.03em', lineHeight: 1 }}
        >
          {plan.price}
        </Box>{' '}
        {plan.period && <span data-period>{plan.period}</span>}
      </Typography>
      <Button
        variant={plan.isPopular ? 'contained' : 'outlined'}
        size="large"
        fullWidth
        data-plan={plan.value}
        data-holds-click
        disabled={isBusy}
        onClick={onChoose}
      >
        {words.choose(plan.value)}
      </Button>
      <FeatureList features={plan.features} />
    </Box>
  );
}

function FeatureList({ features }: { features: readonly string[] }) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 4, p: 0, display: 'grid', alignContent: 'start', gap: 1.5 }}>
      {features.map((feature) => (
        <Box component="li" key={feature} sx={{ display: 'flex', gap: 1.25 }}>
          <CheckRounded fontSize="small" color="primary" aria-hidden />
          <Typography component="span">{feature}</Typography>
        </Box>
      ))}
    </Box>
  );
}
