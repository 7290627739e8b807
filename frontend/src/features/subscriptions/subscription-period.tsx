import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { statusOf } from './subscription-status';
import { useSubscription } from './use-subscription';

/** What happens at the end of the period, or what to do when the last payment has not arrived (T6). */
export function SubscriptionPeriod() {
  const { data: row } = useSubscription();
  if (!row?.subscription_end) return null;
  const status = statusOf(row, new Date());
  if (status === 'Free Plan') return null;
  const end = new Date(row.subscription_end).toLocaleDateString([], { dateStyle: 'long' });
  if (status === 'Active') {
    return (
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {row.renews ? `Renews on ${end}.` : `Ends on ${end}. It is not renewed.`}
      </Typography>
    );
  }
  return (
    <Alert severity="warning" sx={{ mt: 2 }}>
      {row.renews
        ? `Paid until ${end}: the payment after that has not arrived. Update your card under Manage Subscription, or the
           dashboard will close in a few days.`
        : `Ended on ${end}. The dashboard closes in a few days; then you can choose a plan here again.`}
    </Alert>
  );
}
