import { Injectable } from '@nestjs/common';
import { needsSecondFactor } from '../../../common/access/principal.js';
import type { AuthenticatedSession, RealtimeAuthenticator } from '../../../platform/realtime/ports.js';
import { SessionCheckService } from '../sessions/session-check.service.js';
import { SessionRevocationEventsService } from '../sessions/session-revocation-events.service.js';
import { AccessTokenService } from './access-token.service.js';

/** Door of the feature: tells the channel server whose a token is, and when its session ends. */
@Injectable()
export class RealtimeAuthenticatorService implements RealtimeAuthenticator {
  constructor(
    private readonly tokens: AccessTokenService,
    private readonly sessions: SessionCheckService,
    private readonly endings: SessionRevocationEventsService,
  ) {}

  async authenticate(accessToken: string): Promise<AuthenticatedSession | null> {
    const token = await this.tokens.verify(accessToken);
    const verdict = token && (await this.sessions.check(token));
    if (!verdict || 'refusal' in verdict || needsSecondFactor(verdict.principal)) return null;
    const expiresAt = Math.min(token.expiresAt, Math.floor(verdict.endsAt / 1000));
    return { userId: token.userId, sessionId: token.sessionId, expiresAt };
  }

  onSessionEnded(handler: (sessionId: string) => void): void {
    this.endings.onSessionEnded(handler);
  }
}
