import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { SopQueries } from '../sops/sop.queries.js';
import { SopGenerationsService } from './sop-generations.service.js';

/** Door of the feature: the drafts that are being written. */
@Injectable()
export class SopDraftsService {
  constructor(
    private readonly sops: SopQueries,
    private readonly generations: SopGenerationsService,
  ) {}

  /** Stops every draft of a person and keeps their SOPs locked until the transaction is over. */
  async stopAll(manager: EntityManager, userId: string): Promise<void> {
    for (const sopId of await this.sops.lockAllOf(manager, userId)) await this.generations.cancelLive(manager, sopId);
  }
}
