import type { Factor } from '@supabase/auth-js';
import * as words from './proof.en';

/** The name of the factor, or its kind. */
export function factorName({ friendly_name: name, factor_type: type }: Factor): string {
  if (name) return name;
  return type === 'totp' ? words.authenticatorApp : words.securityKey;
}
