/** The result of a sign-in through a provider. */

export const linked = (provider: string) => `${provider} linked`;
export const linkedDetails = 'It opens your account from now on.';
export const notLinked = (provider: string) => `${provider} was not linked`;
export const noAnswer = 'The provider sent no answer';
export const declined = 'You declined the sign-in.';
export const notConfirmed = 'The provider could not confirm the sign-in. Try again.';
/** By the codes of the auth layer. */
export const failures = {
  bad_oauth_state: 'The sign-in took too long, or is already finished. Try again.',
  flow_state_expired: 'The sign-in took too long. Try again.',
  flow_state_not_found: 'The sign-in took too long, or is already finished. Try again.',
  identity_already_exists: 'That sign-in already opens an account.',
  pkce_code_verifier_not_found: 'The sign-in was started in another browser. Try again here.',
  provider_email_needs_verification: 'The provider has not verified your email address.',
  service_unavailable: 'The provider cannot be reached at the moment. Try again later.',
  user_banned: 'This account is blocked.',
} as const;
