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
import * as words from './words.en';

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
    <NarrowPage title={words.spentLinkTitle}>
      <Stack spacing={3}>
        <Typography color="textSecondary">
          {words.spentLinkText} {canAskAgain(kind) ? '' : words.spentLinkAskWhoInvited}
        </Typography>
        {ask.isSuccess && <Alert severity="success">{words.spentLinkSent}</Alert>}
        {ask.error && <Alert severity="error">{authFailureText(ask.error)}</Alert>}
        {canAskAgain(kind) && !ask.isSuccess && (
          <CheckedForm onSubmit={handleSubmit}>
            <Stack spacing={2}>
              <CheckedField
                label={kind === 'email_change' ? words.spentLinkNewAddress : words.spentLinkAddress}
                type="email"
                autoComplete="email"
                fullWidth
                value={email}
                onChange={(event) => setEmail(event.target.value)}
                input={{ required: true }}
              />
              <Button type="submit" variant="contained" size="large" fullWidth loading={ask.isPending}>
                {words.spentLinkSend}
              </Button>
            </Stack>
          </CheckedForm>
        )}
      </Stack>
    </NarrowPage>
  );
}
