import type { EntityManager } from 'typeorm';
import type { SopDocument } from '../../../../libs/sop-document/index.js';
import { commonProblems } from '../../../common/problems/common.problems.js';
import type { Sop } from '../sops/sop.entity.js';
import { lockPictures } from './attachment.queries.js';

/**
 * Checks that a document names only pictures of its own SOP, each once, and locks them. Pictures that the SOP already
 * shows are not checked.
 * @throws `invalid-fields`, which points to each invalid picture
 */
export async function requireOwnPictures(
  manager: EntityManager,
  sop: Pick<Sop, 'id' | 'document'>,
  document: SopDocument,
): Promise<void> {
  const named = picturesOf(document);
  const known = new Set(picturesOf(sop.document).map(({ id }) => id));
  const added = named.filter(({ id }) => !known.has(id)).map(({ id }) => id);
  if (added.length > 0) for (const id of await lockPictures(manager, sop.id, added)) known.add(id);
  const seen = new Set<string>();
  const errors = named.flatMap(({ id, pointer }) => {
    if (!known.has(id)) return [{ pointer, detail: 'must be a picture of this SOP: add it there first' }];
    if (seen.has(id))
      return [{ pointer, detail: 'stands in this SOP already: add the picture once more to show it twice' }];
    seen.add(id);
    return [];
  });
  if (errors.length > 0) throw commonProblems['invalid-fields']({ errors });
}

function picturesOf(document: SopDocument | null): { id: string; pointer: string }[] {
  return (document?.phases ?? []).flatMap(({ steps }, phase) =>
    steps.flatMap(({ media = [] }, step) =>
      media.map(({ id }, at) => ({ id, pointer: `#/document/phases/${phase}/steps/${step}/media/${at}/id` })),
    ),
  );
}
