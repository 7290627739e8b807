import { AuthError } from '../auth-error.js';

export type FactorType = 'totp' | 'webauthn';

/** A row of auth_factors. */
export interface FactorRow {
  id: string;
  user_id: string;
  factor_type: FactorType;
  status: 'unverified' | 'verified';
  /** Empty when the person gave none. */
  friendly_name: string;
  sealed_secret: Buffer | null;
  last_time_step: number | null;
  credential_id: string | null;
  credential_public_key: Buffer | null;
  credential_counter: number | null;
  credential_transports: string[] | null;
  failed_attempts: number;
  blocked_until: Date | null;
  created_at: Date;
}

/** Columns of {@link FactorRow}; numbers of eight bytes come as numbers, because ours stay far below 2^53. */
export const FACTOR_COLUMNS = `id, user_id, factor_type, status, friendly_name, sealed_secret,
  last_time_step::float8, credential_id, credential_public_key, credential_counter::float8, credential_transports,
  failed_attempts, blocked_until, created_at`;

/** The factor with this id. @throws AuthError `mfa_factor_not_found` when it is not among the person's */
export function requireFactor(factors: readonly FactorRow[], factorId: string): FactorRow {
  const factor = factors.find(({ id }) => id === factorId);
  if (!factor) throw new AuthError('mfa_factor_not_found', 'There is no such factor');
  return factor;
}

/** What its owner calls it, or what it is. */
export function factorName({ friendly_name: name, factor_type: type }: FactorRow): string {
  if (name !== '') return name;
  return type === 'totp' ? 'authenticator app' : 'passkey or security key';
}

/** Whether the person has to prove a second factor. */
export function hasVerifiedFactor(factors: readonly FactorRow[]): boolean {
  return factors.some(({ status }) => status === 'verified');
}
