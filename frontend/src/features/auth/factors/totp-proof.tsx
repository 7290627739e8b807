import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { Factor } from '@supabase/auth-js';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { CheckedForm } from '../../../components/form/checked-form';
import { useAuthClient } from '../auth-client-context';
import { authFailureText } from '../auth-failure-text';
import { CodeField } from '../code-field';
import { factorName } from './factor-name';
import * as words from './proof.en';

interface TotpProofProps {
  factors: readonly Factor[];
  onProved?: () => void;
}

/** Asks for the code of an authenticator app; several apps are told apart by their names. */
export function TotpProof({ factors, onProved }: TotpProofProps) {
  const client = useAuthClient();
  const [factorId, setFactorId] = useState(factors[0]?.id ?? '');
  const [code, setCode] = useState('');
  const prove = useMutation({
    mutationFn: async () => {
      const { error } = await client.mfa.challengeAndVerify({ factorId, code });
      if (error) throw error;
    },
    onSuccess: onProved,
    onError: () => setCode(''),
  });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    prove.mutate();
  };
  return (
    <CheckedForm onSubmit={handleSubmit}>
      <Stack spacing={2}>
        {factors.length > 1 && (
          <TextField
            label={words.app}
            select
            fullWidth
            value={factorId}
            onChange={(event) => setFactorId(event.target.value)}
          >
            {factors.map((factor) => (
              <MenuItem key={factor.id} value={factor.id}>
                {factorName(factor)}
              </MenuItem>
            ))}
          </TextField>
        )}
        <CodeField
          label={words.appCode}
          value={code}
          onChange={setCode}
          error={prove.error && authFailureText(prove.error)}
          hasFocus
        />
        <Button type="submit" variant="contained" size="large" fullWidth loading={prove.isPending}>
          {words.confirm}
        </Button>
      </Stack>
    </CheckedForm>
  );
}
