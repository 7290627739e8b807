import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { ownerScope } from '../../common/access/owner-scope.js';
import type { Principal } from '../../common/access/principal.js';
import { ActivityRecorder } from '../activity/activity-recorder.service.js';
import { EntitlementsService } from '../subscriptions/entitlements.service.js';
import { DraftRequests } from './draft-requests.service.js';
import type { SopDto } from './dto/sop.dto.js';
import { PLACEHOLDER_CONTENT } from './interim-content.js';
import { SopQueries } from './sop.queries.js';
import { titleOfPrompt } from './sop-title.js';
import { sopProblems } from './sops.problems.js';

/** Makes SOPs out of prompts. */
@Injectable()
export class SopCreationService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly activity: ActivityRecorder,
    private readonly entitlements: EntitlementsService,
    private readonly drafts: DraftRequests,
    private readonly queries: SopQueries,
  ) {}

  /**
   * Creates an SOP with placeholder content and asks for its draft; row, activity, run and job commit together.
   * @param idempotencyKey a repeated key gives the SOP of the first call.
   * @throws `subscription-required`, `too-many-drafts`, `idempotency-key-reused`, `sop-not-found` when the SOP of the
   * first call has been deleted.
   */
  async createSop(principal: Principal, prompt: string, idempotencyKey: string | null): Promise<SopDto> {
    await this.entitlements.requireSubscription(principal.userId);
    const sopId = uuidv7();
    const created = await this.dataSource.transaction(async (manager) => {
      if (idempotencyKey !== null) {
        const firstSopId = await claimIdempotencyKey(manager, principal.userId, idempotencyKey, prompt, sopId);
        if (firstSopId !== sopId) return { firstSopId };
      }
      return this.insert(manager, principal, sopId, prompt);
    });
    if (!('firstSopId' in created)) return created;
    const first = await this.queries.findSop(principal.userId, created.firstSopId);
    if (!first) throw sopProblems['sop-not-found']();
    return first;
  }

  private async insert(manager: EntityManager, principal: Principal, sopId: string, prompt: string): Promise<SopDto> {
    const { userId } = ownerScope(principal);
    const sop = await this.drafts.addSop(manager, {
      id: sopId,
      userId,
      prompt,
      title: titleOfPrompt(prompt),
      content: PLACEHOLDER_CONTENT,
    });
    await this.activity.record(manager, userId, 'sop_created', { sop_id: sopId, prompt });
    return sop;
  }
}

/** Gives the id of the SOP that the key stands for: `sopId` when the key is new. @throws `idempotency-key-reused`. */
async function claimIdempotencyKey(
  manager: EntityManager,
  userId: string,
  key: string,
  prompt: string,
  sopId: string,
): Promise<string> {
  const requestHash = createHash('sha256').update(prompt).digest();
  const inserted: unknown[] = await manager.query(
    `INSERT INTO idempotency_keys (user_id, key, request_hash, resource_id) VALUES ($1, $2, $3, $4)
     ON CONFLICT (user_id, key) DO NOTHING RETURNING 1`,
    [userId, key, requestHash, sopId],
  );
  if (inserted.length > 0) return sopId;
  const [first]: { request_hash: Buffer; resource_id: string }[] = await manager.query(
    'SELECT request_hash, resource_id FROM idempotency_keys WHERE user_id = $1 AND key = $2',
    [userId, key],
  );
  if (!first?.request_hash.equals(requestHash)) throw sopProblems['idempotency-key-reused']();
  return first.resource_id;
}
