import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { withParts } from '../../words/with-parts';
import { longDate } from './long-date';
import { ManageButton } from './manage-button';
import { membersLine } from './plan-line';
import * as words from './subscription-end.en';
import { useSubscription } from './use-subscription';

interface SubscriptionEndProps {
  /** Where no other button leads to the portal. */
  hasManageButton?: boolean;
}

/** Informs a user that their plan has ended, why, and what remains; renders nothing for users who never had one. */
export function SubscriptionEnd({ hasManageButton = false }: SubscriptionEndProps) {
  const { data: row } = useSubscription();
  const sops = (
    <Link component={RouterLink} to="/sops" color="inherit">
      {words.sops}
    </Link>
  );
  if (row?.suspended) {
    const contact = (
      <Link component={RouterLink} to="/contact" color="inherit">
        {words.contact}
      </Link>
    );
    return (
      <Alert severity="warning" sx={{ mt: 1.5 }}>
        {withParts(words.isDisputed, { sops, contact })}
      </Alert>
    );
  }
  if (!row || row.subscribed || row.subscription_end === null) return null;
  const end = longDate(row.subscription_end);
  return (
    <Alert severity={row.payment_failed ? 'warning' : 'info'} sx={{ mt: 1.5 }}>
      {row.payment_failed ? words.paymentMissing(end) : words.ended(end)} {withParts(words.proceduresStay, { sops })}{' '}
      {membersLine(row, new Date())} {words.invoices}
      {hasManageButton && (
        <div>
          <ManageButton size="small" color="inherit" variant="outlined" sx={{ mt: 1.5 }} />
        </div>
      )}
    </Alert>
  );
}
