import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { SecurityEventsRecorderService } from '../../security-events/security-events-recorder.service.js';
import type { AuthUserRow } from '../account/auth-user.queries.js';
import { AuthMailerService } from '../mail-flows/auth-mailer.service.js';
import { AdminUsersService } from './admin-users.service.js';
import type { InviteDto } from './dto/admin-link.dto.js';
import { LinkSubjectsService } from './link-subjects.service.js';

/** Invitations by mail. */
@Injectable()
export class InvitationsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly subjects: LinkSubjectsService,
    private readonly users: AdminUsersService,
    private readonly mailer: AuthMailerService,
    private readonly events: SecurityEventsRecorderService,
  ) {}

  /** Makes an account and mails its owner. @throws AuthError `email_exists`, `email_provider_disabled` */
  async invite(wanted: InviteDto, redirectTo: string | undefined): Promise<AuthUserRow> {
    this.mailer.requireOpen();
    const userId = await this.dataSource.transaction(async (manager) => {
      const { userId: id, email } = await this.subjects.newcomer(manager, wanted, null);
      await this.mailer.sendLink(manager, { kind: 'invite', userId: id, email, redirectTo });
      const details = { type: 'invite', mailed: true };
      await this.events.record(manager, { kind: 'sign_in_link_made', userId: id, details });
      return id;
    });
    return this.users.getUser(userId);
  }
}
