/** `November 22, 2026`, as the person's language writes it. */
export function longDate(date: string): string {
  return new Date(date).toLocaleDateString([], { dateStyle: 'long' });
}
