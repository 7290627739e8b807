/** The two kinds of signed-in person (S1.6). */
export const ROLES = ['user', 'consultant'] as const;
export type Role = (typeof ROLES)[number];

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

/** Whose rows are meant. Background work has no more of a person than that. */
export type Owner = Pick<Principal, 'userId'>;

/**
 * The one condition that every read and write of owned rows carries: another person's row does not exist.
 * @see ADR 0011
 */
export function ownerScope({ userId }: Owner): { userId: string } {
  return { userId };
}

/** Who calls a route that programs may call, too. */
export type Caller =
  /** A program with the service key. */
  | { kind: 'service' }
  | { kind: 'person'; userId: string }
  /** Someone with the public key and no session, or with nothing at all. */
  | { kind: 'anybody' };

/** Why nobody was found: the key is not of this installation, the token is not good, or a second factor is missing. */
export type CallerRefusal = 'no-key' | 'bad-token' | 'second-factor-needed';

/** What a request carries. */
export interface CallerCredentials {
  apiKey: unknown;
  authorization: string | undefined;
}

/** Tells who sends a request with both keys, as Supabase's clients do. The auth feature implements it. */
export abstract class CallerAuthenticator {
  abstract identify(credentials: CallerCredentials): Promise<Caller | CallerRefusal>;
}
