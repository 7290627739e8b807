import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { type FormEvent, useId, useState } from 'react';
import * as commonWords from '../../../words/common.en';
import * as words from './keep-dialog.en';
import { useKeepVersion } from './use-version-actions';
import * as historyWords from './words.en';

const MAX_NOTE_LENGTH = 500;

interface KeepDialogProps {
  isOpen: boolean;
  sopId: string;
  onClose: () => void;
}

/** Keeps the present text as a version, with a note to find it by. */
export function KeepDialog({ isOpen, sopId, onClose }: KeepDialogProps) {
  const titleId = useId();
  const [note, setNote] = useState('');
  const keep = useKeepVersion(sopId);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    keep.mutate(note.trim(), {
      onSuccess: () => {
        setNote('');
        onClose();
      },
    });
  };
  return (
    <Dialog open={isOpen} onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <form noValidate onSubmit={handleSubmit}>
        <DialogTitle id={titleId}>{historyWords.keep}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 2 }}>{words.text}</DialogContentText>
          <TextField
            label={words.note}
            placeholder={words.noteExample}
            autoFocus
            fullWidth
            multiline
            value={note}
            onChange={(event) => setNote(event.target.value)}
            slotProps={{ htmlInput: { maxLength: MAX_NOTE_LENGTH, dir: 'auto' } }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{commonWords.cancel}</Button>
          <Button type="submit" variant="contained" loading={keep.isPending}>
            {words.keep}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
