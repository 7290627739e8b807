import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { SopGenerationsService } from './sop-generations.service.js';

/** Door of the feature: the drafts that are being written. */
@Injectable()
export class SopDrafts {
  constructor(private readonly generations: SopGenerationsService) {}

  /** Stops every draft of a person and keeps their SOPs locked until the transaction is over. */
  async stopAll(manager: EntityManager, userId: string): Promise<void> {
    const sops: { id: string; is_drafted: boolean }[] = await manager.query(
      `SELECT id, generation_state IN ('queued', 'running') AS is_drafted FROM sops
       WHERE user_id = $1 ORDER BY id FOR UPDATE`,
      [userId],
    );
    for (const { id } of sops.filter((sop) => sop.is_drafted)) await this.generations.cancelLive(manager, id);
  }
}
