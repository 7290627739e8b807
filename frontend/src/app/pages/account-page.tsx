import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { listAccountSessionsQueryKey } from '../../api/generated/@tanstack/react-query.gen';
import type { ProfileDto } from '../../api/generated/types.gen';
import { notifySuccess } from '../../components/notifications';
import { DataCard } from '../../features/account/data-card';
import { DeleteAccountCard } from '../../features/account/delete-account-card';
import { ProfileCard } from '../../features/account/profile-card';
import { SecurityEventsCard } from '../../features/account/security-events-card';
import { SessionsCard } from '../../features/account/sessions-card';
import { UserTypeCard } from '../../features/account/user-type-card';
import { useAuthClient } from '../../features/auth/auth-client-context';
import { EmailCard } from '../../features/auth/email/email-card';
import { FactorsCard } from '../../features/auth/factors/factors-card';
import { PasswordCard } from '../../features/auth/password/password-card';
import { useSession } from '../../features/auth/session-context';
import { homeOf } from '../access';

/** Everything that people can change about their own account. */
export function AccountPage() {
  const session = useSession();
  const client = useAuthClient();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  if (session.status !== 'signed-in') return null;
  const { profile, actions } = session;
  const handleTypeChange = (changed: ProfileDto) => {
    actions.setProfile(changed);
    navigate(homeOf(changed.user_type));
  };
  const handleDeleted = async () => {
    // The session is gone on the server already.
    await client.signOut({ scope: 'local' });
    notifySuccess('Account deleted', 'Everything in it is gone.');
  };
  const endOthers = async () => {
    const { error } = await client.signOut({ scope: 'others' });
    if (error) throw error;
  };
  const refreshSessions = () => void queryClient.invalidateQueries({ queryKey: listAccountSessionsQueryKey() });
  return (
    <Stack spacing={3} sx={{ maxWidth: 800 }}>
      <Typography variant="h1">Account</Typography>
      <ProfileCard profile={profile} onChange={actions.setProfile} />
      <EmailCard email={profile.email} />
      <UserTypeCard profile={profile} onChange={handleTypeChange} />
      <PasswordCard onChanged={refreshSessions} />
      <FactorsCard />
      <SessionsCard endOthers={endOthers} />
      <SecurityEventsCard />
      <DataCard />
      <DeleteAccountCard
        email={profile.email}
        onDeleted={() => void handleDeleted()}
        onSignInAgain={() => void actions.signIn('/account')}
      />
    </Stack>
  );
}
