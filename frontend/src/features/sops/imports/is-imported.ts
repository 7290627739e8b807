import type { SopDto } from '../../../api/generated/types.gen';

/** Whether an SOP may come from a document, by the start of its description. Only the server knows for sure. */
export function isImported({ description }: Pick<SopDto, 'description'>): boolean {
  return description.startsWith('Imported from ');
}
