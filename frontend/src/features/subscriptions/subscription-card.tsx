import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { SettingsCard } from '../../components/settings-card';
import { ManageButton } from './manage-button';
import { SubscriptionBadge } from './subscription-badge';
import * as words from './subscription-card.en';
import { SubscriptionEnd } from './subscription-end';
import { SubscriptionPeriod } from './subscription-period';
import { useSubscription } from './use-subscription';

/**
 * Plan, price and state, with a link to invoices, card and cancellation: for all users, also after the plan has ended.
 */
export function SubscriptionCard() {
  const { data: row } = useSubscription();
  const hasSubscribed = row?.created_at != null;
  return (
    <SettingsCard title={words.title} {...(hasSubscribed || !row ? { text: words.text } : {})}>
      <SubscriptionBadge />
      <SubscriptionPeriod />
      <SubscriptionEnd />
      {row && !row.subscribed && row.subscription_end === null && (
        <Typography sx={{ mt: 1 }}>{words.noPlan}</Typography>
      )}
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', mt: 2 }}>
        {row && !row.subscribed && (
          <Button component={RouterLink} to="/pricing" variant="contained">
            {words.seePlans}
          </Button>
        )}
        {hasSubscribed && <ManageButton variant="outlined" />}
      </Stack>
    </SettingsCard>
  );
}
