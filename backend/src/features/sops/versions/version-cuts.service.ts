import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { hasNoTextYet, Sop } from '../sops/sop.entity.js';
import { contentHash, SopVersion, type VersionCause, type VersionText } from './sop-version.entity.js';
import { SopVersionQueries } from './sop-version.queries.js';

/** From this number of drafts on, old ones may be due for pruning. */
const MANY_DRAFTS = 100;

/** Why and by whom a version is cut. */
export interface CutWish {
  cause: VersionCause;
  /** The acting person. */
  userId: string;
  reason?: string | null;
}

/** The version with the current text. */
export interface KeptVersion {
  id: string;
  /** False when the text was kept before. */
  isNew: boolean;
}

/**
 * Keeps texts of SOPs as versions, always in the transaction of the change that would replace them. The caller holds the
 * lock of the SOP's row.
 */
@Injectable()
export class VersionCutsService {
  constructor(private readonly queries: SopVersionQueries) {}

  /** Keeps the text of the row, which is `sop`'s. */
  async cut(manager: EntityManager, sop: CutSop, wish: CutWish): Promise<KeptVersion> {
    return this.copyRow(manager, sop, wish, false);
  }

  /**
   * Keeps the text of the row before it is replaced, unless a version holds it already.
   * @returns the version that holds it; null when nobody has written anything yet.
   */
  async cutUnkept(manager: EntityManager, sop: Sop, wish: CutWish): Promise<string | null> {
    return isUnkept(sop) ? (await this.cut(manager, sop, wish)).id : sop.baseVersionId;
  }

  /** Publishes the current text of the row under the next published number. */
  async publish(manager: EntityManager, sopId: string, userId: string): Promise<void> {
    const sop = await manager.findOneByOrFail(Sop, { id: sopId });
    // A release without versions may have reopened it.
    await this.endEffective(manager, sopId, 'superseded');
    const { id } = await this.copyRow(manager, sop, { cause: 'published', userId }, true);
    await this.queries.publish(manager, id, sopId);
  }

  /** Withdraws the published text. */
  async withdraw(manager: EntityManager, sopId: string): Promise<void> {
    await this.endEffective(manager, sopId, 'withdrawn');
  }

  private async endEffective(manager: EntityManager, sopId: string, state: 'superseded' | 'withdrawn'): Promise<void> {
    await manager.update(SopVersion, { sopId, state: 'effective' }, { state, effectiveTo: () => 'now()' });
  }

  private async copyRow(
    manager: EntityManager,
    sop: CutSop,
    { cause, userId, reason }: CutWish,
    mustBeDraft: boolean,
  ): Promise<KeptVersion> {
    const kept = await this.queries.cut(manager, {
      sopId: sop.id,
      cause,
      baseVersionId: sop.baseVersionId,
      contentHash: contentHash(sop),
      userId,
      reason: reason ?? null,
      mostDraftsCounted: MANY_DRAFTS,
      mustBeDraft,
    });
    if (kept.is_new && kept.drafts >= MANY_DRAFTS) await this.queries.prune(manager, sop.id);
    return { id: kept.id, isNew: kept.is_new };
  }
}

/** The columns of the locked row that a cut needs. */
type CutSop = VersionText & Pick<Sop, 'id' | 'baseVersionId'>;

/** Changes of one person within this time are one editing session. */
const ONE_SITTING_MS = 10 * 60_000;

type WorkingCopy = Pick<Sop, 'draftedBy' | 'document' | 'isDirty' | 'editedAt' | 'editedByUserId'>;

/** Whether the working copy differs from all versions. */
function isUnkept(sop: Pick<WorkingCopy, 'draftedBy' | 'document' | 'isDirty'>): boolean {
  return sop.isDirty && !hasNoTextYet(sop);
}

/**
 * Whether an ordinary save has to keep the text that it changes: another person wrote it, or it has been unchanged for a while.
 * Decided from the columns of the locked row alone, so that it costs nothing for a save without a new version.
 */
export function isCutDue(sop: WorkingCopy, editorId: string, now: Date): boolean {
  if (!isUnkept(sop)) return false;
  if (sop.editedAt === null || sop.editedByUserId !== editorId) return true;
  return now.getTime() - sop.editedAt.getTime() > ONE_SITTING_MS;
}
