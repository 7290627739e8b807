import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { ownerScope, type Principal } from '../../../common/access/principal.js';
import { ENVIRONMENT } from '../../../config/config.module.js';
import type { Environment } from '../../../config/environment.js';
import { lockPerson } from '../../../database/advisory-locks.js';
import { ActivityRecorder } from '../../activity/activity-recorder.js';
import { EntitlementsService } from '../../subscriptions/entitlements/entitlements.service.js';
import { installLinkProblems } from '../install-links.problems.js';
import { InvitationMailerService } from '../invitations/invitation-mailer.service.js';
import type { InstallLinkDto } from './install-link.dto.js';
import { InstallLink } from './install-link.entity.js';
import { InstallLinkQueries } from './install-link.queries.js';

const NO_SEATS = { detail: 'You have no plan with seats. Choose a plan to let people in.' };

/** For whom a link is to be, as far as the owner says so. */
export interface InstallLinkWishes {
  name?: string | null | undefined;
  /** Where it is mailed. */
  email?: string | null | undefined;
}

/** Team seats of an owner and the links that fill them. */
@Injectable()
export class InstallLinksService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly queries: InstallLinkQueries,
    private readonly entitlements: EntitlementsService,
    private readonly activity: ActivityRecorder,
    private readonly mailer: InvitationMailerService,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /**
   * Makes a link if a seat is free, and mails it if there is an address. Two calls at the last free seat make one link
   * (SD.6).
   * @throws `seat-limit-reached`, `invitations-not-mailed`, `too-many-invitations`.
   */
  async generateInstallLink(
    principal: Principal,
    { name = null, email = null }: InstallLinkWishes = {},
  ): Promise<InstallLinkDto> {
    const owner = ownerScope(principal);
    const id = uuidv7();
    const inviter = email === null ? null : await this.mailer.prepare(owner.userId, email);
    await this.dataSource.transaction(async (manager) => {
      await lockPerson(manager, 'seats', owner.userId);
      const { seatLimit } = await this.entitlements.getEntitlement(owner.userId, manager);
      const active = await manager.countBy(InstallLink, { ...owner, isActive: true });
      if (active >= seatLimit) throw installLinkProblems['seat-limit-reached'](seatLimit === 0 ? NO_SEATS : {});
      const installId = randomBytes(16).toString('base64url');
      const downloadUrl = `${this.environment.appUrl}/join/${installId}`;
      const mailedAt = email === null ? null : () => 'now()';
      await manager.insert(InstallLink, { id, ...owner, installId, downloadUrl, name, email, mailedAt });
      if (email !== null && inviter) await this.mailer.send(manager, inviter, email, downloadUrl);
      await this.activity.record(manager, owner.userId, 'install_link_generated', { install_link_id: id });
    });
    return this.queries.getInstallLink(owner.userId, id);
  }

  /** Says for whom a link is. @throws `install-link-not-found`. */
  async renameInstallLink(principal: Principal, id: string, name: string): Promise<InstallLinkDto> {
    const owner = ownerScope(principal);
    const { affected } = await this.dataSource.manager.update(InstallLink, { id, ...owner }, { name });
    if (!affected) throw installLinkProblems['install-link-not-found']();
    return this.queries.getInstallLink(owner.userId, id);
  }

  /**
   * Mails a link to its address once more.
   * @throws `install-link-not-found`, `install-link-not-mailed`, `invitations-not-mailed`, `too-many-invitations`.
   */
  async mailInstallLink(principal: Principal, id: string): Promise<InstallLinkDto> {
    const owner = ownerScope(principal);
    const known = await this.dataSource.manager.findOneBy(InstallLink, { id, ...owner });
    if (!known) throw installLinkProblems['install-link-not-found']();
    if (known.email === null) throw installLinkProblems['install-link-not-mailed']();
    const inviter = await this.mailer.prepare(owner.userId, known.email);
    await this.dataSource.transaction(async (manager) => {
      // Read again: until now it could have been used or revoked.
      const where = { id, ...owner };
      const link = await manager.findOne(InstallLink, { where, lock: { mode: 'pessimistic_write' } });
      if (!link) throw installLinkProblems['install-link-not-found']();
      if (link.email === null) throw installLinkProblems['install-link-not-mailed']();
      await manager.update(InstallLink, where, { mailedAt: () => 'now()' });
      await this.mailer.send(manager, inviter, link.email, link.downloadUrl);
    });
    return this.queries.getInstallLink(owner.userId, id);
  }

  /** Revokes a link for good: the member on the seat loses access to the team at once (T28). @throws `install-link-not-found`, `install-link-revoked` (SD.7, SD.8). */
  async revokeInstallLink(principal: Principal, installId: string): Promise<InstallLinkDto> {
    const owner = ownerScope(principal);
    const id = await this.dataSource.transaction(async (manager) => {
      const link = await manager.findOne(InstallLink, {
        where: { installId, ...owner },
        lock: { mode: 'pessimistic_write' },
      });
      if (!link) throw installLinkProblems['install-link-not-found']();
      if (!link.isActive) throw installLinkProblems['install-link-revoked']();
      await manager.update(
        InstallLink,
        { id: link.id, ...owner },
        { isActive: false, revokedAt: () => 'now()', email: null },
      );
      await this.activity.record(manager, owner.userId, 'install_link_revoked', { install_link_id: link.id });
      return link.id;
    });
    return this.queries.getInstallLink(owner.userId, id);
  }
}
