import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import * as commonWords from '../../../words/common.en';
import { promptFault } from '../prompt-limit';
import * as words from './draft-again-dialog.en';
import * as pageWords from './words.en';

interface DraftAgainDialogProps {
  isOpen: boolean;
  prompt: string;
  /** Whether there is a text that the new draft replaces. */
  hasText: boolean;
  onConfirm: (prompt: string) => void;
  onClose: () => void;
}

/** Asks what the new draft is to be made from. */
export function DraftAgainDialog({ isOpen, onClose, ...form }: DraftAgainDialogProps) {
  const titleId = useId();
  return (
    <Dialog open={isOpen} onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>{words.title}</DialogTitle>
      <DraftAgainForm {...form} onClose={onClose} />
    </Dialog>
  );
}

/** The keyboard starts on Cancel, so that a key pressed too early does nothing. */
function DraftAgainForm({ prompt, hasText, onConfirm, onClose }: Omit<DraftAgainDialogProps, 'isOpen'>) {
  const [text, setText] = useState(prompt);
  const fault = promptFault(text);
  return (
    <>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{hasText ? words.textReplaced : words.text}</DialogContentText>
        <TextField
          label={words.prompt}
          multiline
          fullWidth
          minRows={4}
          maxRows={14}
          value={text}
          error={fault !== null}
          helperText={fault ?? ' '}
          onChange={(event) => setText(event.target.value)}
          slotProps={{ htmlInput: { dir: 'auto' } }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          {commonWords.cancel}
        </Button>
        <Button variant="contained" disabled={text.trim() === '' || fault !== null} onClick={() => onConfirm(text)}>
          {pageWords.actionsDraftAgain}
        </Button>
      </DialogActions>
    </>
  );
}
