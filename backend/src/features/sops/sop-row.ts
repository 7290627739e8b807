import { toRfc3339 } from '../../database/hot-reads.js';
import type { GenerationDto } from './dto/generation.dto.js';
import type { SopDto } from './dto/sop.dto.js';
import type { SopSummaryDto } from './dto/sop-summary.dto.js';

/** Columns of a list row, in the wire's names. */
export const SUMMARY_COLUMNS =
  'id, user_id, title, category, status, version, generation_state, drafted_by, published_at, created_at, updated_at';

/** Rows as Postgres sends them differ from the wire only in the form of their times. */
export function toSummary(row: SopSummaryDto): SopSummaryDto {
  return {
    ...row,
    published_at: row.published_at && toRfc3339(row.published_at),
    created_at: toRfc3339(row.created_at),
    updated_at: toRfc3339(row.updated_at),
  };
}

/** A detail row: the summary, the text, and the newest run's columns prefixed with `generation_`. */
export interface SopDetailRow extends SopSummaryDto {
  description: string;
  content: string;
  document: Record<string, unknown> | null;
  generation: GenerationDto | null;
}

export function toSop(row: SopDetailRow): SopDto {
  const { description, content, document, generation } = row;
  return { ...toSummary(row), description, content, document, generation };
}
