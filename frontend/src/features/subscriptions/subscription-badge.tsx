import Skeleton from '@mui/material/Skeleton';
import { StatusChip, type StatusTone } from '../../components/status-chip';
import { type SubscriptionStatus, statusOf } from './subscription-status';
import { useSubscription } from './use-subscription';

const TONES: Record<SubscriptionStatus, StatusTone> = {
  'Free Plan': 'neutral',
  Active: 'good',
  Expired: 'bad',
};

/** Where the subscription stands, in a word (S2.80). */
export function SubscriptionBadge() {
  const { data: row, isPending } = useSubscription();
  if (isPending) return <Skeleton variant="rounded" width={72} height={24} />;
  const status = statusOf(row, new Date());
  return <StatusChip label={status} tone={TONES[status]} />;
}
