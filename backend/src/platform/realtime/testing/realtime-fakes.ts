import type { AuthenticatedSession, DraftSnapshot, RealtimeAuthenticator, RealtimeSource } from '../ports.js';

type Handler = (payload: string) => void;

/** Replaces the database's notifications. */
export class FakeNotificationListener {
  private readonly handlers = new Map<string, Handler[]>();
  private readonly gapHandlers: Array<() => void> = [];

  /** Channels with listeners. */
  get channels(): string[] {
    return [...this.handlers.keys()];
  }

  subscribe(channel: string, handler: Handler): void {
    this.handlers.set(channel, [...(this.handlers.get(channel) ?? []), handler]);
  }

  onGap(handler: () => void): void {
    this.gapHandlers.push(handler);
  }

  /** Delivers a payload as Postgres would; strings are sent as they are. */
  notify(channel: string, payload: unknown): void {
    const text = typeof payload === 'string' ? payload : JSON.stringify(payload);
    for (const handler of this.handlers.get(channel) ?? []) handler(text);
  }

  /** Simulates a lost and restored connection. */
  reportGap(): void {
    for (const handler of this.gapHandlers) handler();
  }
}

/** Accepts the tokens that it issued. */
export class FakeRealtimeAuthenticator implements RealtimeAuthenticator {
  /** While true, lookups fail as if the database were down. */
  isUnavailable = false;
  lookups = 0;
  /** Called after a session was found and before it is returned. */
  duringLookup: () => void = () => undefined;
  private readonly sessions = new Map<string, AuthenticatedSession>();
  private readonly endHandlers: Array<(sessionId: string) => void> = [];

  issue(session: AuthenticatedSession): string {
    const token = `token-${this.sessions.size + 1}`;
    this.sessions.set(token, session);
    return token;
  }

  async authenticate(accessToken: string): Promise<AuthenticatedSession | null> {
    this.lookups += 1;
    if (this.isUnavailable) throw new Error('The sessions cannot be read');
    const session = this.sessions.get(accessToken) ?? null;
    this.duringLookup();
    return session;
  }

  onSessionEnded(handler: (sessionId: string) => void): void {
    this.endHandlers.push(handler);
  }

  /** Ends a session and notifies the handlers. */
  endSession(sessionId: string): void {
    this.endSessionUnnoticed(sessionId);
    for (const handler of this.endHandlers) handler(sessionId);
  }

  /** Ends a session whose notification is lost. */
  endSessionUnnoticed(sessionId: string): void {
    for (const [token, session] of this.sessions) {
      if (session.sessionId === sessionId) this.sessions.delete(token);
    }
  }
}

/** Holds rows and drafts in memory and counts how often they are read. */
export class FakeRealtimeSource implements RealtimeSource {
  /** While true, reading rows fails. */
  isUnavailable = false;
  rowReads = 0;
  private readonly rows = new Map<string, Record<string, unknown>>();
  private readonly drafts = new Map<string, DraftSnapshot>();

  keepRow(id: string, row: Record<string, unknown>): void {
    this.rows.set(id, row);
  }

  keepDraft(snapshot: DraftSnapshot): void {
    this.drafts.set(snapshot.generation_id, snapshot);
  }

  async readRow(_table: string, id: string): Promise<Record<string, unknown> | null> {
    this.rowReads += 1;
    if (this.isUnavailable) throw new Error('The row cannot be read');
    return this.rows.get(id) ?? null;
  }

  async readDraft(generationId: string): Promise<DraftSnapshot | null> {
    return this.drafts.get(generationId) ?? null;
  }
}
