import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { SopDocument } from '../../../../libs/sop-document/index.js';
import { PreparedQueries } from '../../../database/prepared-queries.js';
import { type PreparedStatement, runPrepared } from '../../../database/prepared-statement.js';
import { MOST_OWN_TEMPLATES, type OwnTemplateDto, type OwnTemplateSummaryDto } from './own-template.dto.js';

const SUMMARY = 'id, title, lang, steps, created_at, updated_at';
const LIST = `SELECT ${SUMMARY} FROM sop_templates WHERE user_id = $1 ORDER BY created_at DESC, id DESC LIMIT ${MOST_OWN_TEMPLATES}`;
const FIND = `SELECT ${SUMMARY}, document FROM sop_templates WHERE user_id = $1 AND id = $2`;

/** A template for a new SOP. Locks it until the transaction ends. */
const TAKE: PreparedStatement = {
  name: 'sop-template-take',
  text: 'SELECT title, category, document FROM sop_templates WHERE user_id = $1 AND id = $2 FOR SHARE',
};
const COUNT: PreparedStatement = {
  name: 'sop-templates-count',
  text: 'SELECT count(*)::integer AS kept FROM sop_templates WHERE user_id = $1',
};
const INSERT: PreparedStatement = {
  name: 'sop-template-insert',
  text: `INSERT INTO sop_templates (id, user_id, title, lang, category, steps, document)
    VALUES ($1, $2, $3, $4, $5, $6, $7::jsonb)`,
};
const RENAME: PreparedStatement = {
  name: 'sop-template-rename',
  text: `UPDATE sop_templates SET title = $3, document = jsonb_set(document, '{title}', to_jsonb($3::text)), updated_at = now()
    WHERE user_id = $1 AND id = $2 RETURNING id`,
};
const REMOVE: PreparedStatement = {
  name: 'sop-template-remove',
  text: 'DELETE FROM sop_templates WHERE user_id = $1 AND id = $2 RETURNING id',
};

export interface NewOwnTemplate {
  id: string;
  userId: string;
  title: string;
  category: string;
  steps: number;
  document: SopDocument;
}

interface TakenTemplateRow {
  title: string;
  category: string;
  document: SopDocument;
}

/** Statements on the templates of people. A method that takes a manager runs in the transaction of the caller. */
@Injectable()
export class OwnTemplateQueries {
  constructor(private readonly reads: PreparedQueries) {}

  /** Newest first. */
  list(userId: string): Promise<OwnTemplateSummaryDto[]> {
    return this.reads.query<OwnTemplateSummaryDto>('sop-templates', LIST, [userId]);
  }

  async find(userId: string, id: string): Promise<OwnTemplateDto | null> {
    return (await this.reads.query<OwnTemplateDto>('sop-template', FIND, [userId, id]))[0] ?? null;
  }

  /** Null when there is no such template of this person. */
  async take(manager: EntityManager, userId: string, id: string): Promise<TakenTemplateRow | null> {
    return (await runPrepared<TakenTemplateRow>(manager, TAKE, [userId, id]))[0] ?? null;
  }

  async count(manager: EntityManager, userId: string): Promise<number> {
    return (await runPrepared<{ kept: number }>(manager, COUNT, [userId]))[0]?.kept ?? 0;
  }

  async insert(manager: EntityManager, added: NewOwnTemplate): Promise<void> {
    const { id, userId, title, category, steps, document } = added;
    await runPrepared(manager, INSERT, [id, userId, title, document.lang, category, steps, JSON.stringify(document)]);
  }

  /** @returns whether there is such a template of this person. */
  async rename(manager: EntityManager, userId: string, id: string, title: string): Promise<boolean> {
    return (await runPrepared(manager, RENAME, [userId, id, title])).length > 0;
  }

  /** @returns whether there was such a template of this person. */
  async remove(manager: EntityManager, userId: string, id: string): Promise<boolean> {
    return (await runPrepared(manager, REMOVE, [userId, id])).length > 0;
  }
}
