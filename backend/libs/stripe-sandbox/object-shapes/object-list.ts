/** One page of objects as the API returns it. */
export interface ObjectList<T> {
  object: 'list';
  url: string;
  has_more: boolean;
  data: T[];
}

export function buildList<T>(url: string, data: T[], hasMore = false): ObjectList<T> {
  return { object: 'list', url, has_more: hasMore, data };
}
