import List from '@mui/material/List';
import Skeleton from '@mui/material/Skeleton';
import type { SignInProvider } from '../../../api/app-config';
import { PartFailure } from '../../../components/part-failure';
import { IdentityRow } from './identity-row';
import { useIdentities } from './use-identities';
import * as words from './words.en';

interface IdentitiesListProps {
  providers: readonly SignInProvider[];
}

/** Every sign-in method of the account, each with an action to remove it. */
export function IdentitiesList({ providers }: IdentitiesListProps) {
  const { identities, error, refetch } = useIdentities();
  if (error && !identities) {
    return <PartFailure text={words.notLoaded} onRetry={() => refetch()} />;
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
