import { Injectable } from '@nestjs/common';
import { needsSecondFactor } from '../../common/access/principal.js';
import type { AuthenticatedSession, RealtimeAuthenticator as Port } from '../../platform/realtime/ports.js';
import { AccessTokenService } from './access-token.service.js';
import { SessionCheckService } from './session-check.service.js';
import { SessionEndings } from './session-endings.service.js';

/** Door of the feature: tells the channel server whose a token is, and when its session ends. */
@Injectable()
export class RealtimeAuthenticator implements Port {
  constructor(
    private readonly tokens: AccessTokenService,
    private readonly sessions: SessionCheckService,
    private readonly endings: SessionEndings,
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
