import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalDataRegistryService } from '../personal-data/personal-data-registry.service.js';
import { list, type PersonalDataSource } from '../personal-data/personal-data-source.js';

/** Personal data of this feature: reading times. */
@Injectable()
export class OverviewPersonalData implements PersonalDataSource, OnModuleInit {
  readonly exported = [list('reading', 'sop_reading_days', 'reader_id', 'id, sop_id, day::text AS day, seconds')];

  constructor(private readonly registry: PersonalDataRegistryService) {}

  onModuleInit(): void {
    this.registry.register(this);
  }
}
