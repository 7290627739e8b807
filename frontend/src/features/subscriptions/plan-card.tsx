import CheckOutlined from '@mui/icons-material/CheckOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { PopularMark } from '../../components/popular-mark';
import type { ChooserPlan } from './chooser-plans';
import * as words from './plan-chooser.en';

interface PlanCardProps {
  plan: ChooserPlan;
  /** Features shown; all when left out. */
  shownFeatures?: number;
  action: ReactNode;
}

/** A plan with its price and what is in it. */
export function PlanCard({ plan, shownFeatures = plan.features.length, action }: PlanCardProps) {
  return (
    <Card
      component="section"
      aria-label={words.plan(plan.name)}
      sx={{
        height: '100%',
        // The badge is on its edge.
        position: 'relative',
        overflow: 'visible',
        ...(plan.isPopular && { borderColor: 'primary.main', borderWidth: 2 }),
      }}
    >
      {plan.isPopular && <PopularMark />}
      <CardContent sx={{ p: 4, height: '100%', display: 'flex', flexDirection: 'column' }}>
        <Typography variant="h2" sx={{ mb: 1 }}>
          {plan.name}
        </Typography>
        {/* Prices of adjacent plans are aligned: a summary always takes two lines. */}
        <Typography color="textSecondary" sx={{ minHeight: shownFeatures < plan.features.length ? { sm: '3em' } : 0 }}>
          {plan.summary}
        </Typography>
        <Typography sx={{ my: 2 }}>
          <Box component="span" sx={{ fontSize: '2.25rem', fontWeight: 700, letterSpacing: '-0.02em' }}>
            {plan.price}
          </Box>{' '}
          {plan.period}
        </Typography>
        <Stack component="ul" spacing={1} sx={{ listStyle: 'none', p: 0, m: 0, mb: 3, flexGrow: 1 }}>
          {plan.features.slice(0, shownFeatures).map((feature) => (
            <Stack component="li" key={feature} direction="row" spacing={1}>
              <CheckOutlined fontSize="small" color="primary" />
              <Typography>{feature}</Typography>
            </Stack>
          ))}
        </Stack>
        {action}
      </CardContent>
    </Card>
  );
}
