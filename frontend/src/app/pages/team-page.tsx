import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { ActivityFeed } from '../../features/activity/activity-feed';
import { useSession } from '../../features/auth/session-context';
import { MembersCard } from '../../features/install-links/members-card';
import { useInstallLinks } from '../../features/install-links/use-install-links';
import { TeamFigures } from '../../features/overview/team-figures';
import { useSubscription } from '../../features/subscriptions/use-subscription';
import { NoSeats } from './no-seats';
import { teamOf } from './team-of';
import * as words from './team-page.en';

/** The activity of the team (S2.124-S2.130). */
export function TeamPage() {
  const session = useSession();
  const isOwner = session.status === 'signed-in' && session.profile.user_type === 'user';
  const { data: links, isLoading, isError, refetch } = useInstallLinks(isOwner);
  const { data: plan, isLoading: isLoadingPlan } = useSubscription();
  if (session.status !== 'signed-in') return null;
  const isWaiting = isLoading || (isOwner && isLoadingPlan);
  const { id } = session.profile;
  return (
    <>
      <Typography variant="h1" sx={{ mb: 3 }}>
        {words.title}
      </Typography>
      <TeamFigures />
      {!isWaiting && (
        <MembersCard
          links={links}
          seatLimit={plan?.subscribed ? plan.seat_limit : null}
          withoutPlan={plan ? <NoSeats /> : null}
          onRetry={isError ? () => refetch() : undefined}
        />
      )}
      {/* It is below the members, and is shown once their height is known. */}
      <Box sx={{ position: 'relative', visibility: isWaiting ? 'hidden' : 'visible' }}>
        {isWaiting && (
          <Skeleton
            variant="rounded"
            sx={{ position: 'absolute', inset: 0, height: 220, visibility: 'visible', borderRadius: '16px' }}
          />
        )}
        <ActivityFeed ownId={id} people={[{ id, name: words.you }, ...teamOf(links ?? [])]} />
      </Box>
    </>
  );
}
