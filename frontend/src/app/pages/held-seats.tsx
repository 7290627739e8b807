import type { UserType } from '../../api/generated/types.gen';
import { SeatsCard } from '../../features/install-links/seats-card';
import { useInstallLinks } from '../../features/install-links/use-install-links';
import { useSubscription } from '../../features/subscriptions/use-subscription';

/** Lists the occupied seats when the dashboard with its card is closed, so that each seat can be revoked. */
export function HeldSeats({ userType }: { userType: UserType | null }) {
  const { data: row } = useSubscription();
  return userType === 'user' && row && !row.subscribed ? <SeatsOfTheEnd seatLimit={row.seat_limit} /> : null;
}

function SeatsOfTheEnd({ seatLimit }: { seatLimit: number }) {
  const { data: links } = useInstallLinks();
  if (!links?.some((link) => link.is_active)) return null;
  return <SeatsCard hasEnded seatLimit={seatLimit} isUpgrading={false} onUpgrade={undefined} />;
}
