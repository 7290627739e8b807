/** The id of a section for links inside a page: 'Use licence' becomes 'use-licence'. */
export function slugOf(heading: string): string {
  return heading.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
}
