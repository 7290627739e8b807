import Chip, { type ChipProps } from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import { type SubscriptionStatus, statusOf } from './subscription-status';
import { useSubscription } from './use-subscription';

const COLORS: Record<SubscriptionStatus, ChipProps['color']> = {
  'Free Plan': 'default',
  Active: 'success',
  Expired: 'error',
};

/** Where the subscription stands, in a word (S2.80). */
export function SubscriptionBadge() {
  const { data: row, isPending } = useSubscription();
  if (isPending) return <Skeleton variant="rounded" width={72} height={24} />;
  const status = statusOf(row, new Date());
  return <Chip size="small" label={status} color={COLORS[status] ?? 'default'} />;
}
