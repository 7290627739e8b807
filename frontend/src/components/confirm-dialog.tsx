import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import * as commonWords from '../words/common.en';

interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  text: string;
  confirmLabel: string;
  /** The wish destroys nothing. Otherwise the keyboard starts on Cancel, so that a key pressed too early does nothing. */
  isHarmless?: boolean;
  /** Something is taken away: the button has the color of that. */
  isDestructive?: boolean;
  /** The wish is confirmed; closing the dialog is up to its owner. */
  onConfirm: () => void;
  /** The dialog was put away without an answer. */
  onClose: () => void;
}

/** Asks once more before something that is hard to take back. */
export function ConfirmDialog({
  isOpen,
  title,
  text,
  confirmLabel,
  isHarmless = false,
  isDestructive = false,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const titleId = useId();
  return (
    <Dialog open={isOpen} onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText>{text}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus={!isHarmless}>
          {commonWords.cancel}
        </Button>
        <Button
          onClick={onConfirm}
          variant="contained"
          color={isDestructive ? 'error' : 'primary'}
          autoFocus={isHarmless}
        >
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
