import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { NarrowPage } from '../../../components/narrow-page';
import { PartFailure } from '../../../components/part-failure';
import { useAuthClient } from '../auth-client-context';
import { authUserOptions } from '../auth-user-query';
import { notifyWelcome } from '../notify-welcome';
import { RecoveryCodeProof } from '../recovery-codes/recovery-code-proof';
import { useSession } from '../session-context';
import * as words from './proof.en';
import { SecurityKeyProof } from './security-key-proof';
import { TotpProof } from './totp-proof';

/** Replaces every page while the second factor is due; afterwards the requested page is shown. */
export function SecondFactorPage() {
  const client = useAuthClient();
  const { actions } = useSession();
  const { data: user, error, refetch } = useQuery(authUserOptions(client));
  const factors = user?.factors?.filter(({ status }) => status === 'verified') ?? [];
  const apps = factors.filter((factor) => factor.factor_type === 'totp');
  const keys = factors.filter((factor) => factor.factor_type === 'webauthn');
  return (
    <NarrowPage title={words.pageTitle}>
      <Stack spacing={3}>
        <Typography color="textSecondary">{words.pageText}</Typography>
        {error && !user && <PartFailure text={words.pageNotLoaded} onRetry={() => refetch()} />}
        {!user && !error && <Skeleton variant="rounded" height={112} />}
        {apps.length > 0 && <TotpProof factors={apps} onProved={notifyWelcome} />}
        {keys.length > 0 && <SecurityKeyProof factors={keys} isOnlyWay={apps.length === 0} onProved={notifyWelcome} />}
        {factors.length > 0 && <RecoveryCodeProof />}
        <Button onClick={() => void actions.signOut()} sx={{ alignSelf: 'center' }}>
          {words.pageSignOut}
        </Button>
      </Stack>
    </NarrowPage>
  );
}
