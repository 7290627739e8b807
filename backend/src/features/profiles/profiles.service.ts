import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import type { Role } from '../../common/access/principal.js';
import { defineProblems } from '../../common/problems/problem.js';
import { NOTIFICATION_CHANNELS } from '../../database/notification-channels.js';
import { NotificationListener } from '../../database/notification-listener.js';
import { Profile } from './profile.entity.js';

const profileProblems = defineProblems({
  'profile-not-found': { status: 404, title: 'This account has no profile' },
});

/** Public API of the feature: the profile of a user. */
@Injectable()
export class ProfilesService {
  constructor(
    @InjectRepository(Profile) private readonly profiles: Repository<Profile>,
    private readonly notifications: NotificationListener,
  ) {}

  /** Creates the profile of a new user inside the caller's transaction; an existing one is unchanged. */
  async ensureProfile(manager: EntityManager, person: { id: string; email: string; fullName: string }): Promise<void> {
    await manager
      .createQueryBuilder()
      .insert()
      .into(Profile)
      .values({ id: person.id, email: person.email, fullName: person.fullName.slice(0, 200) })
      .orIgnore()
      .execute();
  }

  /** Copies the account's address to the profile. */
  async changeEmail(manager: EntityManager, userId: string, email: string): Promise<void> {
    await manager.update(Profile, { id: userId }, { email, updatedAt: () => 'now()' });
  }

  /** Anonymizes the profile of a closed account. */
  async forgetPerson(manager: EntityManager, userId: string): Promise<void> {
    await manager.update(Profile, { id: userId }, { email: '', fullName: '', updatedAt: () => 'now()' });
  }

  /** @throws the problem `profile-not-found`. */
  async getProfile(userId: string): Promise<Profile> {
    const profile = await this.profiles.findOneBy({ id: userId });
    if (!profile) throw profileProblems['profile-not-found']();
    return profile;
  }

  /** Changes the given fields only. @throws the problem `profile-not-found`. */
  async updateProfile(userId: string, changes: { userType?: Role; fullName?: string }): Promise<Profile> {
    const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
    if (Object.keys(given).length > 0) {
      await this.profiles.update({ id: userId }, { ...given, updatedAt: new Date() });
      this.notifications.emitLocally(NOTIFICATION_CHANNELS.userChanges, userId);
    }
    return this.getProfile(userId);
  }
}
