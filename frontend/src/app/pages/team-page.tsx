import Typography from '@mui/material/Typography';
import { BackLink } from '../../components/back-link';
import { ActivityFeed } from '../../features/activity/activity-feed';
import { useSession } from '../../features/auth/session-context';
import { TeamFigures } from '../../features/overview/team-figures';

/** What the team does (S2.124-S2.130). */
export function TeamPage() {
  const session = useSession();
  if (session.status !== 'signed-in') return null;
  return (
    <>
      <BackLink />
      <Typography variant="h1" sx={{ mb: 3 }}>
        Team Activity
      </Typography>
      <TeamFigures />
      <ActivityFeed ownId={session.profile.id} />
    </>
  );
}
