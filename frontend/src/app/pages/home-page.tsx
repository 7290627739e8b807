import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Navigate, Link as RouterLink } from 'react-router-dom';
import { FullScreenSpinner } from '../../components/full-screen-spinner';
import { useSession } from '../../features/auth/session-context';
import { homeOf } from '../access';

/** The front page; people who are signed in go on to their dashboard (S2.35-S2.38). */
export function HomePage() {
  const session = useSession();
  if (session.status === 'loading') return <FullScreenSpinner />;
  if (session.status === 'signed-in') return <Navigate to={homeOf(session.profile.user_type)} replace />;
  return (
    <Stack spacing={3} sx={{ py: { xs: 6, md: 12 }, maxWidth: 760 }}>
      <Typography variant="overline" color="secondary">
        AI-powered standard operating procedures
      </Typography>
      <Typography variant="h1" sx={{ fontSize: { xs: '2.25rem', md: '3.25rem' } }}>
        Say what has to be done. Get a procedure that anybody can follow.
      </Typography>
      <Typography variant="h3" component="p" color="textSecondary" sx={{ fontWeight: 400, maxWidth: 600 }}>
        Describe a task in your own words. Minutes later your team has clear steps, roles, checks and exceptions, and a
        list of what still has to be decided.
      </Typography>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <Button component={RouterLink} to="/auth" variant="contained" size="large">
          Get started
        </Button>
        <Button component={RouterLink} to="/auth?type=consultant" size="large">
          For consultants
        </Button>
      </Stack>
    </Stack>
  );
}
