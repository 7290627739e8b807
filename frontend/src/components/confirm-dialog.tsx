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
  /**
   * The action is not destructive. Otherwise the focus starts on Cancel, so that a key pressed too early does nothing.
   */
  isHarmless?: boolean;
  /** The action removes something: the button has the matching color. */
  isDestructive?: boolean;
  /** The action is confirmed; the owner closes the dialog. */
  onConfirm: () => void;
  /** The dialog was dismissed. */
  onClose: () => void;
}

/** Asks for confirmation before an action that is hard to undo. */
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
