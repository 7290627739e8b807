import { Injectable } from '@nestjs/common';
import { PreparedQueries } from '../../../database/prepared-queries.js';

/** $2 are ids that a search in the name of $1 has given; what was taken back since then is left out. */
const TEXTS = `SELECT id, content FROM sops
  WHERE id = ANY($2::uuid[]) AND deleted_at IS NULL AND (user_id = $1 OR status = 'completed')`;

interface TextRow {
  id: string;
  content: string;
}

/** The texts of what a search found. */
@Injectable()
export class FoundTextQueries {
  constructor(private readonly reads: PreparedQueries) {}

  /** The plain text of each SOP by its id. @param ids what a search of this person gave at this moment. */
  async readTexts(userId: string, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (ids.length === 0) return new Map();
    const rows = await this.reads.query<TextRow>('found-texts', TEXTS, [userId, ids]);
    return new Map(rows.map(({ id, content }) => [id, content]));
  }
}
