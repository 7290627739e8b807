import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ProfileDto } from '../../api/generated/types.gen';
import { ManageButton } from '../../features/subscriptions/manage-button';
import { SubscriptionBadge } from '../../features/subscriptions/subscription-badge';
import { SubscriptionPeriod } from '../../features/subscriptions/subscription-period';
import * as words from './dashboard.en';

interface AccountCardProps {
  profile: ProfileDto;
  /** False on installations that sell nothing. */
  hasPortal: boolean;
}

/** The signed-in user and the state of the account (S2.78-S2.81). */
export function AccountCard({ profile, hasPortal }: AccountCardProps) {
  return (
    <Card component="section" aria-label={words.account}>
      <CardContent sx={{ p: { xs: 2, sm: 3 } }}>
        <Stack direction="row" spacing={1} sx={{ justifyContent: 'space-between', alignItems: 'flex-start' }}>
          <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }} dir="auto">
            {profile.full_name || words.yourAccount}
          </Typography>
          <SubscriptionBadge />
        </Stack>
        <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {profile.email}
        </Typography>
        {hasPortal && <SubscriptionPeriod />}
        {hasPortal && <ManageButton variant="outlined" fullWidth sx={{ mt: 2 }} />}
      </CardContent>
    </Card>
  );
}
