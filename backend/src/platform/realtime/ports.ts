/** Injection token of the {@link RealtimeAuthenticator}. */
export const REALTIME_AUTHENTICATOR = Symbol('REALTIME_AUTHENTICATOR');
/** Injection token of the {@link RealtimeSource}. */
export const REALTIME_SOURCE = Symbol('REALTIME_SOURCE');

/** The session of an access token. */
export interface AuthenticatedSession {
  userId: string;
  sessionId: string;
  /** Seconds since 1970, as in the token. */
  expiresAt: number;
}

/** Authentication as the channels need it; implemented by the auth feature. */
export interface RealtimeAuthenticator {
  /** Returns the session of a valid token, or null. Rejects only if sessions cannot be checked at the moment. */
  authenticate(accessToken: string): Promise<AuthenticatedSession | null>;
  /** Calls `handler` whenever a session ends, on whichever replica: sign-out, ban, deletion of the account. */
  onSessionEnded(handler: (sessionId: string) => void): void;
}

/** The full state of a running draft; each message replaces the previous one. Field names as on the wire. */
export interface DraftSnapshot {
  sop_id: string;
  generation_id: string;
  /** Increases with every change of the draft. */
  seq: number;
  /** State of the generation, e.g. `running`. */
  state: string;
  provider: string | null;
  /** The document as written so far. */
  document: unknown;
  [field: string]: unknown;
}

/** Reads the data that channels send; implemented by the features, in the JSON format of their endpoints. */
export interface RealtimeSource {
  /** Returns the owner's row, or null if it is deleted, soft-deleted or another person's. */
  readRow(table: LiveTable, id: string, userId: string): Promise<Record<string, unknown> | null>;
  /** Returns the owner's draft, or null if there is none. */
  readDraft(generationId: string, userId: string): Promise<DraftSnapshot | null>;
}

/** Tables whose changes their owner can follow. Each has a trigger that notifies `row_changes`. */
export const LIVE_TABLES = ['sops', 'install_links', 'subscribers'] as const;

export type LiveTable = (typeof LIVE_TABLES)[number];
