import type { AuthSessionClient } from '../auth-client';
import type { ConfirmationKind } from './confirm-link';

/** Whether the user can request another mail of this kind; an invitation is sent by another person. */
export function canAskAgain(kind: ConfirmationKind): boolean {
  return kind !== 'invite';
}

/**
 * Requests another mail in place of one whose link no longer works. The response is the same for every address.
 * @throws AuthError
 */
export async function askForMail(client: AuthSessionClient, kind: ConfirmationKind, email: string): Promise<void> {
  const { error } = await send(client, kind, email);
  if (error) throw error;
}

function send(client: AuthSessionClient, kind: ConfirmationKind, email: string) {
  switch (kind) {
    case 'recovery':
      return client.resetPasswordForEmail(email);
    case 'signup':
    case 'email_change':
      return client.resend({ type: kind, email });
    default:
      return client.signInWithOtp({ email, options: { shouldCreateUser: false } });
  }
}
