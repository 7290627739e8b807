import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { SopDocument } from '../../../../libs/sop-document/index.js';
import { PreparedQueries } from '../../../database/prepared-queries.js';
import { type PreparedStatement, runPrepared } from '../../../database/prepared-statement.js';
import type { Drafter } from '../sops/sop.entity.js';
import type { LeftOut } from './archive-outcome.js';

const FIND = `SELECT path, resource_id, is_done, left_out FROM sop_archive_parts
  WHERE archive_id = $1 AND path = ANY ($2::text[])`;
const COUNT = `SELECT count(*)::integer AS sops FROM sop_archive_parts
  WHERE archive_id = $1 AND is_done AND starts_with(path, 'data/')`;

const INSERT_SOP: PreparedStatement = {
  name: 'sop-insert-archived',
  text: `INSERT INTO sops (id, user_id, title, description, content, document, category, drafted_by, tags, folder_id)
    VALUES ($1, $2, $3, $4, $5, $6::jsonb, $7, $8, $9, $10)`,
};
/** Only the latest attempt writes. */
const INSERT: PreparedStatement = {
  name: 'sop-archive-part-insert',
  text: `INSERT INTO sop_archive_parts (archive_id, path, resource_id, is_done)
    SELECT $1::uuid, $3, $4::uuid, $5 WHERE EXISTS (
      SELECT FROM sop_archives WHERE id = $1 AND attempt = $2 AND state = 'reading'
    )
    ON CONFLICT (archive_id, path) DO NOTHING RETURNING path`,
};
const FINISH: PreparedStatement = {
  name: 'sop-archive-part-finish',
  text: 'UPDATE sop_archive_parts SET is_done = true, left_out = $3 WHERE archive_id = $1 AND path = $2',
};

/** The result of a part of an import. */
export interface ArchivePartRow {
  path: string;
  /** An SOP, or one of its pictures or files. */
  resource_id: string;
  is_done: boolean;
  /** What is missing from an SOP that is done. */
  left_out: LeftOut[];
}

/** An SOP of a ZIP file that does not exist yet. */
export interface NewArchivedSop {
  id: string;
  userId: string;
  title: string;
  description: string;
  content: string;
  document: SopDocument | null;
  category: string;
  draftedBy: Drafter | null;
  tags: readonly string[];
  folderId: string | null;
}

export interface NewArchivePart {
  archiveId: string;
  attempt: number;
  path: string;
  resourceId: string;
  isDone: boolean;
}

/** Statements on the progress of imports. A method that takes a manager runs in the transaction of the caller. */
@Injectable()
export class ArchivePartQueries {
  constructor(private readonly reads: PreparedQueries) {}

  /** Those of these parts that have a result. */
  find(archiveId: string, paths: readonly string[]): Promise<ArchivePartRow[]> {
    return this.reads.query<ArchivePartRow>('sop-archive-parts', FIND, [archiveId, paths]);
  }

  /** SOPs that an import has completed. */
  async countSops(archiveId: string): Promise<number> {
    return (await this.reads.query<{ sops: number }>('sop-archive-parts-sops', COUNT, [archiveId]))[0]?.sops ?? 0;
  }

  async insertSop(manager: EntityManager, sop: NewArchivedSop): Promise<void> {
    const { id, userId, title, description, content, document, category, draftedBy, tags, folderId } = sop;
    const text = [title, description, content, document && JSON.stringify(document)];
    await runPrepared(manager, INSERT_SOP, [id, userId, ...text, category, draftedBy, tags, folderId]);
  }

  /** @returns false when another attempt has started or completed it, or the import is gone */
  async insert(
    manager: EntityManager,
    { archiveId, attempt, path, resourceId, isDone }: NewArchivePart,
  ): Promise<boolean> {
    return (await runPrepared(manager, INSERT, [archiveId, attempt, path, resourceId, isDone])).length > 0;
  }

  async finish(manager: EntityManager, archiveId: string, path: string, leftOut: readonly LeftOut[]): Promise<void> {
    await runPrepared(manager, FINISH, [archiveId, path, JSON.stringify(leftOut)]);
  }
}
