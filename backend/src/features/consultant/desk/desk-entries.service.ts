import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import type { Principal } from '../../../common/access/principal.js';
import { type Cursor, encodeCursor } from '../../../common/http/cursor.js';
import { commonProblems } from '../../../common/problems/common.problems.js';
import { HotReads } from '../../../database/hot-reads.js';
import { consultantProblems } from '../consultant.problems.js';
import { type DeskFields, insertStatement, listStatement, updateStatement } from './desk-statements.js';
import type { DeskEntry, DeskTable } from './desk-table.js';

export interface DeskListOptions {
  limit: number;
  cursor: Cursor | null;
  /** Only entries with exactly these values; undefined asks nothing. */
  filters: { status?: string | undefined; client_id?: string | undefined };
}

/**
 * Reads and writes the four lists of a consultant's desk. Every statement carries the consultant's id, so that
 * somebody else's entry does not exist (S6.11).
 */
@Injectable()
export class DeskEntriesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly reads: HotReads,
  ) {}

  /** One page, newest first. Archived entries are left out unless their status is asked for. */
  async listEntries<Entry extends DeskEntry>(
    table: DeskTable<Entry>,
    principal: Principal,
    { limit, cursor, filters }: DeskListOptions,
  ): Promise<{ items: Entry[]; next_cursor: string | null }> {
    const { statement, values } = listStatement(table, { filters, cursor });
    // One row more than asked tells whether there is a next page.
    const rows = await this.reads.query<Entry>(statement.name, statement.text, [
      principal.userId,
      limit + 1,
      ...values,
    ]);
    const items = rows.slice(0, limit);
    const last = items.at(-1);
    const hasMore = rows.length > limit && last !== undefined;
    return { items, next_cursor: hasMore ? encodeCursor({ at: String(last[table.orderColumn]), id: last.id }) : null };
  }

  /** @throws the table's not-found problem. */
  async getEntry<Entry extends DeskEntry>(table: DeskTable<Entry>, principal: Principal, id: string): Promise<Entry> {
    const [entry] = await this.reads.query<Entry>(
      `desk-${table.name}-one`,
      `SELECT ${table.columns.join(', ')} FROM ${table.name} WHERE consultant_id = $1 AND id = $2`,
      [principal.userId, id],
    );
    if (!entry) throw table.notFound();
    return entry;
  }

  /** @throws `invalid-fields` when the client is not one of the consultant's. */
  async createEntry<Entry extends DeskEntry>(
    table: DeskTable<Entry>,
    principal: Principal,
    fields: DeskFields,
  ): Promise<Entry> {
    await this.requireOwnClient(principal, fields['client_id']);
    const id = uuidv7();
    const { text, values } = insertStatement(table, fields);
    await this.dataSource.query(text, [principal.userId, id, ...values]);
    return this.getEntry(table, principal, id);
  }

  /**
   * Changes the given fields of the version that the person has seen.
   * @throws the table's not-found problem, `entry-changed` when somebody was faster, `invalid-fields`.
   */
  async updateEntry<Entry extends DeskEntry>(
    table: DeskTable<Entry>,
    principal: Principal,
    id: string,
    { version, ...fields }: DeskFields & { version: number },
  ): Promise<Entry> {
    await this.requireOwnClient(principal, fields['client_id']);
    const { text, values } = updateStatement(table, fields);
    const [, changedRows]: [unknown[], number] = await this.dataSource.query(text, [
      principal.userId,
      id,
      version,
      ...values,
    ]);
    const entry = await this.getEntry(table, principal, id);
    if (changedRows === 0) throw consultantProblems['entry-changed']();
    return entry;
  }

  /** The foreign key says the same, but cannot name the field. */
  private async requireOwnClient(principal: Principal, clientId: DeskFields[string]): Promise<void> {
    if (clientId === undefined || clientId === null) return;
    const [client] = await this.reads.query(
      'desk-own-client',
      'SELECT 1 FROM clients WHERE consultant_id = $1 AND id = $2',
      [principal.userId, clientId],
    );
    if (client) return;
    throw commonProblems['invalid-fields']({
      errors: [{ pointer: '#/client_id', detail: 'is not one of your clients' }],
    });
  }
}
