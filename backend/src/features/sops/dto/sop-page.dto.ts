import { SopSummaryDto } from './sop-summary.dto.js';

/** A page of the caller's SOPs, newest update first. */
export class SopPageDto {
  items: SopSummaryDto[];
  /** Pass it as `cursor` to get the next page; null on the last one. */
  next_cursor: string | null;
}
