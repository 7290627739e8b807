import type { GenerationCode, SopDocument, SopSummaryDto } from '../../api/generated/types.gen';
import * as words from './generation-texts.en';
import { hasNoText } from './has-no-text';
import { isDrafting } from './is-drafting';

/** Why a run failed, for the person who asked for the draft. */
export function reasonText(code: GenerationCode | null): string {
  return code === null ? words.unknownReason : words.reasons[code];
}

/** What the newest run is doing, if it is worth showing. */
export const STATE_TEXTS: Partial<Record<SopSummaryDto['generation_state'], string>> = words.states;

/** Why something cannot be done with an SOP at the moment; null when it can. */
export function waitReason(state: SopSummaryDto['generation_state']): string | null {
  return isDrafting(state) ? words.isDrafting : null;
}

/** Why nothing can be done with the text of an SOP, such as exporting it; null when it can. */
export function noTextReason(
  sop: Pick<SopSummaryDto, 'generation_state' | 'drafted_by'> & { document?: SopDocument | null },
): string | null {
  return waitReason(sop.generation_state) ?? (hasNoText(sop) ? words.hasNoText : null);
}
