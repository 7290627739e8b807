import { useMutation } from '@tanstack/react-query';
import { notifySuccess } from '../../../components/notifications';
import type { AuthSessionClient } from '../auth-client';
import { useAuthClient } from '../auth-client-context';
import { discardUnfinished } from './discard-unfinished';
import { useRefreshFactors } from './use-factors';
import * as words from './words.en';

/** An authenticator app whose first code is still to be verified. */
export interface BegunApp {
  factorId: string;
  /** Address of the picture that the app scans. */
  qrCode: string;
  secret: string;
}

/** Enrolls an authenticator app; it takes effect when its first code is verified. */
export function useBeginApp() {
  const client = useAuthClient();
  return useMutation({ mutationFn: (friendlyName: string) => beginApp(client, friendlyName) });
}

/** Verifies the first code of an app: every session without a second factor ends. */
export function useProveApp() {
  const client = useAuthClient();
  const refresh = useRefreshFactors();
  return useMutation({
    mutationFn: async (proof: { factorId: string; code: string }) => {
      const { error } = await client.mfa.challengeAndVerify(proof);
      if (error) throw error;
    },
    onSuccess: () => {
      notifySuccess(words.added, words.addedDetails);
      return refresh();
    },
  });
}

async function beginApp(client: AuthSessionClient, friendlyName: string): Promise<BegunApp> {
  await discardUnfinished(client, friendlyName);
  const { data, error } = await client.mfa.enroll({ factorType: 'totp', friendlyName });
  if (error) throw error;
  return { factorId: data.id, qrCode: data.totp.qr_code, secret: data.totp.secret };
}
