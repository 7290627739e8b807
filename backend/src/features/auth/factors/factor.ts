import { AuthError } from '../protocol/auth-error.js';

/** Whose factor it is. */
export interface FactorOwner {
  userId: string;
  email: string;
}

/** What one session is asked to prove. */
export interface FactorChallenge {
  id: string;
  expiresAt: Date;
  /** For WebAuthn: the random text that the authenticator signs. */
  webauthnChallenge: string | null;
}

/** The response to a challenge; which part is used depends on the factor. */
export interface FactorAnswer {
  code?: string | undefined;
  webauthn?: { type: 'create' | 'request'; credential_response: unknown } | undefined;
}

/** What a right answer leaves in the factor's row. */
export type FactorProof = Partial<
  Pick<
    FactorRow,
    'last_time_step' | 'credential_id' | 'credential_public_key' | 'credential_counter' | 'credential_transports'
  >
>;

/** One kind of second factor. */
export interface FactorKind {
  /** How `amr` names the kind. */
  readonly method: string;
  /** Whether a wrong answer spends the challenge. */
  readonly isChallengeSpentByFailure: boolean;

  /**
   * Null for a wrong answer.
   * @throws AuthError `validation_failed` for an answer of another kind
   */
  prove(factor: FactorRow, challenge: FactorChallenge, answer: FactorAnswer): Promise<FactorProof | null>;
}

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
