import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Clock } from '../../../common/clock.js';
import type { Limiter } from '../../../platform/rate-limits/limiter.js';
import { RateLimiters } from '../../../platform/rate-limits/rate-limiters.service.js';
import { SecurityEventsRecorderService } from '../../security-events/security-events-recorder.service.js';
import { accountProblems } from '../account.problems.js';
import { EXPORT_PARTS, type ExportPart } from './export-parts.js';

/** An SOP may have a hundred kilobytes; this many are in memory at a time. */
const BATCH = 50;
const BEFORE_ALL_IDS = '00000000-0000-0000-0000-000000000000';

/** It reads every table: nobody needs it more often. */
const MAX_AN_HOUR = 10;

interface Row {
  id: string;
  /** The row as JSON text. */
  json: string;
}

/** Writes everything that is kept about a person. */
@Injectable()
export class AccountExport {
  private readonly limit: Limiter;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly events: SecurityEventsRecorderService,
    limiters: RateLimiters,
  ) {
    this.limit = limiters.of({ name: 'account-export', points: MAX_AN_HOUR, windowS: 3600 });
  }

  /**
   * JSON text, made while it is read: no connection of the database waits for a slow reader.
   * @throws `too-many-exports`.
   */
  async read(userId: string): Promise<Readable> {
    await this.limit.countOrRefuse(userId, accountProblems['too-many-exports']);
    await this.events.recordAlone({ kind: 'account_exported', userId });
    return Readable.from(this.write(userId));
  }

  private async *write(userId: string): AsyncGenerator<string> {
    yield `{"exported_at":${JSON.stringify(this.clock.now().toISOString())}`;
    for (const part of EXPORT_PARTS) {
      yield `,\n${JSON.stringify(part.name)}:[`;
      yield* this.writeRows(part, userId);
      yield ']';
    }
    yield '}\n';
  }

  private async *writeRows(part: ExportPart, userId: string): AsyncGenerator<string> {
    let separator = '\n';
    for await (const rows of this.batches(part, userId)) {
      for (const { json } of rows) {
        yield `${separator}${json}`;
        separator = ',\n';
      }
    }
  }

  private async *batches(part: ExportPart, userId: string): AsyncGenerator<Row[]> {
    if (!part.isList) {
      yield await this.dataSource.query(statementOf(part), [userId]);
      return;
    }
    let lastId: string | undefined = BEFORE_ALL_IDS;
    while (lastId !== undefined) {
      const rows: Row[] = await this.dataSource.query(statementOf(part), [userId, lastId, BATCH]);
      yield rows;
      lastId = rows.length < BATCH ? undefined : rows.at(-1)?.id;
    }
  }
}

function statementOf({ columns, from, owner, isList }: ExportPart): string {
  const rows = `SELECT ${columns} FROM ${from} WHERE ${owner} = $1`;
  if (!isList) return `SELECT to_json(part)::text AS json FROM (${rows}) part`;
  return `SELECT id, to_json(part)::text AS json FROM (${rows} AND id > $2 ORDER BY id LIMIT $3) part`;
}
