import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PersonalDataRegistryService } from '../personal-data/personal-data-registry.service.js';
import { list, type PersonalDataSource } from '../personal-data/personal-data-source.js';
import { EXPORTED_MEMBERSHIPS, EXPORTED_SEATS, InstallLinkQueries } from './links/install-link.queries.js';

/** What this feature keeps about people: their team. */
@Injectable()
export class InstallLinksPersonalData implements PersonalDataSource, OnModuleInit {
  readonly exported = [
    list(
      'seats',
      EXPORTED_SEATS,
      'user_id',
      'id, is_active, name, invited_email, mailed_at, member_name, member_email, bound_at, revoked_at, created_at',
    ),
    list(
      'memberships',
      EXPORTED_MEMBERSHIPS,
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
