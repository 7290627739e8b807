import { AuthError } from '../protocol/auth-error.js';

/** The owner of the factor. */
export interface FactorOwner {
  userId: string;
  email: string;
}

/** A challenge of one session. */
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

/** The changes of the factor's row after a correct answer. */
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
  /** Whether a wrong answer consumes the challenge. */
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
  /** Empty without a name. */
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

/** A factor with the changes of a correct answer. */
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

/** Its name, or its kind. */
export function factorName({ friendly_name: name, factor_type: type }: FactorRow): string {
  if (name !== '') return name;
  return type === 'totp' ? 'authenticator app' : 'passkey or security key';
}

/** Whether a second factor has to be verified. */
export function hasVerifiedFactor(factors: readonly FactorRow[]): boolean {
  return factors.some(({ status }) => status === 'verified');
}
