/**
 * Scope of the calls about one SOP that must not overtake one another: an export that is asked for right after a change
 * is an export of what was changed.
 */
export function serialScope(sopId: string): { id: string } {
  return { id: `sop ${sopId}` };
}
