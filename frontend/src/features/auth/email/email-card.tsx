import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { CheckedField } from '../../../components/form/checked-field';
import { CheckedForm } from '../../../components/form/checked-form';
import { SettingsCard } from '../../../components/settings-card';
import { useAuthClient } from '../auth-client-context';
import { authFailureText } from '../auth-failure-text';
import { authUserKey, authUserOptions } from '../auth-user-query';
import { PendingAddress } from './pending-address';
import * as words from './words.en';

interface EmailCardProps {
  /** The address of the account as it is now. */
  email: string;
}

/** The e-mail address of the account; a new one takes effect when both mailboxes have confirmed it. */
export function EmailCard({ email }: EmailCardProps) {
  const client = useAuthClient();
  const queryClient = useQueryClient();
  const { data: user } = useQuery(authUserOptions(client));
  const [wanted, setWanted] = useState('');
  const change = useMutation({
    mutationFn: async () => {
      const options = { emailRedirectTo: `${window.location.origin}/account` };
      const { data, error } = await client.updateUser({ email: wanted.trim() }, options);
      if (error) throw error;
      return data.user;
    },
    onSuccess: (changed) => {
      setWanted('');
      queryClient.setQueryData(authUserKey, changed);
    },
  });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    change.mutate();
  };
  return (
    <SettingsCard title={words.title} text={words.current(email)}>
      {user?.new_email && <PendingAddress email={email} newEmail={user.new_email} />}
      <CheckedForm onSubmit={handleSubmit}>
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
          <CheckedField
            label={words.newAddress}
            type="email"
            autoComplete="email"
            fullWidth
            value={wanted}
            onChange={(event) => setWanted(event.target.value)}
            input={{ required: true }}
          />
          <Button
            type="submit"
            variant={wanted === '' ? 'outlined' : 'contained'}
            loading={change.isPending}
            sx={{ flexShrink: 0, alignSelf: { xs: 'flex-end', sm: 'flex-start' }, minHeight: { sm: 56 } }}
          >
            {words.change}
          </Button>
        </Stack>
      </CheckedForm>
      {change.error && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {authFailureText(change.error)}
        </Alert>
      )}
    </SettingsCard>
  );
}
