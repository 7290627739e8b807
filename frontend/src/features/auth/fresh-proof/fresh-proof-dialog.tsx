import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import { useId, useState } from 'react';
import * as commonWords from '../../../words/common.en';
import { SecurityKeyProof } from '../factors/security-key-proof';
import { TotpProof } from '../factors/totp-proof';
import { useFactors } from '../factors/use-factors';
import { useSession } from '../session-context';
import type { RefusedWish } from './fresh-proof-context';
import { rememberIntention } from './intention';
import * as words from './words.en';

interface FreshProofDialogProps {
  wish: RefusedWish;
  onClose: () => void;
}

/** Requires reauthentication: by the second factor, or by a new sign-in. */
export function FreshProofDialog({ wish, onClose }: FreshProofDialogProps) {
  const titleId = useId();
  const { actions } = useSession();
  const { factors = [] } = useFactors();
  const [isLeaving, setIsLeaving] = useState(false);
  const apps = factors.filter((factor) => factor.factor_type === 'totp');
  const keys = factors.filter((factor) => factor.factor_type === 'webauthn');
  const hasFactors = factors.length > 0;
  const handleProved = () => {
    onClose();
    wish.again();
  };
  const handleSignIn = async () => {
    setIsLeaving(true);
    rememberIntention(wish.intention);
    await actions.signIn('/account');
    setIsLeaving(false);
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>{words.title}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: hasFactors ? 3 : 0 }}>
          {hasFactors ? words.textWithFactor : words.text}
        </DialogContentText>
        <Stack spacing={2} divider={<Divider flexItem>{words.or}</Divider>}>
          {apps.length > 0 && <TotpProof factors={apps} onProved={handleProved} />}
          {keys.length > 0 && <SecurityKeyProof factors={keys} isOnlyWay={apps.length === 0} onProved={handleProved} />}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{commonWords.cancel}</Button>
        <Button variant={hasFactors ? 'text' : 'contained'} loading={isLeaving} onClick={() => void handleSignIn()}>
          {words.signInAgain}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
