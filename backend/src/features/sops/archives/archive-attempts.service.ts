import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { ZipError } from '../../../../libs/zip-file/index.js';
import { Problem } from '../../../common/problems/problem.js';
import { ActivityRecorder } from '../../activity/activity-recorder.js';
import type { ArchiveCode } from './archive.dto.js';
import { type ArchiveAttempt, ArchiveQueries, type ArchiveResult } from './archive.queries.js';
import { ArchiveFailedError, AttemptOverError, type LeftOutList } from './archive-outcome.js';
import { ArchivePartQueries } from './archive-part.queries.js';

/** Maximum attempts of an export or import. */
const MAX_ATTEMPTS = 3;

/** A running export or import, for its worker. */
export interface ClaimedArchive extends ArchiveAttempt {
  userId: string;
  name: string;
  /** The folder that is exported; null for everything. */
  folderId: string | null;
  /** The file of an import; null for exports. */
  objectName: string | null;
}

/** The life of an export or import: queued → writing or reading → done | failed. Only the last attempt may change it. */
@Injectable()
export class ArchiveAttemptsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly queries: ArchiveQueries,
    private readonly parts: ArchivePartQueries,
    private readonly activity: ActivityRecorder,
  ) {}

  /**
   * Starts an attempt and does the work, unless there is nothing to do. Permanent failures end it; other errors are
   * thrown, and the queue retries.
   */
  async run(id: string, signal: AbortSignal, work: (claimed: ClaimedArchive) => Promise<void>): Promise<void> {
    const { manager } = this.dataSource;
    const row = await this.queries.claim(manager, id);
    if (!row) return;
    const { user_id: userId, name, folder_id: folderId, object_name: objectName, attempt } = row;
    const claimed = { id, attempt, userId, name, folderId, objectName };
    if (attempt > MAX_ATTEMPTS) return this.queries.fail(manager, claimed, 'gave-up');
    try {
      await work(claimed);
    } catch (error) {
      if (error instanceof AttemptOverError) return;
      const code = signal.aborted ? null : codeOf(error);
      if (code !== null) return this.queries.fail(manager, claimed, code);
      if (signal.aborted) await this.queries.release(manager, claimed);
      throw error;
    }
  }

  /** Ends the attempt when it is no longer the latest. */
  async showProgress(attempt: ArchiveAttempt, done: number, total: number): Promise<void> {
    if (!(await this.queries.showProgress(this.dataSource.manager, attempt, done, total))) throw new AttemptOverError();
  }

  /**
   * Ends an export with its file, in the transaction in which that appears.
   * @throws AttemptOverError, which ends the transaction
   */
  async finishExport(manager: EntityManager, attempt: ArchiveAttempt, result: ArchiveResult): Promise<void> {
    if (!(await this.queries.finish(manager, attempt, result))) throw new AttemptOverError();
  }

  /** Ends an import; a trigger removes its file. @throws AttemptOverError */
  async finishImport(claimed: ClaimedArchive, leftOut: LeftOutList): Promise<void> {
    const sopCount = await this.parts.countSops(claimed.id);
    await this.dataSource.transaction(async (manager) => {
      await this.recordDone(manager, claimed, 'sops_imported', sopCount);
      const result = { objectName: null, size: null, sopCount, leftOut: leftOut.first, leftOutCount: leftOut.count };
      if (!(await this.queries.finish(manager, claimed, result))) throw new AttemptOverError();
    });
  }

  /** Call it first: it locks the owner, like the deletion of an account, to avoid deadlocks. */
  async recordDone(
    manager: EntityManager,
    { userId, name }: ClaimedArchive,
    activityType: 'sops_exported' | 'sops_imported',
    sops: number,
  ): Promise<void> {
    await this.activity.record(manager, userId, activityType, { name, sops });
  }
}

/** Null for failures that may succeed on retry. */
function codeOf(error: unknown): ArchiveCode | null {
  if (error instanceof ArchiveFailedError) return error.code;
  if (error instanceof ZipError) return error.reason === 'too-large' ? 'too-large' : 'file-not-readable';
  if (!(error instanceof Problem)) return null;
  if (error.type.code === 'body-too-large') return 'too-large';
  return error.type.code === 'storage-full' ? 'storage-full' : null;
}
