import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import type { SignInProvider } from '../../../api/app-config';
import { IdentitiesList } from './identities-list';
import * as words from './words.en';

interface ReviewDialogProps {
  providers: readonly SignInProvider[];
  onClose: () => void;
}

/** After a password change: an attacker who linked their own sign-in could still get in with it. */
export function ReviewDialog({ providers, onClose }: ReviewDialogProps) {
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>{words.reviewDialogTitle}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 1 }}>{words.reviewDialogText}</DialogContentText>
        <IdentitiesList providers={providers} />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {words.reviewDialogConfirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
