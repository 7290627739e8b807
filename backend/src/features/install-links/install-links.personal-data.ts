import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PersonalDataRegistryService } from '../personal-data/personal-data-registry.service.js';
import { list, type PersonalDataSource } from '../personal-data/personal-data-source.js';
import { InstallLinkQueries } from './links/install-link.queries.js';

/** What this feature keeps about people: their team. */
@Injectable()
export class InstallLinksPersonalData implements PersonalDataSource, OnModuleInit {
  readonly exported = [
    list(
      'seats',
      `(SELECT link.id, link.user_id, link.is_active, link.created_at, link.bound_at, link.revoked_at,
          link.name, link.email AS invited_email, link.mailed_at, member.full_name AS member_name, member.email AS member_email
        FROM install_links link LEFT JOIN profiles member ON member.id = link.member_user_id) seats`,
      'user_id',
      'id, is_active, name, invited_email, mailed_at, member_name, member_email, bound_at, revoked_at, created_at',
    ),
    list(
      'memberships',
      `(SELECT link.id, link.member_user_id, link.is_active, link.bound_at, link.revoked_at,
          host.full_name AS owner_name, host.email AS owner_email
        FROM install_links link LEFT JOIN profiles host ON host.id = link.user_id) memberships`,
      'member_user_id',
      'id, is_active, owner_name, owner_email, bound_at, revoked_at',
    ),
  ];

  constructor(
    private readonly registry: PersonalDataRegistryService,
    private readonly queries: InstallLinkQueries,
  ) {}

  onModuleInit(): void {
    this.registry.register(this);
  }

  /** Owners who have invited the person keep the seat, not the address. */
  eraseFor(manager: EntityManager, userId: string): Promise<void> {
    return this.queries.forgetAddressOf(manager, userId);
  }
}
