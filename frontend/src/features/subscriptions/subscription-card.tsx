import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { SettingsCard } from '../../components/settings-card';
import { ManageButton } from './manage-button';
import { SubscriptionBadge } from './subscription-badge';
import { SubscriptionEnd } from './subscription-end';
import { SubscriptionPeriod } from './subscription-period';
import { useSubscription } from './use-subscription';

/** Plan, price and state, and the way to invoices, card and cancellation: for everybody, whatever became of the plan. */
export function SubscriptionCard() {
  const { data: row } = useSubscription();
  const hasSubscribed = row?.created_at != null;
  return (
    <SettingsCard
      title="Subscription"
      text="Invoices, card, change of plan and cancellation are on the page of the payment service, which opens in a new tab."
    >
      <SubscriptionBadge />
      <SubscriptionPeriod />
      <SubscriptionEnd />
      {row && !row.subscribed && row.subscription_end === null && (
        <Typography sx={{ mt: 1 }}>You have no plan of your own.</Typography>
      )}
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', mt: 2 }}>
        {hasSubscribed && <ManageButton variant="outlined" />}
        {row && !row.subscribed && (
          <Button component={RouterLink} to="/pricing">
            See the plans
          </Button>
        )}
      </Stack>
    </SettingsCard>
  );
}
