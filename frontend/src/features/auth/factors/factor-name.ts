import type { Factor } from '@supabase/auth-js';

/** What its owner calls the factor, or what it is. */
export function factorName({ friendly_name: name, factor_type: type }: Factor): string {
  if (name) return name;
  return type === 'totp' ? 'Authenticator app' : 'Security key';
}
