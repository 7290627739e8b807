import type { SopDocument, SopSummaryDto } from '../../api/generated/types.gen';

/** An SOP as lists give it, or a whole one. */
type Sop = Pick<SopSummaryDto, 'drafted_by'> & { document?: SopDocument | null };

/** Whether there is no text yet, by a draft or a person: only a placeholder sentence. */
export function hasNoText({ drafted_by, document = null }: Sop): boolean {
  return drafted_by === null && document === null;
}
