import { Injectable } from '@nestjs/common';
import { AuthError } from '../auth-error.js';
import { AuthUsersService } from '../auth-users.service.js';
import type { TokenDto } from '../dto/token.dto.js';
import { SessionCheckService } from '../session-check.service.js';
import { SessionIssuer } from '../session-issuer.service.js';
import type { RaisedSession } from './session-assurance.service.js';

/** Makes the answer that gives a raised session anew. */
@Injectable()
export class RaisedSessionAnswer {
  constructor(
    private readonly users: AuthUsersService,
    private readonly issuer: SessionIssuer,
    private readonly check: SessionCheckService,
  ) {}

  /** Call after the transaction. @throws AuthError `user_not_found` */
  async of({ session, refreshToken }: RaisedSession): Promise<TokenDto> {
    // The session has changed, and the first proof has ended others.
    this.check.forgetUser(session.user_id);
    const user = await this.users.findUser(session.user_id);
    if (!user) throw new AuthError('user_not_found', 'User not found');
    return this.issuer.answer(user, session, refreshToken);
  }
}
