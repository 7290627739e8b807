import type { VerifyOtpParams } from '@supabase/auth-js';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { notifySuccess } from '../../../components/notifications';
import type { AuthSessionClient } from '../auth-client';
import { useAuthClient } from '../auth-client-context';
import { isSecondFactorDue } from '../follow-session';
import { notifyWelcome } from '../notify-welcome';
import type { ConfirmationKind } from './confirm-link';
import * as words from './words.en';

/** `first-of-two`: a change of address waits for the other mailbox. */
type Outcome = 'signed-in' | 'second-factor-due' | 'first-of-two';

/** Redeems the link or the code of a mail, once, and continues from there. */
export function useConfirmation(kind: ConfirmationKind, nextPath: string | null) {
  const client = useAuthClient();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (proof: VerifyOtpParams) => redeem(client, proof),
    onSuccess: (outcome) => {
      if (outcome === 'first-of-two') return;
      // The mail may belong to a different person than the one signed in here.
      queryClient.clear();
      if (kind === 'recovery') {
        navigate('/auth/new-password', { replace: true });
        return;
      }
      if (kind === 'email_change') {
        notifySuccess(words.emailChanged, words.emailChangedDetails);
        navigate('/account', { replace: true });
        return;
      }
      if (outcome === 'signed-in') notifyWelcome();
      // The front page is for visitors.
      navigate(nextPath === null || nextPath === '/' ? '/dashboard' : nextPath, { replace: true });
    },
  });
}

async function redeem(client: AuthSessionClient, proof: VerifyOtpParams): Promise<Outcome> {
  const { data, error } = await client.verifyOtp(proof);
  if (error) throw error;
  if (!data.session) return 'first-of-two';
  return isSecondFactorDue(data.session) ? 'second-factor-due' : 'signed-in';
}
