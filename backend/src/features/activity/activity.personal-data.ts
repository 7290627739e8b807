import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalDataRegistryService } from '../personal-data/personal-data-registry.service.js';
import { list, type PersonalDataSource } from '../personal-data/personal-data-source.js';

/** Personal data of this feature: activities. */
@Injectable()
export class ActivityPersonalData implements PersonalDataSource, OnModuleInit {
  readonly exported = [list('activity', 'activity_logs', 'user_id', 'id, activity_type, activity_data, created_at')];

  constructor(private readonly registry: PersonalDataRegistryService) {}

  onModuleInit(): void {
    this.registry.register(this);
  }
}
