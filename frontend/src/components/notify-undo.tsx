import Button from '@mui/material/Button';
import { closeSnackbar, enqueueSnackbar } from 'notistack';

const UNDO_MS = 8000;

interface UndoNotification {
  title: string;
  onUndo: () => void;
}

/** Tells that something was done and, for a while, offers to take it back. */
export function notifyUndo({ title, onUndo }: UndoNotification): void {
  enqueueSnackbar(title, {
    variant: 'success',
    autoHideDuration: UNDO_MS,
    action: (key) => (
      <Button
        color="inherit"
        onClick={() => {
          closeSnackbar(key);
          onUndo();
        }}
      >
        Undo
      </Button>
    ),
  });
}
