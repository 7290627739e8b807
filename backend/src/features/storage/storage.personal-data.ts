import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PersonalDataRegistryService } from '../personal-data/personal-data-registry.service.js';
import { list, type PersonalDataSource } from '../personal-data/personal-data-source.js';
import { StoredObjectsQueries } from './objects/stored-objects.queries.js';

/** Personal data of this feature: files. The bytes are collected when no row references them. */
@Injectable()
export class StoragePersonalData implements PersonalDataSource, OnModuleInit {
  readonly exported = [
    list(
      'files',
      'storage_objects',
      'user_id',
      'id, bucket_id, name, size, media_type, user_metadata, created_at, updated_at',
    ),
  ];

  constructor(
    private readonly registry: PersonalDataRegistryService,
    private readonly objects: StoredObjectsQueries,
  ) {}

  onModuleInit(): void {
    this.registry.register(this);
  }

  async eraseFor(manager: EntityManager, userId: string): Promise<void> {
    await this.objects.removeOf(manager, userId);
  }
}
