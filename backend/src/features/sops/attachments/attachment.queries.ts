import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PreparedQueries } from '../../../database/prepared-queries.js';
import { type PreparedStatement, runPrepared } from '../../../database/prepared-statement.js';
import type { AttachmentKind } from './attachment.dto.js';

/** Name of the file itself in the folder of its attachment. */
export const ORIGINAL = 'original';

const COLUMNS = `id, sop_id, kind, name, media_type, size::integer AS size, width, height, folder, renditions,
  kind = 'image' AND collect_after IS NULL AS is_placed, created_at`;

const LIST = `SELECT ${COLUMNS} FROM sop_attachments WHERE sop_id = $1 AND removed_at IS NULL`;
const ORDER = 'ORDER BY created_at, id LIMIT 500';

const OWN_SOP = 'SELECT 1 FROM sops WHERE user_id = $1 AND id = $2 AND deleted_at IS NULL';
const FIND_OWN = `SELECT ${COLUMNS} FROM sop_attachments WHERE id = $1 AND removed_at IS NULL
  AND sop_id IN (SELECT id FROM sops WHERE sops.user_id = $2 AND deleted_at IS NULL)`;

/** For the holder of a signed URL: with the owner of its SOP, unless the SOP is deleted. */
const FIND_SIGNED = `SELECT ${COLUMNS}, (SELECT user_id FROM sops WHERE sops.id = sop_id AND deleted_at IS NULL) AS owner_id
  FROM sop_attachments WHERE id = $1`;

const PICTURES = `SELECT id, folder, renditions FROM sop_attachments WHERE sop_id = $1 AND kind = 'image' AND id = ANY($2)`;

/** Locks them against collection until the transaction ends. */
const LOCK_PICTURES: PreparedStatement = {
  name: 'sop-attachments-lock',
  text: `SELECT id FROM sop_attachments WHERE sop_id = $1 AND kind = 'image' AND id::text = ANY($2) FOR SHARE`,
};

const COUNT: PreparedStatement = {
  name: 'sop-attachments-count',
  text: `SELECT count(*)::integer AS kept FROM sop_attachments WHERE sop_id = $1 AND kind = $2 AND removed_at IS NULL`,
};

const INSERT: PreparedStatement = {
  name: 'sop-attachment-insert',
  text: `INSERT INTO sop_attachments (id, user_id, sop_id, kind, name, media_type, size, width, height, folder, renditions,
      collect_after)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11,
      CASE WHEN $4 = 'image' AND NOT $12 THEN now() + interval '24 hours' END)`,
};

const RENAME: PreparedStatement = {
  name: 'sop-attachment-rename',
  text: 'UPDATE sop_attachments SET name = $2 WHERE id = $1',
};

/** Whether a version of the SOP of the row `a` names the picture. */
const IS_KEPT = `EXISTS (SELECT FROM sop_versions v WHERE v.sop_id = a.sop_id AND jsonb_path_exists(v.document,
  '$.phases[*].steps[*].media[*].id ? (@ == $id)', jsonb_build_object('id', a.id::text)))`;

const REMOVE: PreparedStatement = {
  name: 'sop-attachment-remove',
  text: `DELETE FROM sop_attachments a WHERE id = $1 AND NOT (kind = 'image' AND ${IS_KEPT}) RETURNING id`,
};
const HIDE: PreparedStatement = {
  name: 'sop-attachment-hide',
  text: 'UPDATE sop_attachments SET removed_at = now() WHERE id = $1',
};

/** Versions are pruned, so pictures that one names are checked again later. */
const COLLECT: PreparedStatement = {
  name: 'sop-attachments-collect',
  text: `WITH due AS (
      SELECT id, ${IS_KEPT} AS is_kept FROM sop_attachments a WHERE collect_after < now()
      ORDER BY collect_after LIMIT $1 FOR UPDATE SKIP LOCKED
    ),
    put_off AS (
      UPDATE sop_attachments SET collect_after = now() + interval '7 days' FROM due
      WHERE sop_attachments.id = due.id AND is_kept
    ),
    removed AS (
      DELETE FROM sop_attachments USING due WHERE sop_attachments.id = due.id AND NOT is_kept RETURNING 1
    )
    SELECT (SELECT count(*)::integer FROM due) AS found, (SELECT count(*)::integer FROM removed) AS removed`,
};

/** A size of a picture as its row lists it. */
export interface StoredRendition {
  /** Name of its file beside the picture: `960.webp`. */
  key: string;
  media_type: string;
  /** In pixels. */
  width: number;
  height: number;
}

export interface AttachmentRow {
  id: string;
  sop_id: string;
  kind: AttachmentKind;
  name: string;
  media_type: string;
  size: number;
  width: number | null;
  height: number | null;
  folder: string;
  renditions: StoredRendition[];
  is_placed: boolean;
  created_at: string;
}

export type NewAttachment = Omit<AttachmentRow, 'sop_id' | 'is_placed' | 'created_at'> & {
  sopId: string;
  userId: string;
};

/** Statements on pictures and files of SOPs. A method that takes a manager runs in the transaction of the caller. */
@Injectable()
export class AttachmentQueries {
  constructor(private readonly reads: PreparedQueries) {}

  /** The pictures and files of an SOP that the caller may read; `placedOnly` leaves out pictures that no step shows. */
  list(sopId: string, { placedOnly }: { placedOnly: boolean }): Promise<AttachmentRow[]> {
    return placedOnly
      ? this.reads.query('sop-attachments-placed', `${LIST} AND collect_after IS NULL ${ORDER}`, [sopId])
      : this.reads.query('sop-attachments', `${LIST} ${ORDER}`, [sopId]);
  }

  /** Null when it does not exist, or belongs to a deleted SOP or to another person. */
  async findOwn(userId: string, id: string): Promise<AttachmentRow | null> {
    return (await this.reads.query<AttachmentRow>('sop-attachment-own', FIND_OWN, [id, userId]))[0] ?? null;
  }

  /** With the owner of its SOP; the owner is null while the SOP is deleted. */
  async findSigned(id: string): Promise<(AttachmentRow & { owner_id: string | null }) | null> {
    const [row] = await this.reads.query<AttachmentRow & { owner_id: string | null }>('sop-attachment', FIND_SIGNED, [
      id,
    ]);
    return row ?? null;
  }

  /** The files of pictures, including removed ones: a version may name them. */
  findPictures(sopId: string, ids: readonly string[]): Promise<Pick<AttachmentRow, 'id' | 'folder' | 'renditions'>[]> {
    return this.reads.query('sop-pictures', PICTURES, [sopId, ids]);
  }

  /** Whether a person has such an SOP. */
  async isOwnSop(userId: string, sopId: string): Promise<boolean> {
    return (await this.reads.query('sop-attachments-sop', OWN_SOP, [userId, sopId])).length > 0;
  }

  async count(manager: EntityManager, sopId: string, kind: AttachmentKind): Promise<number> {
    return (await runPrepared<{ kept: number }>(manager, COUNT, [sopId, kind]))[0]?.kept ?? 0;
  }

  /** @param isPlaced whether a step shows it already. */
  async insert(manager: EntityManager, added: NewAttachment, isPlaced = false): Promise<void> {
    const { id, userId, sopId, kind, name, media_type, size, width, height, folder, renditions } = added;
    const values = [id, userId, sopId, kind, name, media_type, size, width, height, folder, JSON.stringify(renditions)];
    await runPrepared(manager, INSERT, [...values, isPlaced]);
  }

  async rename(manager: EntityManager, id: string, name: string): Promise<void> {
    await runPrepared(manager, RENAME, [id, name]);
  }

  /** Removes a file, or a picture that no step shows; one that a version names is only hidden. */
  async remove(manager: EntityManager, id: string): Promise<void> {
    if ((await runPrepared(manager, REMOVE, [id])).length === 0) await runPrepared(manager, HIDE, [id]);
  }

  /** Removes pictures that nothing has named for a day. @returns how many were due, and how many were removed */
  async collect(manager: EntityManager, atMost: number): Promise<{ found: number; removed: number }> {
    const [row] = await runPrepared<{ found: number; removed: number }>(manager, COLLECT, [atMost]);
    return row ?? { found: 0, removed: 0 };
  }
}

/** @returns the ids among the given that are pictures of the SOP; locks them until the transaction ends. */
export async function lockPictures(manager: EntityManager, sopId: string, ids: readonly string[]): Promise<string[]> {
  return (await runPrepared<{ id: string }>(manager, LOCK_PICTURES, [sopId, ids])).map(({ id }) => id);
}
