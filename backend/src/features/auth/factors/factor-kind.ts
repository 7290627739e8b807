import type { FactorRow } from './factor-rows.js';

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
