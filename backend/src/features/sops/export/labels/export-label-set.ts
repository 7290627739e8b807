import type { SopStatus } from '../../sop-status.js';

/** The words that only exports have, in one language; those of the procedure itself are in `SopLabelSet`. */
export interface ExportLabelSet {
  version: string;
  status: string;
  statuses: Record<SopStatus, string>;
  created: string;
  role: string;
  duties: string;
  record: string;
  step: string;
  instruction: string;
  details: string;
  /** `{page}` and `{pages}` are replaced. */
  pageOf: string;
}
