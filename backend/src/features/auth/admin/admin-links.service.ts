import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { ENVIRONMENT } from '../../../config/config.module.js';
import type { Environment } from '../../../config/environment.js';
import { SecurityEventsRecorderService } from '../../security-events/security-events-recorder.service.js';
import type { AuthUserRow } from '../account/auth-user.queries.js';
import { linkTypeOf } from '../mail-flows/auth-mail.js';
import type { IssuedToken } from '../mail-flows/one-time-tokens/one-time-token.js';
import { OneTimeTokensService } from '../mail-flows/one-time-tokens/one-time-tokens.service.js';
import { safeRedirectTarget, withQuery } from '../providers/redirect-target.js';
import { AdminUsersService } from './admin-users.service.js';
import type { AdminLinkType, GenerateLinkDto } from './dto/admin-link.dto.js';
import { LinkSubjectsService } from './link-subjects.service.js';

/** A link as it is handed to an operator. */
export interface GeneratedLink {
  user: AuthUserRow;
  token: IssuedToken;
  /** Followed by a browser. */
  address: string;
  type: AdminLinkType;
  redirectTo: string;
}

/** Links that an operator hands over instead of a mail. */
@Injectable()
export class AdminLinksService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly subjects: LinkSubjectsService,
    private readonly users: AdminUsersService,
    private readonly tokens: OneTimeTokensService,
    private readonly events: SecurityEventsRecorderService,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /**
   * Sends no mail.
   * @param redirectTo counts when the request itself names no address.
   * @throws AuthError `email_exists`, `user_not_found` with status 404, `validation_failed`, `weak_password`
   */
  async generate(wanted: GenerateLinkDto, redirectTo: string | undefined): Promise<GeneratedLink> {
    const { type } = wanted;
    const passwordHash = await this.subjects.hashPassword(wanted);
    const { userId, token } = await this.dataSource.transaction(async (manager) => {
      const subject = await this.subjects.find(manager, wanted, passwordHash);
      const details = { type, mailed: false };
      await this.events.record(manager, { kind: 'sign_in_link_made', userId: subject.userId, details });
      return { userId: subject.userId, token: await this.tokens.issue(manager, type, subject) };
    });
    const { appUrl } = this.environment;
    const target = safeRedirectTarget(wanted.redirect_to ?? redirectTo, appUrl);
    const address = withQuery(`${appUrl}/api/v1/auth/verify`, {
      token: token.linkToken,
      type: linkTypeOf(type),
      redirect_to: target,
    });
    return { user: await this.users.getUser(userId), token, address, type, redirectTo: target };
  }
}
