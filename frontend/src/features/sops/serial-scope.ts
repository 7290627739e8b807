/**
 * Mutation scope that serializes the requests about one SOP: an export right after a change contains that change.
 */
export function serialScope(sopId: string): { id: string } {
  return { id: `sop ${sopId}` };
}
