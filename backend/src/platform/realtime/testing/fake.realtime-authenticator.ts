import type { AuthenticatedSession, RealtimeAuthenticator } from '../ports.js';

/** Knows the tokens it has issued. */
export class FakeRealtimeAuthenticator implements RealtimeAuthenticator {
  /** While true nothing can be looked up, as when the database is away. */
  isUnavailable = false;
  lookups = 0;
  /** Happens after a session was found and before it is given. */
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

  /** Ends a session and says so. */
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
