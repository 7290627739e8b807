import type { SopDocument, SopSummaryDto } from '../../api/generated/types.gen';

/** An SOP as lists give it, or a whole one. */
type Sop = Pick<SopSummaryDto, 'drafted_by'> & { document?: SopDocument | null };

/** Whether neither a draft nor a person has written anything yet: only a sentence that says so stands there. */
export function hasNoText({ drafted_by, document = null }: Sop): boolean {
  return drafted_by === null && document === null;
}
