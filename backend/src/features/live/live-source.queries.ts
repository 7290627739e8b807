import { Injectable } from '@nestjs/common';
import { PreparedQueries } from '../../database/prepared-queries.js';
import type { DraftSnapshot, LiveTable, RealtimeSource } from '../../platform/realtime/ports.js';

type Row = Record<string, unknown>;

/** The columns of a changed row for the browser: those of the lists, for the owner only. */
const ROWS: Readonly<Record<LiveTable, string>> = {
  sops: `SELECT id, user_id, title, category, tags, folder_id, status, version, generation_state, drafted_by, published_at,
      created_at, updated_at FROM sops WHERE id = $1 AND user_id = $2 AND deleted_at IS NULL`,
  install_links: `SELECT id, user_id, install_id, is_active, download_url, created_at
    FROM install_links WHERE id = $1 AND user_id = $2`,
  subscribers: `SELECT user_id, subscribed, subscription_tier, subscription_end, created_at
    FROM subscribers WHERE user_id = $1 AND user_id = $2`,
};

const DRAFT = `SELECT user_id, sop_id, id AS generation_id, seq, state, provider, partial AS document
  FROM sop_generations WHERE id = $1 AND user_id = $2`;

/** Reads rows for the realtime channel: once per process and change, however many browsers listen. */
@Injectable()
export class LiveSourceQueries implements RealtimeSource {
  constructor(private readonly reads: PreparedQueries) {}

  async readRow(table: LiveTable, id: string, userId: string): Promise<Row | null> {
    const [row] = await this.reads.query<Row>(`live-${table}`, ROWS[table], [id, userId]);
    return row ?? null;
  }

  async readDraft(generationId: string, userId: string): Promise<DraftSnapshot | null> {
    const [draft] = await this.reads.query<DraftSnapshot>('live-draft', DRAFT, [generationId, userId]);
    return draft ?? null;
  }
}
