import { NO_FOLDER } from '../filing/folder-address';
import type { SopFilters, SopOrder } from './sop-filters';

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** Parses filters from a query string; unknown values are ignored. */
export function filtersOf(query: URLSearchParams): SopFilters {
  const status = query.get('status');
  return {
    words: query.get('q') ?? '',
    status: status === 'in_progress' || status === 'completed' ? status : 'all',
    category: query.get('category'),
    tag: query.get('tag'),
    folder: folderOf(query.get('folder')),
    order: orderOf(query.get('sort')),
  };
}

/** Serializes filters to a query string; {@link filtersOf} parses it. The order is one word, such as `title-desc`. */
export function queryOf({ words, status, category, tag, folder, order }: SopFilters): URLSearchParams {
  const query = new URLSearchParams();
  if (words !== '') query.set('q', words);
  if (status !== 'all') query.set('status', status);
  if (category !== null) query.set('category', category);
  if (tag !== null) query.set('tag', tag);
  if (folder !== null) query.set('folder', folder);
  if (order) query.set('sort', `${order.by}-${order.direction}`);
  return query;
}

/** Anything but the id of a folder would be rejected. */
function folderOf(text: string | null): string | null {
  return text === NO_FOLDER || (text !== null && UUID.test(text)) ? text : null;
}

function orderOf(text: string | null): SopOrder | null {
  const [by, direction] = text?.split('-') ?? [];
  const isKnown = by === 'updated' || by === 'title' || by === 'status';
  if (!isKnown || (direction !== 'asc' && direction !== 'desc')) return null;
  return { by, direction };
}

/** The page of all SOPs, showing those in which the words are found; every SOP when there are none. */
export function sopSearchAddress(words: string): string {
  return words === '' ? '/sops' : `/sops?${new URLSearchParams({ q: words })}`;
}
