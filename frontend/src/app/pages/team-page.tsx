import Typography from '@mui/material/Typography';
import { BackLink } from '../../components/back-link';
import { ActivityFeed } from '../../features/activity/activity-feed';
import { useSession } from '../../features/auth/session-context';
import { useInstallLinks } from '../../features/install-links/use-install-links';
import { TeamFigures } from '../../features/overview/team-figures';
import { teamOf } from './team-of';

/** What the team does (S2.124-S2.130). */
export function TeamPage() {
  const session = useSession();
  const { data: links = [] } = useInstallLinks();
  if (session.status !== 'signed-in') return null;
  const { id } = session.profile;
  return (
    <>
      <BackLink />
      <Typography variant="h1" sx={{ mb: 3 }}>
        Team Activity
      </Typography>
      <TeamFigures />
      <ActivityFeed ownId={id} people={[{ id, name: 'You' }, ...teamOf(links)]} />
    </>
  );
}
