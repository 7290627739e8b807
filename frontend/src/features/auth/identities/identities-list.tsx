import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import Skeleton from '@mui/material/Skeleton';
import type { SignInProvider } from '../../../api/app-config';
import { authFailureText } from '../auth-failure-text';
import { IdentityRow } from './identity-row';
import { useIdentities } from './use-identities';

interface IdentitiesListProps {
  providers: readonly SignInProvider[];
}

/** Every way to sign in to the account, each with the way to take it away. */
export function IdentitiesList({ providers }: IdentitiesListProps) {
  const { identities, error, refetch } = useIdentities();
  if (error) {
    return (
      <Alert severity="error" action={<Button onClick={() => void refetch()}>Try again</Button>}>
        {authFailureText(error)}
      </Alert>
    );
  }
  if (!identities) return <Skeleton variant="rounded" height={56} />;
  return (
    <List disablePadding sx={{ '& > li:last-of-type': { borderBottom: 0 } }}>
      {identities.map((identity) => (
        <IdentityRow
          key={identity.identity_id}
          identity={identity}
          providers={providers}
          isOnlyOne={identities.length === 1}
        />
      ))}
    </List>
  );
}
