import LinkOffOutlined from '@mui/icons-material/LinkOffOutlined';
import Box from '@mui/material/Box';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import type { UserIdentity } from '@supabase/auth-js';
import { useState } from 'react';
import type { SignInProvider } from '../../../api/app-config';
import { ConfirmDialog } from '../../../components/confirm-dialog';
import { IconAction } from '../../../components/icon-action';
import { TimeStamp } from '../../../components/time-stamp';
import { withParts } from '../../../words/with-parts';
import { useFreshProof } from '../fresh-proof/fresh-proof-context';
import { identityAddress, identityName } from './identity-name';
import { useUnlinkIdentity } from './use-identities';
import * as words from './words.en';

interface IdentityRowProps {
  identity: UserIdentity;
  providers: readonly SignInProvider[];
  /** The last way to sign in stays. */
  isOnlyOne: boolean;
}

/** One way to sign in. */
export function IdentityRow({ identity, providers, isOnlyOne }: IdentityRowProps) {
  const { intention } = useFreshProof();
  const isResumed = intention?.to === 'unlink' && intention.identityId === identity.identity_id;
  const [isAsking, setIsAsking] = useState(isResumed);
  const unlink = useUnlinkIdentity();
  const name = identityName(identity, providers);
  const address = identityAddress(identity);
  const handleUnlink = () => {
    setIsAsking(false);
    unlink.mutate(identity);
  };
  return (
    <ListItem disableGutters divider sx={{ gap: 1 }}>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }} noWrap dir="auto">
          {name}
        </Typography>
        {address && (
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {address}
          </Typography>
        )}
        {identity.last_sign_in_at && (
          <Typography variant="body2" color="textSecondary">
            {withParts(words.lastUsed, { time: <TimeStamp at={identity.last_sign_in_at} /> })}
          </Typography>
        )}
      </Box>
      {!isOnlyOne && (
        <IconAction label={words.unlink} context={name} isBusy={unlink.isPending} onClick={() => setIsAsking(true)}>
          <LinkOffOutlined fontSize="small" />
        </IconAction>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={words.unlinkDialogTitle(name)}
        text={identity.provider === 'email' ? words.unlinkDialogTextOfPassword : words.unlinkDialogText}
        confirmLabel={words.unlink}
        isDestructive
        onConfirm={handleUnlink}
        onClose={() => setIsAsking(false)}
      />
    </ListItem>
  );
}
