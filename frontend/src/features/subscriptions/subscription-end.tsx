import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { ManageButton } from './manage-button';
import { longDate, membersLine } from './plan-line';
import { useSubscription } from './use-subscription';

interface SubscriptionEndProps {
  /** Where no other button leads to the portal. */
  hasManageButton?: boolean;
}

/** Tells somebody without a plan that theirs has ended, why, and what is left; nothing to those who never had one. */
export function SubscriptionEnd({ hasManageButton = false }: SubscriptionEndProps) {
  const { data: row } = useSubscription();
  if (row?.suspended) {
    return (
      <Alert severity="warning" sx={{ mt: 1.5 }}>
        Your plan is closed because a payment for it is disputed. Your procedures stay yours under{' '}
        <Link component={RouterLink} to="/sops" color="inherit">
          SOPs
        </Link>
        .{' '}
        <Link component={RouterLink} to="/contact" color="inherit">
          Write to us
        </Link>{' '}
        to have it opened again.
      </Alert>
    );
  }
  if (!row || row.subscribed || row.subscription_end === null) return null;
  const end = longDate(row.subscription_end);
  return (
    <Alert severity={row.payment_failed ? 'warning' : 'info'} sx={{ mt: 1.5 }}>
      {row.payment_failed
        ? `Your subscription was paid until ${end}. The payment after that has not arrived. `
        : `Your subscription ended on ${end}. `}
      Your procedures stay yours: read, edit and export them under{' '}
      <Link component={RouterLink} to="/sops" color="inherit">
        SOPs
      </Link>
      . {membersLine(row, new Date())} Invoices and your card are under Manage Subscription.
      {hasManageButton && (
        <div>
          <ManageButton size="small" color="inherit" variant="outlined" sx={{ mt: 1.5 }} />
        </div>
      )}
    </Alert>
  );
}
