import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalDataRegistryService } from '../personal-data/personal-data-registry.service.js';
import { list, type PersonalDataSource } from '../personal-data/personal-data-source.js';

/** Personal data of this feature: security events. */
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
