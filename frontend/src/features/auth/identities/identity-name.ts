import type { UserIdentity } from '@supabase/auth-js';
import type { SignInProvider } from '../../../api/app-config';
import * as words from './words.en';

/** Display name of a sign-in method. A provider that is no longer offered keeps its technical name. */
export function identityName({ provider }: UserIdentity, providers: readonly SignInProvider[]): string {
  if (provider === 'email') return words.emailAndPassword;
  return providers.find(({ name }) => name === provider)?.label ?? provider;
}

/** The address under which the provider knows the person. */
export function identityAddress({ identity_data: data }: UserIdentity): string {
  const email: unknown = data?.['email'];
  return typeof email === 'string' ? email : '';
}
