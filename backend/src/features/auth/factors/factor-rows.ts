import { AuthError } from '../protocol/auth-error.js';

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

/** A factor with what a right answer leaves in it. */
export type FactorAnswerRow = Pick<
  FactorRow,
  'id' | 'last_time_step' | 'credential_id' | 'credential_public_key' | 'credential_counter' | 'credential_transports'
>;

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
