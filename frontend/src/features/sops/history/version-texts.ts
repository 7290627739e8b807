import type { SopVersionSummaryDto } from '../../../api/generated/types.gen';
import { words } from './words.en';

type Told = Pick<SopVersionSummaryDto, 'cause' | 'drafted_by' | 'effective_from'>;

/** Why a version was kept. */
export function causeText({ cause, drafted_by, effective_from }: Told): string {
  if (cause === 'generated') return words.causes.drafted[drafted_by ?? 'template'];
  if (cause === 'template') return words.causes.template;
  if (cause === 'published') return words.causes.completed;
  if (cause === 'replaced') return words.causes.replaced;
  if (cause === 'restored') return words.causes.restored;
  if (cause === 'imported') return words.causes.imported;
  return effective_from === null ? words.causes.edited : words.causes.completed;
}

type Placed = Pick<SopVersionSummaryDto, 'state' | 'is_present'>;

/** What a version is to its SOP now, in two words at most; null when there is nothing to say. */
export function stateText({ state, is_present }: Placed): string | null {
  if (state === 'effective') return is_present ? words.states.completed : words.states.editedSince;
  if (is_present) return words.states.current;
  if (state === 'withdrawn' || state === 'superseded') return words.states.notInForce;
  return null;
}
