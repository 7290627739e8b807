import type { Drafter, SopVersionSummaryDto } from '../../../api/generated/types.gen';

const DRAFTED: Record<Drafter, string> = {
  model: 'Drafted by a language model',
  template: 'Drafted without a language model',
  user: 'Written by hand',
};

type Told = Pick<SopVersionSummaryDto, 'cause' | 'drafted_by' | 'effective_from'>;

/** Why a version was kept. */
export function causeText({ cause, drafted_by, effective_from }: Told): string {
  if (cause === 'generated') return DRAFTED[drafted_by ?? 'template'];
  if (cause === 'template') return 'Begun with a template';
  if (cause === 'published') return 'Marked as completed';
  if (cause === 'replaced') return 'Kept before it was replaced';
  if (cause === 'restored') return 'Restored';
  if (cause === 'imported') return 'Imported';
  return effective_from === null ? 'Kept while it was edited' : 'Marked as completed';
}

type Placed = Pick<SopVersionSummaryDto, 'state' | 'is_present'>;

/** What a version is to its SOP now, in two words at most; null when there is nothing to say. */
export function stateText({ state, is_present }: Placed): string | null {
  if (state === 'effective') return is_present ? 'Completed' : 'Completed, edited since';
  if (is_present) return 'Current text';
  if (state === 'withdrawn' || state === 'superseded') return 'No longer in force';
  return null;
}
