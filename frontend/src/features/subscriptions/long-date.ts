/** A date such as `November 22, 2026`, in the user's language. */
export function longDate(date: string): string {
  return new Date(date).toLocaleDateString([], { dateStyle: 'long' });
}
