import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalDataRegistryService } from '../personal-data/personal-data-registry.service.js';
import { list, type PersonalDataSource } from '../personal-data/personal-data-source.js';

/** What this feature keeps about people: what happened to the ways in which they sign in. */
@Injectable()
export class SecurityEventsPersonalData implements PersonalDataSource, OnModuleInit {
  readonly exported = [
    list(
      'security_events',
      'security_events',
      'user_id',
      "id, at, kind, actor, session_id, client_ip, user_agent, request_id, details - 'operator' AS details",
    ),
  ];

  constructor(private readonly registry: PersonalDataRegistryService) {}

  onModuleInit(): void {
    this.registry.register(this);
  }
}
