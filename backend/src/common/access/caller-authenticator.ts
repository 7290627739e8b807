/** Who calls a route that programs may call, too. */
export type Caller =
  /** A program with the service key. */
  | { kind: 'service' }
  | { kind: 'person'; userId: string }
  /** Somebody with the public key and no session, or with nothing at all. */
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
