/** The page of all SOPs, showing those in which the words are found; every SOP when there are none. */
export function sopSearchAddress(words: string): string {
  return words === '' ? '/sops' : `/sops?${new URLSearchParams({ q: words })}`;
}
