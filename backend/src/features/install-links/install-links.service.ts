import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { ownerScope } from '../../common/access/owner-scope.js';
import type { Principal } from '../../common/access/principal.js';
import { type Cursor, encodeCursor } from '../../common/http/cursor.js';
import { ENVIRONMENT } from '../../config/config.module.js';
import type { Environment } from '../../config/environment.js';
import { HotReads } from '../../database/hot-reads.js';
import { ActivityRecorder } from '../activity/activity-recorder.service.js';
import { EntitlementsService } from '../subscriptions/entitlements.service.js';
import type { InstallLinkDto } from './dto/install-link.dto.js';
import type { InstallLinkPageDto } from './dto/install-link-page.dto.js';
import { InstallLink } from './install-link.entity.js';
import { installLinkProblems } from './install-links.problems.js';

/** First half of the two-key advisory lock that orders seat changes of one owner. */
const SEAT_LOCK = 41;

const OWN = `SELECT id, user_id, install_id, is_active, download_url, created_at FROM install_links WHERE user_id = $1`;
const ORDER = 'ORDER BY created_at DESC, id DESC LIMIT $2';

/** Team seats of an owner and the links that fill them. */
@Injectable()
export class InstallLinksService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly reads: HotReads,
    private readonly entitlements: EntitlementsService,
    private readonly activity: ActivityRecorder,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /** Makes a link if a seat is free; two calls at the last free seat make one link (SD.6). @throws `seat-limit-reached`. */
  async generateInstallLink(principal: Principal): Promise<InstallLink> {
    const owner = ownerScope(principal);
    return this.dataSource.transaction(async (manager) => {
      await manager.query('SELECT pg_advisory_xact_lock($1, hashtext($2))', [SEAT_LOCK, owner.userId]);
      const { seatLimit } = await this.entitlements.getEntitlement(owner.userId, manager);
      const active = await manager.countBy(InstallLink, { ...owner, isActive: true });
      if (active >= seatLimit) throw installLinkProblems['seat-limit-reached']();
      const installId = randomBytes(16).toString('base64url');
      const id = uuidv7();
      await manager.insert(InstallLink, {
        id,
        ...owner,
        installId,
        downloadUrl: `${this.environment.appUrl}/join/${installId}`,
      });
      await this.activity.record(manager, owner.userId, 'install_link_generated', { install_link_id: id });
      return manager.findOneByOrFail(InstallLink, { id });
    });
  }

  /** Revokes a link for good. @throws `install-link-not-found`, `install-link-revoked` (SD.7, SD.8). */
  async revokeInstallLink(principal: Principal, installId: string): Promise<InstallLink> {
    const owner = ownerScope(principal);
    return this.dataSource.transaction(async (manager) => {
      const link = await manager.findOne(InstallLink, {
        where: { installId, ...owner },
        lock: { mode: 'pessimistic_write' },
      });
      if (!link) throw installLinkProblems['install-link-not-found']();
      if (!link.isActive) throw installLinkProblems['install-link-revoked']();
      await manager.update(InstallLink, { id: link.id, ...owner }, { isActive: false, revokedAt: () => 'now()' });
      await this.activity.record(manager, owner.userId, 'install_link_revoked', { install_link_id: link.id });
      return manager.findOneByOrFail(InstallLink, { id: link.id });
    });
  }

  /** One page of the owner's links, newest first (S7.36). */
  async listInstallLinks(principal: Principal, limit: number, cursor: Cursor | null): Promise<InstallLinkPageDto> {
    const { userId } = ownerScope(principal);
    const rows = cursor
      ? await this.reads.query<InstallLinkDto>(
          'install-links-next',
          `${OWN} AND (created_at, id) < ($3, $4) ${ORDER}`,
          [userId, limit + 1, cursor.at, cursor.id],
        )
      : await this.reads.query<InstallLinkDto>('install-links-first', `${OWN} ${ORDER}`, [userId, limit + 1]);
    const items = rows.slice(0, limit);
    const last = items.at(-1);
    const next_cursor = rows.length > limit && last ? encodeCursor({ at: last.created_at, id: last.id }) : null;
    return { items, next_cursor };
  }
}
