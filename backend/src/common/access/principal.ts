import type { Role } from './role.js';

/** The signed-in person a request speaks for. */
export interface Principal {
  /** Id of the authenticated user; the same as the profile's id (S3.1). */
  userId: string;
  email: string;
  /** Null until the first sign-in has set a type (S4.10). */
  role: Role | null;
  sessionId: string;
  /** Assurance level of the session: aal2 after a second factor. */
  aal: 'aal1' | 'aal2';
  /** Whether the account has a verified second factor: then aal1 opens nothing but the way to aal2. */
  hasSecondFactor: boolean;
}

/** Whether the person has yet to prove the account's second factor. */
export function needsSecondFactor({ hasSecondFactor, aal }: Principal): boolean {
  return hasSecondFactor && aal === 'aal1';
}
