import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { type FormEvent, useId, useState } from 'react';
import * as commonWords from '../../../words/common.en';

const MAX_NAME_LENGTH = 80;

interface FolderNameDialogProps {
  isOpen: boolean;
  title: string;
  confirmLabel: string;
  /** The initial value of the field. */
  name: string;
  isSaving: boolean;
  onSave: (name: string) => void;
  onClose: () => void;
}

/** Asks for the name of a folder. */
export function FolderNameDialog({ isOpen, title, onClose, ...fields }: FolderNameDialogProps) {
  const titleId = useId();
  return (
    <Dialog open={isOpen} onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <NameForm onClose={onClose} {...fields} />
    </Dialog>
  );
}

/** Created again each time the dialog opens. */
function NameForm({ confirmLabel, name, isSaving, onSave, onClose }: Omit<FolderNameDialogProps, 'isOpen' | 'title'>) {
  const [typed, setTyped] = useState(name);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onSave(typed.trim());
  };
  return (
    <form noValidate onSubmit={handleSubmit}>
      <DialogContent sx={{ pt: 1 }}>
        <TextField
          label={commonWords.name}
          autoFocus
          fullWidth
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          slotProps={{ htmlInput: { maxLength: MAX_NAME_LENGTH, dir: 'auto' } }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{commonWords.cancel}</Button>
        <Button type="submit" variant="contained" disabled={typed.trim() === ''} loading={isSaving}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </form>
  );
}
