import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import type { SubscriptionDto } from '../../api/generated/types.gen';
import { longDate, membersLine, nextPlanLine, planLine } from './plan-line';
import { statusOf } from './subscription-status';
import { useSubscription } from './use-subscription';

/** The plan with its price, what happens at the end of the period, or what to do about a missing payment (T6). */
export function SubscriptionPeriod() {
  const { data: row } = useSubscription();
  if (!row) return null;
  const plan = planLine(row);
  return (
    <>
      {plan && <Typography sx={{ mt: 1, fontWeight: 600 }}>{plan}</Typography>}
      <Period row={row} />
    </>
  );
}

function Period({ row }: { row: SubscriptionDto }) {
  if (!row.subscription_end) return null;
  const status = statusOf(row, new Date());
  if (status === 'Free Plan') return null;
  const end = longDate(row.subscription_end);
  if (status === 'Expired') {
    return (
      <Alert severity="warning" sx={{ mt: 2 }}>
        {`Paid until ${end}: the payment after that has not arrived. Update your card under Manage Subscription, or the
        dashboard will close in a few days.`}
      </Alert>
    );
  }
  const members = membersLine(row, new Date());
  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
        {whatFollows(row, end)}
      </Typography>
      {members && (
        <Typography variant="body2" color="textSecondary">
          {members}
        </Typography>
      )}
    </>
  );
}

function whatFollows({ renews, next_plan: next, trial_ends_at: trialEnd }: SubscriptionDto, end: string): string {
  if (trialEnd !== null) {
    return renews
      ? `Free until ${longDate(trialEnd)}, when the first payment is due.`
      : `Ends on ${longDate(trialEnd)}. Nothing is charged.`;
  }
  if (!renews) return `Ends on ${end}. It is not renewed.`;
  return next ? nextPlanLine(next) : `Renews on ${end}.`;
}
