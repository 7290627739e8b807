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
import { MAX_SEAT_NAME } from './seats';
import { useGenerateInstallLink } from './use-install-links';

const MAX_EMAIL = 254;

interface InviteDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Makes a link for somebody with a name, and mails it if there is an address (screens M10). */
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
        <DialogTitle id={titleId}>Invite someone</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 2 }}>
            Each person gets their own link. Add an email address and we send it for you.
          </DialogContentText>
          <Stack spacing={2}>
            <TextField
              label="Name (optional)"
              helperText="Only you see it."
              autoFocus
              fullWidth
              value={name}
              onChange={(event) => setName(event.target.value)}
              slotProps={{ htmlInput: { maxLength: MAX_SEAT_NAME, dir: 'auto', autoComplete: 'off' } }}
            />
            <CheckedField
              label="Email (optional)"
              type="email"
              fullWidth
              value={email}
              onChange={(event) => setEmail(event.target.value)}
              input={{ maxLength: MAX_EMAIL, autoComplete: 'off' }}
            />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={handleClose}>Cancel</Button>
          <Button
            type="submit"
            variant="contained"
            loading={generate.isPending}
            disabled={person.name === '' && person.email === ''}
          >
            {person.email === '' ? 'Create link' : 'Send invitation'}
          </Button>
        </DialogActions>
      </CheckedForm>
    </Dialog>
  );
}
