import { buildList, type ObjectList } from '../object-shapes/object-list.js';
import { resourceMissing } from './sandbox-api-error.js';

interface PageParameters {
  limit?: number | undefined;
  starting_after?: string | undefined;
  ending_before?: string | undefined;
}

const DEFAULT_LIMIT = 10;

/** Returns one page of the matching objects, newest first. */
export function listPage<T extends { id: string }>(url: string, all: T[], page: PageParameters): ObjectList<T> {
  const limit = page.limit ?? DEFAULT_LIMIT;
  if (page.ending_before) {
    const before = all.slice(0, indexOf(all, page.ending_before, 'ending_before'));
    return buildList(url, before.slice(-limit), before.length > limit);
  }
  const start = page.starting_after ? indexOf(all, page.starting_after, 'starting_after') + 1 : 0;
  const after = all.slice(start);
  return buildList(url, after.slice(0, limit), after.length > limit);
}

function indexOf<T extends { id: string }>(all: T[], id: string, param: string): number {
  const index = all.findIndex((object) => object.id === id);
  if (index < 0) throw resourceMissing('object', id, param);
  return index;
}
