import { useMutation } from '@tanstack/react-query';
import type { AuthSessionClient } from '../auth-client';
import { useAuthClient } from '../auth-client-context';
import { authFailureCode } from '../auth-failure-text';

export interface PasswordChange {
  password: string;
  /** Empty without a password, or after a recovery mail. */
  currentPassword: string;
  /** Code of a reauthentication mail; empty when none was requested. */
  code: string;
}

/** `code-needed`: a mail with a code was sent, which the next attempt has to include. */
type Outcome = 'changed' | 'code-needed';

/** Sets or changes the password; every other session of the person ends (S8.43). */
export function useChangePassword() {
  const client = useAuthClient();
  return useMutation({ mutationFn: (change: PasswordChange) => changePassword(client, change) });
}

async function changePassword(client: AuthSessionClient, change: PasswordChange): Promise<Outcome> {
  const { error } = await client.updateUser({
    password: change.password,
    ...(change.currentPassword ? { current_password: change.currentPassword } : {}),
    ...(change.code ? { nonce: change.code } : {}),
  });
  if (!error) return 'changed';
  if (authFailureCode(error) !== 'reauthentication_needed') throw error;
  const { error: mailFailure } = await client.reauthenticate();
  if (mailFailure) throw mailFailure;
  return 'code-needed';
}
