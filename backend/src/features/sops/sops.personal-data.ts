import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PersonalDataRegistryService } from '../personal-data/personal-data-registry.service.js';
import { list, type PersonalDataSource } from '../personal-data/personal-data-source.js';
import { SopGenerationsService } from './generations/sop-generations.service.js';
import { SopQueries } from './sops/sop.queries.js';

/** The drafts that are being written. */
@Injectable()
export class SopDraftsService {
  constructor(
    private readonly sops: SopQueries,
    private readonly generations: SopGenerationsService,
  ) {}

  /** Stops every draft of a person and locks their SOPs until the transaction ends. */
  async stopAll(manager: EntityManager, userId: string): Promise<void> {
    for (const sopId of await this.sops.lockAllOf(manager, userId)) await this.generations.cancelLive(manager, sopId);
  }
}

/** Personal data of this feature: SOPs, folders and drafts. */
@Injectable()
export class SopsPersonalData implements PersonalDataSource, OnModuleInit {
  readonly exported = [
    list(
      'sops',
      'sops',
      'user_id',
      `id, title, description, content, document, category, is_category_chosen, tags, folder_id, client_id, status, version,
       generation_state, drafted_by, published_at, deleted_at, created_at, updated_at`,
    ),
    list('templates', 'sop_templates', 'user_id', 'id, title, lang, category, steps, document, created_at, updated_at'),
    list('folders', 'sop_folders', 'user_id', 'id, parent_id, name, position, created_at'),
    list(
      'sop_versions',
      'sop_versions',
      'user_id',
      `id, sop_id, major, minor, published_as, state, cause, title, category, content, document, attachments,
       encode(content_hash, 'hex') AS content_hash, drafted_by, created_by_name, created_at, change_class, reason,
       effective_from, effective_to`,
    ),
    list(
      'drafting_runs',
      'sop_generations',
      'user_id',
      `id, sop_id, prompt, state, attempt, provider, drafted_by, error_code, fallback_reason, created_at, started_at,
       finished_at`,
    ),
    list(
      'imports',
      'sop_imports',
      'user_id',
      'id, sop_id, name, media_type, size, state, error_code, lines, left_out, pictures, created_at, finished_at',
    ),
    list(
      'archives',
      'sop_archives',
      'user_id',
      'id, kind, name, state, error_code, done, total, sop_count, size, left_out, created_at, finished_at',
    ),
    list(
      'attachments',
      'sop_attachments',
      'user_id',
      'id, sop_id, kind, name, media_type, size, width, height, folder, created_at, removed_at',
    ),
    list(
      'model_usage',
      'model_usage',
      'user_id',
      `id, generation_id, provider, model, input_tokens, cached_tokens, output_tokens, reasoning_tokens, duration_ms, ok,
       code, created_at`,
    ),
  ];

  constructor(
    private readonly registry: PersonalDataRegistryService,
    private readonly drafts: SopDraftsService,
  ) {}

  onModuleInit(): void {
    this.registry.register(this);
  }

  /** A draft in progress locks its SOP and then the owner: the same order avoids deadlocks. */
  beforeRemoval(manager: EntityManager, userId: string): Promise<void> {
    return this.drafts.stopAll(manager, userId);
  }
}
