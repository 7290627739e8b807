import { createHash } from 'node:crypto';
import { isSameSecret } from '../../../common/crypto/secrets.js';
import { AuthError } from '../protocol/auth-error.js';

/** The client's PKCE challenge, as sent to /authorize. */
export interface CodeChallenge {
  challenge: string;
  method: 's256' | 'plain';
}

const CHALLENGE = /^[A-Za-z0-9._~-]{43,128}$/;

/**
 * Reads the pair that must come together.
 * @throws AuthError `validation_failed`
 */
export function parseCodeChallenge(challenge: string | undefined, method: string | undefined): CodeChallenge {
  if (!challenge || !method) {
    throw new AuthError('validation_failed', 'PKCE is needed: send code_challenge and code_challenge_method');
  }
  const lower = method.toLowerCase();
  if (lower !== 's256' && lower !== 'plain') {
    throw new AuthError('validation_failed', 'code_challenge_method must be s256 or plain');
  }
  if (!CHALLENGE.test(challenge)) {
    throw new AuthError('validation_failed', 'code_challenge must be 43 to 128 characters of A-Z a-z 0-9 . _ ~ -');
  }
  return { challenge, method: lower };
}

/**
 * Reads the pair where a client may leave it out.
 * @throws AuthError `validation_failed` for half a pair
 */
export function parseOptionalCodeChallenge(
  challenge: string | undefined,
  method: string | undefined,
): CodeChallenge | null {
  return challenge || method ? parseCodeChallenge(challenge, method) : null;
}

/** Whether the verifier is the one that the challenge was made from. */
export function verifiesChallenge(verifier: string, { challenge, method }: CodeChallenge): boolean {
  const made = method === 'plain' ? verifier : createHash('sha256').update(verifier).digest('base64url');
  return isSameSecret(made, challenge);
}
