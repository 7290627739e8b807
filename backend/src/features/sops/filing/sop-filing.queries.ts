import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { PreparedQueries } from '../../../database/prepared-queries.js';
import { type PreparedStatement, runPrepared, runPreparedAlone } from '../../../database/prepared-statement.js';
import { MOST_TAGS } from './tag.dto.js';

const MOST_SUGGESTED = 200;

/** A loose index scan from each tag to the next: reads as many rows as there are tags, however many SOPs have them. */
const TAGS = `WITH RECURSIVE used AS (
    (SELECT tag FROM sop_tags WHERE user_id = $1 AND tag >= $2 ORDER BY tag LIMIT 1)
    UNION ALL
    SELECT (SELECT tag FROM sop_tags WHERE user_id = $1 AND tag > used.tag ORDER BY tag LIMIT 1)
    FROM used WHERE starts_with(used.tag, $2)
  )
  SELECT tag FROM used WHERE starts_with(tag, $2) LIMIT ${MOST_SUGGESTED}`;

/** Locked in one order, so that two batches never deadlock. */
function changeOwn(change: string): string {
  return `WITH chosen AS (
    SELECT id FROM sops WHERE id = ANY ($2::uuid[]) AND user_id = $1 AND deleted_at IS NULL ORDER BY id FOR UPDATE
  )
  ${change} RETURNING sops.id`;
}

const ADD_TAG: PreparedStatement = {
  name: 'sops-add-tag',
  text: changeOwn(`UPDATE sops SET tags = tags || $3::text FROM chosen
    WHERE sops.id = chosen.id AND NOT tags @> ARRAY[$3::text] AND cardinality(tags) < ${MOST_TAGS}`),
};

const MOVE: PreparedStatement = {
  name: 'sops-move',
  text: changeOwn(`UPDATE sops SET folder_id = $3::uuid FROM chosen
    WHERE sops.id = chosen.id AND folder_id IS DISTINCT FROM $3::uuid`),
};

/** Statements on tags and folders of SOPs. None of them changes a text or its time. */
@Injectable()
export class SopFilingQueries {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly reads: PreparedQueries,
  ) {}

  /** Tags of a person with this prefix, in code point order; the first 200. */
  async listTags(userId: string, beginning: string): Promise<string[]> {
    const rows = await this.reads.query<{ tag: string }>('sops-tags', TAGS, [userId, beginning]);
    return rows.map(({ tag }) => tag);
  }

  /** Adds a tag to own SOPs that do not have it and are below the limit. @returns their ids. */
  async addTag(userId: string, sopIds: string[], tag: string): Promise<string[]> {
    const rows = await runPreparedAlone<{ id: string }>(this.dataSource, ADD_TAG, [userId, sopIds, tag]);
    return rows.map(({ id }) => id);
  }

  /** Moves own SOPs to a locked folder, or to none. @returns the ids of those that moved. */
  async moveTo(manager: EntityManager, userId: string, sopIds: string[], folderId: string | null): Promise<string[]> {
    const rows = await runPrepared<{ id: string }>(manager, MOVE, [userId, sopIds, folderId]);
    return rows.map(({ id }) => id);
  }
}
