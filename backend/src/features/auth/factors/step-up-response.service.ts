import { Injectable } from '@nestjs/common';
import { AuthUsersService } from '../account/auth-users.service.js';
import type { TokenDto } from '../grants/dto/token.dto.js';
import { AuthError } from '../protocol/auth-error.js';
import { SessionCheckService } from '../sessions/session-check.service.js';
import { SessionIssuerService } from '../sessions/session-issuer.service.js';
import type { SteppedUpSession } from './session-assurance.service.js';

/** Makes the response to a step-up: the session with a new access token. */
@Injectable()
export class StepUpResponseService {
  constructor(
    private readonly users: AuthUsersService,
    private readonly issuer: SessionIssuerService,
    private readonly check: SessionCheckService,
  ) {}

  /** Call after the transaction. @throws AuthError `user_not_found` */
  async of({ session, refreshToken }: SteppedUpSession): Promise<TokenDto> {
    // The session has changed, and the first proof has ended others.
    this.check.forgetUser(session.user_id);
    const user = await this.users.findUser(session.user_id);
    if (!user) throw new AuthError('user_not_found', 'User not found');
    return this.issuer.answer(user, session, refreshToken);
  }
}
