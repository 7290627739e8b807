/** What a link inside a page calls a section: 'Use licence' becomes 'use-licence'. */
export function slugOf(heading: string): string {
  return heading.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
}
