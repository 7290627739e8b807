import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type FormEvent, useState } from 'react';
import { CheckedField } from '../../../components/form/checked-field';
import { CheckedForm } from '../../../components/form/checked-form';
import { authFailureCode, authFailureText } from '../auth-failure-text';
import { useProveRecoveryCode, useRecoveryCodes } from './use-recovery-codes';

/** Offers to use a recovery code if there is one left. */
export function RecoveryCodeProof() {
  const { set } = useRecoveryCodes();
  const prove = useProveRecoveryCode();
  const [isOpen, setIsOpen] = useState(false);
  const [code, setCode] = useState('');
  if (!set || set.remaining === 0) return null;
  if (!isOpen) {
    return (
      <Button onClick={() => setIsOpen(true)} sx={{ alignSelf: 'center' }}>
        Use a recovery code
      </Button>
    );
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    prove.mutate(code);
  };
  return (
    <CheckedForm onSubmit={handleSubmit}>
      <Stack spacing={2}>
        <CheckedField
          label="Recovery code"
          value={code}
          onChange={(event) => setCode(event.target.value)}
          error={prove.error !== null}
          helperText={
            prove.error ? failureText(prove.error) : 'One of those that you kept, for example gezd-gnbv-gy3t-qojq'
          }
          fullWidth
          autoFocus
          input={{ required: true, maxLength: 40, autoComplete: 'off', autoCapitalize: 'none', spellCheck: false }}
        />
        <Button type="submit" variant="outlined" size="large" fullWidth loading={prove.isPending}>
          Use this code
        </Button>
      </Stack>
    </CheckedForm>
  );
}

function failureText(error: Error): string {
  return authFailureCode(error) === 'mfa_verification_failed'
    ? 'This code is wrong or was used already.'
    : authFailureText(error);
}
