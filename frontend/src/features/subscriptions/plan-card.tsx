import CheckOutlined from '@mui/icons-material/CheckOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { ChooserPlan } from './chooser-plans';

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
      aria-label={`${plan.name} plan`}
      sx={{ height: '100%', ...(plan.isPopular && { borderColor: 'primary.main', borderWidth: 2 }) }}
    >
      <CardContent sx={{ p: 4, height: '100%', display: 'flex', flexDirection: 'column' }}>
        <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', mb: 1 }}>
          <Typography variant="h2">{plan.name}</Typography>
          {plan.isPopular && <Chip size="small" color="secondary" label="Popular" />}
        </Stack>
        <Typography color="textSecondary">{plan.summary}</Typography>
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
