/** The most tags that an SOP can have. */
export const MOST_TAGS = 10;
export const MAX_TAG_LENGTH = 40;

/** A tag as the server keeps it. */
export function tagOf(text: string): string {
  return text.normalize('NFC').trim().replace(/^#+/u, '').trim().replace(/\s+/gu, ' ').toLowerCase();
}

/** The tags that someone has typed or picked: as the server keeps them, each once, no more than there is room for. */
export function tagsOf(texts: readonly string[], most = MOST_TAGS): string[] {
  const tags = texts.flatMap((text) => text.split(',')).map((text) => tagOf(text).slice(0, MAX_TAG_LENGTH));
  return [...new Set(tags.filter((tag) => tag !== ''))].slice(0, most);
}

/** The page of all SOPs, showing those with a tag. */
export function tagAddress(tag: string): string {
  return `/sops?${new URLSearchParams({ tag })}`;
}
