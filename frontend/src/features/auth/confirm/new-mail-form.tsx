import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { CheckedField } from '../../../components/form/checked-field';
import { CheckedForm } from '../../../components/form/checked-form';
import { NarrowPage } from '../../../components/narrow-page';
import { useAuthClient } from '../auth-client-context';
import { authFailureText } from '../auth-failure-text';
import { askForMail, canAskAgain } from './ask-for-mail';
import type { ConfirmationKind } from './confirm-link';

interface NewMailFormProps {
  kind: ConfirmationKind;
}

/** A link that no longer works, and the way to a new one. */
export function NewMailForm({ kind }: NewMailFormProps) {
  const client = useAuthClient();
  const [email, setEmail] = useState('');
  const ask = useMutation({ mutationFn: () => askForMail(client, kind, email.trim()) });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    ask.mutate();
  };
  return (
    <NarrowPage title="This link no longer works">
      <Stack spacing={3}>
        <Typography color="textSecondary">
          Links work once and expire after a while.{' '}
          {canAskAgain(kind) ? '' : 'Ask the person who invited you for a new one.'}
        </Typography>
        {ask.isSuccess && (
          <Alert severity="success">
            If we know this address, a new email is on its way. Check your spam folder too.
          </Alert>
        )}
        {ask.error && <Alert severity="error">{authFailureText(ask.error)}</Alert>}
        {canAskAgain(kind) && !ask.isSuccess && (
          <CheckedForm onSubmit={handleSubmit}>
            <Stack spacing={2}>
              <CheckedField
                label={kind === 'email_change' ? 'Your new address' : 'Your address'}
                type="email"
                autoComplete="email"
                fullWidth
                value={email}
                onChange={(event) => setEmail(event.target.value)}
                input={{ required: true }}
              />
              <Button type="submit" variant="contained" size="large" fullWidth loading={ask.isPending}>
                Send a new email
              </Button>
            </Stack>
          </CheckedForm>
        )}
      </Stack>
    </NarrowPage>
  );
}
