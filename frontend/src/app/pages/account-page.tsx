import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SignInProvider } from '../../api/app-config';
import { listAccountSessionsQueryKey } from '../../api/generated/@tanstack/react-query.gen';
import type { ProfileDto } from '../../api/generated/types.gen';
import { notifySuccess } from '../../components/notifications';
import { type AccessToken, ApiAccessCard } from '../../features/account/api-access-card';
import { DataCard } from '../../features/account/data-card';
import { DeleteAccountCard } from '../../features/account/delete-account-card';
import { ProfileCard } from '../../features/account/profile-card';
import { SecurityEventsCard } from '../../features/account/security-events-card';
import { SessionsCard } from '../../features/account/sessions-card';
import { UserTypeCard } from '../../features/account/user-type-card';
import { useAuthClient } from '../../features/auth/auth-client-context';
import { EmailCard } from '../../features/auth/email/email-card';
import { FactorsCard } from '../../features/auth/factors/factors-card';
import { useFreshProof } from '../../features/auth/fresh-proof/fresh-proof-context';
import { FreshProofProvider } from '../../features/auth/fresh-proof/fresh-proof-provider';
import { IdentitiesCard } from '../../features/auth/identities/identities-card';
import { PasswordCard } from '../../features/auth/password/password-card';
import { useSession } from '../../features/auth/session-context';
import { ArchivesCard } from '../../features/sops/archives/archives-card';
import { SubscriptionCard } from '../../features/subscriptions/subscription-card';
import { homeOf } from '../access';
import { AccountNavigation } from './account/account-navigation';
import { ACCOUNT_SECTIONS, type AccountSection } from './account/account-sections';
import * as words from './account/words.en';
import { HeldSeats } from './held-seats';

interface AccountPageProps {
  providers: readonly SignInProvider[];
  hasApiExplorer: boolean;
  /** False on installations that sell nothing. */
  hasPortal: boolean;
}

/** Everything that users can change about their account. */
export function AccountPage(props: AccountPageProps) {
  return (
    <FreshProofProvider>
      <AccountCards {...props} />
    </FreshProofProvider>
  );
}

function AccountCards({ providers, hasApiExplorer, hasPortal }: AccountPageProps) {
  const freshProof = useFreshProof();
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
    // The session has already ended on the server.
    await client.signOut({ scope: 'local' });
    notifySuccess(words.deleted, words.deletedText);
  };
  const endOthers = async () => {
    const { error } = await client.signOut({ scope: 'others' });
    if (error) throw error;
  };
  const requestToken = async (): Promise<AccessToken> => {
    const { data, error } = await client.refreshSession();
    if (error) throw error;
    if (!data.session) throw new Error('There is no session');
    const { access_token: value, expires_at: expiresAt = 0 } = data.session;
    return { value, expiresAt: new Date(expiresAt * 1000).toISOString() };
  };
  const refreshSessions = () => void queryClient.invalidateQueries({ queryKey: listAccountSessionsQueryKey() });
  const sections = ACCOUNT_SECTIONS.map(({ id }) => id).filter((id) => id !== 'plan' || hasPortal);
  return (
    <>
      <Typography variant="h1" sx={{ mb: 3 }}>
        {words.title}
      </Typography>
      <Box sx={PAGE}>
        <AccountNavigation sections={sections} />
        <Stack spacing={3} sx={{ minWidth: 0, maxWidth: 800 }}>
          <Section id="profile">
            <ProfileCard profile={profile} onChange={actions.setProfile} />
            <EmailCard email={profile.email} />
            <UserTypeCard profile={profile} onChange={handleTypeChange} />
          </Section>
          {hasPortal && (
            <Section id="plan">
              <SubscriptionCard />
              <HeldSeats userType={profile.user_type} />
            </Section>
          )}
          {!hasPortal && <HeldSeats userType={profile.user_type} />}
          <Section id="security">
            <PasswordCard providers={providers} onChanged={refreshSessions} />
            <IdentitiesCard providers={providers} />
            <FactorsCard />
            <SessionsCard endOthers={endOthers} />
            <SecurityEventsCard />
          </Section>
          <Section id="api">
            <ApiAccessCard requestToken={requestToken} hasExplorer={hasApiExplorer} />
          </Section>
          <Section id="data">
            <ArchivesCard />
            <DataCard
              startsAtOnce={freshProof.intention?.to === 'download-data'}
              onProofNeeded={(again) => freshProof.ask({ intention: { to: 'download-data' }, again })}
            />
            <DeleteAccountCard
              email={profile.email}
              onDeleted={() => void handleDeleted()}
              startsAtOnce={freshProof.intention?.to === 'delete-account'}
              onProofNeeded={(again) => freshProof.ask({ intention: { to: 'delete-account' }, again })}
            />
          </Section>
        </Stack>
      </Box>
    </>
  );
}

const PAGE = { display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '200px minmax(0, 1fr)' } };

/** Cards of one subject, with a link in the navigation. */
function Section({ id, children }: { id: AccountSection; children: ReactNode }) {
  return (
    <Stack id={id} spacing={3} tabIndex={-1} sx={{ scrollMarginTop: 88, outline: 'none' }}>
      {children}
    </Stack>
  );
}
