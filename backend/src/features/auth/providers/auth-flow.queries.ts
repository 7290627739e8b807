import type { EntityManager } from 'typeorm';
import type { CodeChallenge } from '../grants/pkce.js';
import type { ProviderIdentity } from './provider-identity.js';

/** A sign-in that has come back from its provider. */
export interface ReturnedFlow {
  id: string;
  provider: string;
  nonce: string;
  sealed_verifier: Buffer;
  redirect_to: string;
  linking_user_id: string | null;
}

/** A sign-in whose code is about to be exchanged. */
export interface AuthorizedFlow {
  id: string;
  user_id: string;
  code_challenge: string;
  code_challenge_method: CodeChallenge['method'];
  sealed_provider_tokens: Buffer | null;
  /** The identity to link to the account; null for a sign-in. */
  linking_identity: ProviderIdentity | null;
  /** The authentication method. */
  method: string;
  /** Whether our own provider has verified the second factor. */
  mfa_verified: boolean;
  is_expired: boolean;
}

/** Statements on sign-ins in progress; plain changes go through the entity. */
export class AuthFlowQueries {
  constructor(private readonly manager: EntityManager) {}

  /** Consumes the sign-in of a state: a second call finds nothing. @param minutes how long it may have taken. */
  async takeByState(stateHash: Buffer, minutes: number): Promise<ReturnedFlow | null> {
    const [rows]: [ReturnedFlow[], number] = await this.manager.query(
      `UPDATE auth_flows SET authorized_at = now() WHERE state_hash = $1 AND authorized_at IS NULL
         AND created_at > now() - make_interval(mins => $2)
       RETURNING id, provider, nonce, sealed_verifier, redirect_to, linking_user_id`,
      [stateHash, minutes],
    );
    return rows[0] ?? null;
  }

  /** The sign-in of an unused code; locks it. @param minutes lifetime of a code. */
  async lockByCode(codeHash: Buffer, minutes: number): Promise<AuthorizedFlow | null> {
    const rows: AuthorizedFlow[] = await this.manager.query(
      `SELECT id, user_id, code_challenge, code_challenge_method, sealed_provider_tokens, linking_identity,
         method, proved_factor AS mfa_verified,
         authorized_at < now() - make_interval(mins => $2) AS is_expired
       FROM auth_flows WHERE code_hash = $1 AND exchanged_at IS NULL
         -- Linking ends with the session that asked for it.
         AND (linking_session_id IS NULL
           OR EXISTS (SELECT 1 FROM auth_sessions s WHERE s.id = linking_session_id AND s.ended_at IS NULL))
       FOR UPDATE`,
      [codeHash, minutes],
    );
    return rows[0] ?? null;
  }
}
