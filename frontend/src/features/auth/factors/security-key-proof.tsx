import KeyOutlined from '@mui/icons-material/KeyOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { Factor } from '@supabase/auth-js';
import { useMutation } from '@tanstack/react-query';
import { useAuthClient } from '../auth-client-context';
import { authFailureText } from '../auth-failure-text';
import { factorName } from './factor-name';
import * as words from './proof.en';
import { areSecurityKeysSupported, proveSecurityKey } from './security-key';

interface SecurityKeyProofProps {
  factors: readonly Factor[];
  isOnlyWay: boolean;
  onProved?: () => void;
}

/** One button for each security key of the account. */
export function SecurityKeyProof({ factors, isOnlyWay, onProved }: SecurityKeyProofProps) {
  const client = useAuthClient();
  const prove = useMutation({
    mutationFn: (factorId: string) => proveSecurityKey(client, factorId),
    onSuccess: onProved,
  });
  if (!areSecurityKeysSupported()) {
    return isOnlyWay ? <Alert severity="warning">{words.keysNotSupported}</Alert> : null;
  }
  return (
    <Stack spacing={1}>
      {factors.map((factor) => (
        <Button
          key={factor.id}
          variant={isOnlyWay ? 'contained' : 'outlined'}
          size="large"
          fullWidth
          startIcon={<KeyOutlined />}
          loading={prove.isPending && prove.variables === factor.id}
          disabled={prove.isPending}
          onClick={() => prove.mutate(factor.id)}
        >
          {words.keyButton(factorName(factor))}
        </Button>
      ))}
      {prove.error && <Alert severity="error">{authFailureText(prove.error)}</Alert>}
    </Stack>
  );
}
