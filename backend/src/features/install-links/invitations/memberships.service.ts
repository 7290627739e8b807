import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, IsNull, Not } from 'typeorm';
import { lockPerson } from '../../../database/advisory-locks.js';
import { ActivityRecorder } from '../../activity/activity-recorder.js';
import { ProfilesService } from '../../profiles/profiles.service.js';
import { EntitlementsService } from '../../subscriptions/entitlements/entitlements.service.js';
import { installLinkProblems } from '../install-links.problems.js';
import { InstallLink } from '../links/install-link.entity.js';
import { InstallLinkQueries } from '../links/install-link.queries.js';
import type { InvitationDto, MembershipDto } from './invitation.dto.js';

/** The invited person's side of a seat. */
@Injectable()
export class MembershipsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly queries: InstallLinkQueries,
    private readonly profiles: ProfilesService,
    private readonly entitlements: EntitlementsService,
    private readonly activity: ActivityRecorder,
  ) {}

  /** Who invites, and whether the seat is free (T28). @throws `install-link-not-found`, `invitation-revoked`. */
  async getInvitation(installId: string): Promise<InvitationDto> {
    const link = await findUsable(this.dataSource.manager, installId);
    const owner = await this.profiles.getProfile(link.userId);
    return {
      install_id: installId,
      invited_by: owner.fullName,
      state: link.memberUserId === null ? 'open' : 'taken',
    };
  }

  /**
   * Binds the seat to the person, for good, and tells the owner; the same person may do it again (T28).
   * @throws `install-link-not-found`, `invitation-revoked`, `invitation-taken`, `own-invitation`,
   * `already-on-the-team`, `no-seat-left`.
   */
  async acceptInvitation(userId: string, installId: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const { userId: ownerId } = await findUsable(manager, installId);
      await lockPerson(manager, 'seats', ownerId);
      // Read again: until now it could have been revoked or taken.
      const link = await findUsable(manager, installId);
      if (link.memberUserId === userId) return;
      if (link.memberUserId !== null) throw installLinkProblems['invitation-taken']();
      if (ownerId === userId) throw installLinkProblems['own-invitation']();
      await this.requireNewcomer(manager, ownerId, userId);
      await this.requireSeat(manager, ownerId);
      await manager.update(InstallLink, { id: link.id }, { memberUserId: userId, boundAt: () => 'now()', email: null });
      await this.activity.record(manager, ownerId, 'team_member_joined', {
        install_link_id: link.id,
        member_user_id: userId,
      });
    });
  }

  /** The teams that the person belongs to; at most 100. */
  listMemberships(userId: string): Promise<MembershipDto[]> {
    return this.queries.listMemberships(userId, this.entitlements.memberReadingDays);
  }

  private async requireNewcomer(manager: EntityManager, ownerId: string, userId: string): Promise<void> {
    const seat = { userId: ownerId, memberUserId: userId, isActive: true };
    if (await manager.existsBy(InstallLink, seat)) throw installLinkProblems['already-on-the-team']();
  }

  /** A smaller plan sends nobody away, but lets nobody in either. */
  private async requireSeat(manager: EntityManager, ownerId: string): Promise<void> {
    const { seatLimit } = await this.entitlements.getEntitlement(ownerId, manager);
    const members = await manager.countBy(InstallLink, {
      userId: ownerId,
      isActive: true,
      memberUserId: Not(IsNull()),
    });
    if (members >= seatLimit) throw installLinkProblems['no-seat-left']();
  }
}

async function findUsable(manager: EntityManager, installId: string): Promise<InstallLink> {
  const link = await manager.findOneBy(InstallLink, { installId });
  if (!link) throw installLinkProblems['install-link-not-found']();
  if (!link.isActive) throw installLinkProblems['invitation-revoked']();
  return link;
}
