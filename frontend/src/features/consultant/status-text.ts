/** What the page calls a status: the API writes one of them as the British do. */
export function statusText(status: string): string {
  return status === 'cancelled' ? 'Canceled' : status.charAt(0).toUpperCase() + status.slice(1);
}
