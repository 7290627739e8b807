import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type FormEvent, useState } from 'react';
import { CheckedField } from '../../../components/form/checked-field';
import { CheckedForm } from '../../../components/form/checked-form';
import { authFailureCode, authFailureText } from '../auth-failure-text';
import * as words from './recovery-code-proof.en';
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
        {words.open}
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
          label={words.label}
          value={code}
          onChange={(event) => setCode(event.target.value)}
          error={prove.error !== null}
          helperText={prove.error ? failureText(prove.error) : words.help}
          fullWidth
          autoFocus
          input={{ required: true, maxLength: 40, autoComplete: 'off', autoCapitalize: 'none', spellCheck: false }}
        />
        <Button type="submit" variant="outlined" size="large" fullWidth loading={prove.isPending}>
          {words.submit}
        </Button>
      </Stack>
    </CheckedForm>
  );
}

function failureText(error: Error): string {
  return authFailureCode(error) === 'mfa_verification_failed' ? words.isWrong : authFailureText(error);
}
