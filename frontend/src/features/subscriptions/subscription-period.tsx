import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import type { SubscriptionDto } from '../../api/generated/types.gen';
import { longDate } from './long-date';
import * as words from './plan.en';
import { membersLine, nextPlanLine, planLine } from './plan-line';
import { subscriptionStateOf } from './subscription-status';
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
  const state = subscriptionStateOf(row, new Date());
  if (state === 'free') return null;
  const end = longDate(row.subscription_end);
  if (state === 'expired') {
    return (
      <Alert severity="warning" sx={{ mt: 2 }}>
        {words.paymentMissing(end)}
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
    return renews ? words.freeUntil(longDate(trialEnd)) : words.trialEnds(longDate(trialEnd));
  }
  if (!renews) return words.ends(end);
  return next ? nextPlanLine(next) : words.renews(end);
}
