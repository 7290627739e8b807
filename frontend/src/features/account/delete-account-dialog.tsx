import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { deleteAccount } from '../../api/generated/sdk.gen';
import { problemCode, problemText } from '../../api/problem';
import { withParts } from '../../words/with-parts';
import * as words from './words.en';

interface DeleteAccountDialogProps {
  email: string;
  onDeleted: () => void;
  /** The sign-in is too old. @param again retries */
  onProofNeeded: (again: () => void) => void;
  onClose: () => void;
}

/** Lists what is deleted, and requires the account's e-mail address. */
export function DeleteAccountDialog({ email, onDeleted, onProofNeeded, onClose }: DeleteAccountDialogProps) {
  const titleId = useId();
  const [typed, setTyped] = useState('');
  const remove = useMutation({
    mutationFn: () => deleteAccount({ body: { confirm_email: typed } }),
    onSuccess: onDeleted,
    onError: (error) => {
      if (isStale(error)) onProofNeeded(() => remove.mutate());
    },
  });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    remove.mutate();
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <form noValidate onSubmit={handleSubmit}>
        <DialogTitle id={titleId}>{words.deletionDialog.title}</DialogTitle>
        <DialogContent>
          <Typography component="ul" sx={{ mt: 0, mb: 2, pl: 2.5 }}>
            {words.deletionDialog.consequences.map((consequence) => (
              <li key={consequence}>{consequence}</li>
            ))}
          </Typography>
          <Typography sx={{ mb: 2, overflowWrap: 'anywhere' }}>
            {withParts(words.deletionDialog.howToConfirm, { email: <strong>{email}</strong> })}
          </Typography>
          <TextField
            label={words.deletionDialog.email}
            fullWidth
            autoFocus
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            slotProps={{ htmlInput: { inputMode: 'email', spellCheck: false, autoCapitalize: 'none' } }}
          />
          {remove.error && !isStale(remove.error) && (
            <Alert severity="error" sx={{ mt: 2 }}>
              {problemText(remove.error)}
            </Alert>
          )}
        </DialogContent>
        <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1, '& > *': { whiteSpace: 'nowrap' } }}>
          <Button onClick={onClose}>{words.deletionDialog.keep}</Button>
          <Button
            type="submit"
            variant="contained"
            color="error"
            loading={remove.isPending}
            disabled={typed.trim().toLowerCase() !== email.toLowerCase()}
          >
            {words.deletionDialog.delete}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function isStale(error: unknown): boolean {
  return problemCode(error) === 'fresh-sign-in-needed';
}
