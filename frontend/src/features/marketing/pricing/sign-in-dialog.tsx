import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { Link as RouterLink } from 'react-router-dom';

interface SignInDialogProps {
  /** Name of the plan that was chosen. */
  plan: string;
  onClose: () => void;
}

/** Asks a visitor who has chosen a plan to sign in first (S2.62-S2.66). */
export function SignInDialog({ plan, onClose }: SignInDialogProps) {
  const id = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`} maxWidth="xs">
      <DialogTitle id={`${id}-title`}>Sign in to continue</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>
          Please sign in or create an account to subscribe to the {plan} plan
        </DialogContentText>
      </DialogContent>
      <DialogActions sx={{ p: 3, pt: 1, flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={onClose}>Cancel</Button>
        <Button component={RouterLink} to="/auth" variant="contained" autoFocus>
          Sign In / Sign Up
        </Button>
      </DialogActions>
    </Dialog>
  );
}
