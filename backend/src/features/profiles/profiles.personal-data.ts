import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalDataRegistryService } from '../personal-data/personal-data-registry.service.js';
import { few, type PersonalDataSource } from '../personal-data/personal-data-source.js';

/** Personal data of this feature: profiles. */
@Injectable()
export class ProfilesPersonalData implements PersonalDataSource, OnModuleInit {
  readonly exported = [few('profile', 'profiles', 'id', 'id, user_type, full_name, email, created_at, updated_at')];

  constructor(private readonly registry: PersonalDataRegistryService) {}

  onModuleInit(): void {
    this.registry.register(this);
  }
}
