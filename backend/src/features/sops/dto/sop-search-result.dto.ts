import { SopSummaryDto } from './sop-summary.dto.js';

/** What a search found, best first. */
export class SopSearchResultDto {
  items: SopSummaryDto[];
  /** Whether more was found than is shown; further words narrow it down. */
  has_more: boolean;
}
