import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { type FormEvent, useId, useState } from 'react';
import { CheckedField } from '../../components/form/checked-field';
import { CheckedForm } from '../../components/form/checked-form';
import * as commonWords from '../../words/common.en';
import { MAX_SEAT_NAME } from './seats';
import { useGenerateInstallLink } from './use-install-links';
import * as words from './words.en';

const MAX_EMAIL = 254;

interface InviteDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Creates a link for a named person, and mails it if there is an e-mail address (screens M10). */
export function InviteDialog({ isOpen, onClose }: InviteDialogProps) {
  const titleId = useId();
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const generate = useGenerateInstallLink();
  const person = { name: name.trim(), email: email.trim() };
  const handleClose = () => {
    setName('');
    setEmail('');
    onClose();
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const given = { ...(person.name && { name: person.name }), ...(person.email && { email: person.email }) };
    generate.mutate(given, { onSuccess: handleClose });
  };
  return (
    <Dialog open={isOpen} onClose={handleClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <CheckedForm onSubmit={handleSubmit}>
        <DialogTitle id={titleId}>{words.invite}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 2 }}>{words.inviteDialogText}</DialogContentText>
          <Stack spacing={2}>
            <TextField
              label={words.inviteDialogName}
              helperText={words.inviteDialogNameHelp}
              autoFocus
              fullWidth
              value={name}
              onChange={(event) => setName(event.target.value)}
              slotProps={{ htmlInput: { maxLength: MAX_SEAT_NAME, dir: 'auto', autoComplete: 'off' } }}
            />
            <CheckedField
              label={words.inviteDialogEmail}
              type="email"
              fullWidth
              value={email}
              onChange={(event) => setEmail(event.target.value)}
              input={{ maxLength: MAX_EMAIL, autoComplete: 'off' }}
            />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={handleClose}>{commonWords.cancel}</Button>
          <Button
            type="submit"
            variant="contained"
            loading={generate.isPending}
            disabled={person.name === '' && person.email === ''}
          >
            {person.email === '' ? words.inviteDialogCreateLink : words.inviteDialogSend}
          </Button>
        </DialogActions>
      </CheckedForm>
    </Dialog>
  );
}
