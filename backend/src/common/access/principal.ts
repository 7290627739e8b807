/** The two kinds of signed-in person (S1.6). */
export const ROLES = ['user', 'consultant'] as const;
export type Role = (typeof ROLES)[number];

/** The signed-in user of a request. */
export interface Principal {
  /** Id of the authenticated user; the same as the profile's id (S3.1). */
  userId: string;
  email: string;
  /** Null until the first sign-in has set a type (S4.10). */
  role: Role | null;
  sessionId: string;
  /** Assurance level of the session: aal2 after a second factor. */
  aal: 'aal1' | 'aal2';
  /** Whether the account has a verified second factor: then aal1 only allows the step-up to aal2. */
  hasSecondFactor: boolean;
}

/** Whether the account's second factor is still to be verified. */
export function needsSecondFactor({ hasSecondFactor, aal }: Principal): boolean {
  return hasSecondFactor && aal === 'aal1';
}

/** The owner of the rows. Background jobs have only that of a user. */
export type Owner = Pick<Principal, 'userId'>;

/**
 * The one condition that every read and write of owned rows carries: another person's row does not exist.
 * @see ADR 0011
 */
export function ownerScope({ userId }: Owner): { userId: string } {
  return { userId };
}

/** The caller of a route that programs may call, too. */
export type Caller =
  /** A program with the service key. */
  | { kind: 'service' }
  | { kind: 'person'; userId: string }
  /** A caller with the public key but without a session, or without any credentials. */
  | { kind: 'anybody' };

/** Why there is no caller: unknown key, invalid token, or missing second factor. */
export type CallerRefusal = 'no-key' | 'bad-token' | 'second-factor-needed';

/** What a request carries. */
export interface CallerCredentials {
  apiKey: unknown;
  authorization: string | undefined;
}

/** Identifies the sender of a request with both keys, as Supabase's clients do. The auth feature implements it. */
export abstract class CallerAuthenticator {
  abstract identify(credentials: CallerCredentials): Promise<Caller | CallerRefusal>;
}
