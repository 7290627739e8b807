import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { PersonalDataPart } from './personal-data-source.js';

/** Batch size: an SOP may have a hundred kilobytes. */
const BATCH = 50;
const BEFORE_ALL_IDS = '00000000-0000-0000-0000-000000000000';

interface JsonRow {
  /** The row as JSON text. */
  json: string;
}

interface ListRow extends JsonRow {
  id: string;
}

/** Reads the parts of a person's export. */
@Injectable()
export class PersonalDataQueries {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** The rows of the person as JSON texts, in order of `id` where there is one; a slow reader holds no connection. */
  async *rowsOf(part: PersonalDataPart, userId: string): AsyncGenerator<string> {
    if (!part.isList) {
      const rows: JsonRow[] = await this.dataSource.query(statementOf(part), [userId]);
      for (const { json } of rows) yield json;
      return;
    }
    for await (const rows of this.batches(part, userId)) {
      for (const { json } of rows) yield json;
    }
  }

  private async *batches(part: PersonalDataPart, userId: string): AsyncGenerator<ListRow[]> {
    let lastId: string | undefined = BEFORE_ALL_IDS;
    while (lastId !== undefined) {
      const rows: ListRow[] = await this.dataSource.query(statementOf(part), [userId, lastId, BATCH]);
      yield rows;
      lastId = rows.length < BATCH ? undefined : rows.at(-1)?.id;
    }
  }
}

function statementOf({ columns, from, owner, isList }: PersonalDataPart): string {
  const rows = `SELECT ${columns} FROM ${from} WHERE ${owner} = $1`;
  if (!isList) return `SELECT to_json(part)::text AS json FROM (${rows}) part`;
  return `SELECT id, to_json(part)::text AS json FROM (${rows} AND id > $2 ORDER BY id LIMIT $3) part`;
}
