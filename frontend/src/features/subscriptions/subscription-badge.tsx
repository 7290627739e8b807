import Skeleton from '@mui/material/Skeleton';
import { StatusChip, type StatusTone } from '../../components/status-chip';
import { type SubscriptionState, statusOf, subscriptionStateOf } from './subscription-status';
import { useSubscription } from './use-subscription';

const TONES: Record<SubscriptionState, StatusTone> = { free: 'neutral', active: 'good', expired: 'bad' };

/** The state of the subscription, as a badge (S2.80). */
export function SubscriptionBadge() {
  const { data: row, isPending } = useSubscription();
  if (isPending) return <Skeleton variant="rounded" width={72} height={24} />;
  const now = new Date();
  return <StatusChip label={statusOf(row, now)} tone={TONES[subscriptionStateOf(row, now)]} />;
}
