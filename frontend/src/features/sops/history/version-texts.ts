import type { SopVersionSummaryDto } from '../../../api/generated/types.gen';
import * as words from './words.en';

type Told = Pick<SopVersionSummaryDto, 'cause' | 'drafted_by' | 'effective_from'>;

/** Why a version was kept. */
export function causeText({ cause, drafted_by, effective_from }: Told): string {
  if (cause === 'generated') return words.causesDrafted[drafted_by ?? 'template'];
  if (cause === 'template') return words.causesTemplate;
  if (cause === 'published') return words.causesCompleted;
  if (cause === 'replaced') return words.causesReplaced;
  if (cause === 'restored') return words.causesRestored;
  if (cause === 'imported') return words.causesImported;
  return effective_from === null ? words.causesEdited : words.causesCompleted;
}

type Placed = Pick<SopVersionSummaryDto, 'state' | 'is_present'>;

/** The label of a version, in two words at most; null for none. */
export function stateText({ state, is_present }: Placed): string | null {
  if (state === 'effective') return is_present ? words.statesCompleted : words.statesEditedSince;
  if (is_present) return words.statesCurrent;
  if (state === 'withdrawn' || state === 'superseded') return words.statesNotInForce;
  return null;
}
