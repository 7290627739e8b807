/** Injection token of the {@link RealtimeAuthenticator}. */
export const REALTIME_AUTHENTICATOR = Symbol('REALTIME_AUTHENTICATOR');
/** Injection token of the {@link RealtimeSource}. */
export const REALTIME_SOURCE = Symbol('REALTIME_SOURCE');

/** Who an access token speaks for. */
export interface AuthenticatedSession {
  userId: string;
  sessionId: string;
  /** Seconds since 1970, as in the token. */
  expiresAt: number;
}

/** What the channels need to know about sign-in. The auth feature implements it. */
export interface RealtimeAuthenticator {
  /** Gives the session of a valid token, or null. Rejects only when it cannot tell at the moment. */
  authenticate(accessToken: string): Promise<AuthenticatedSession | null>;
  /** Calls `handler` whenever a session ends, on whichever replica: sign-out, ban, deletion of the account. */
  onSessionEnded(handler: (sessionId: string) => void): void;
}

/** The whole current state of a running draft; every message replaces the one before. Field names as on the wire. */
export interface DraftSnapshot {
  sop_id: string;
  generation_id: string;
  /** Grows with every change of the draft. */
  seq: number;
  /** State of the generation, e.g. `running`. */
  state: string;
  provider: string | null;
  /** As much of the document as is written. */
  document: unknown;
  [field: string]: unknown;
}

/** Reads what the channels send. The features implement it; the JSON is that of their own endpoints. */
export interface RealtimeSource {
  /** Gives the owner's row, or null when it is gone, soft-deleted or another person's. */
  readRow(table: LiveTable, id: string, userId: string): Promise<Record<string, unknown> | null>;
  /** Gives the owner's draft, or null when there is none. */
  readDraft(generationId: string, userId: string): Promise<DraftSnapshot | null>;
}

/** Tables whose changes their owner can follow. Each has the trigger that notifies `row_changes`. */
export const LIVE_TABLES = ['sops', 'install_links', 'subscribers'] as const;

export type LiveTable = (typeof LIVE_TABLES)[number];
