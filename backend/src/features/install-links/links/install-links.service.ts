import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { ownerScope } from '../../../common/access/owner-scope.js';
import type { Principal } from '../../../common/access/principal.js';
import { ENVIRONMENT } from '../../../config/config.module.js';
import type { Environment } from '../../../config/environment.js';
import { lockPerson } from '../../../database/advisory-locks.js';
import { ActivityRecorder } from '../../activity/activity-recorder.js';
import { EntitlementsService } from '../../subscriptions/entitlements/entitlements.service.js';
import { installLinkProblems } from '../install-links.problems.js';
import type { InstallLinkDto } from './install-link.dto.js';
import { InstallLink } from './install-link.entity.js';
import { InstallLinkQueries } from './install-link.queries.js';

const NO_SEATS = { detail: 'You have no plan with seats. Choose a plan to let people in.' };

/** Team seats of an owner and the links that fill them. */
@Injectable()
export class InstallLinksService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly queries: InstallLinkQueries,
    private readonly entitlements: EntitlementsService,
    private readonly activity: ActivityRecorder,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /** Makes a link if a seat is free; two calls at the last free seat make one link (SD.6). @throws `seat-limit-reached`. */
  async generateInstallLink(principal: Principal): Promise<InstallLinkDto> {
    const owner = ownerScope(principal);
    const id = uuidv7();
    await this.dataSource.transaction(async (manager) => {
      await lockPerson(manager, 'seats', owner.userId);
      const { seatLimit } = await this.entitlements.getEntitlement(owner.userId, manager);
      const active = await manager.countBy(InstallLink, { ...owner, isActive: true });
      if (active >= seatLimit) throw installLinkProblems['seat-limit-reached'](seatLimit === 0 ? NO_SEATS : {});
      const installId = randomBytes(16).toString('base64url');
      await manager.insert(InstallLink, {
        id,
        ...owner,
        installId,
        downloadUrl: `${this.environment.appUrl}/join/${installId}`,
      });
      await this.activity.record(manager, owner.userId, 'install_link_generated', { install_link_id: id });
    });
    return this.queries.getInstallLink(owner.userId, id);
  }

  /** Revokes a link for good: whoever sits on the seat loses the team at once (T28). @throws `install-link-not-found`, `install-link-revoked` (SD.7, SD.8). */
  async revokeInstallLink(principal: Principal, installId: string): Promise<InstallLinkDto> {
    const owner = ownerScope(principal);
    const id = await this.dataSource.transaction(async (manager) => {
      const link = await manager.findOne(InstallLink, {
        where: { installId, ...owner },
        lock: { mode: 'pessimistic_write' },
      });
      if (!link) throw installLinkProblems['install-link-not-found']();
      if (!link.isActive) throw installLinkProblems['install-link-revoked']();
      await manager.update(InstallLink, { id: link.id, ...owner }, { isActive: false, revokedAt: () => 'now()' });
      await this.activity.record(manager, owner.userId, 'install_link_revoked', { install_link_id: link.id });
      return link.id;
    });
    return this.queries.getInstallLink(owner.userId, id);
  }
}
