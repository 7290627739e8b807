/** A part of a line: text, or a link. */
export type LinePart =
  | { kind: 'text'; text: string }
  /** `site` names its target: `YouTube`, `wiki.example.com`. */
  | { kind: 'link' | 'video'; text: string; href: string; site: string };

/** `[words](https://…)`, or an address alone. */
const LINK = /\[([^[\]]{1,200})\]\((https:\/\/[^\s()<>"]{1,2000})\)|https:\/\/[^\s<>"]{1,2000}/giu;
/** Punctuation after a URL in a sentence. */
const SENTENCE_END = /[.,;:!?'’”»*]+$/u;
const VIDEO_FILE = /\.(?:mp4|webm)$/iu;

/** Video sites: the ending of their host names, the path pattern of a video, and their display names. */
const VIDEO_SITES: readonly (readonly [host: RegExp, path: RegExp, name: string])[] = [
  [/(?:^|\.)youtube(?:-nocookie)?\.com$/u, /^\/(?:watch$|shorts\/|embed\/|live\/)/u, 'YouTube'],
  [/^youtu\.be$/u, /^\/[\w-]+/u, 'YouTube'],
  [/(?:^|\.)vimeo\.com$/u, /\/\d+/u, 'Vimeo'],
  [/(?:^|\.)loom\.com$/u, /^\/(?:share|embed)\//u, 'Loom'],
];

/** Finds the links of a line. Only https URLs are links, and none with credentials before its host. */
export function linePartsOf(text: string): LinePart[] {
  const parts: LinePart[] = [];
  let end = 0;
  for (const match of text.matchAll(LINK)) {
    const [whole, words, named] = match;
    const address = named ?? withoutSentenceEnd(whole);
    const link = linkTo(address, words);
    if (!link) continue;
    if (match.index > end) parts.push({ kind: 'text', text: text.slice(end, match.index) });
    parts.push(link);
    end = match.index + (named === undefined ? address.length : whole.length);
  }
  if (end < text.length || parts.length === 0) parts.push({ kind: 'text', text: text.slice(end) });
  return parts;
}

function linkTo(address: string, words: string | undefined): LinePart | null {
  if (!URL.canParse(address)) return null;
  const { protocol, hostname, pathname, username, password, href } = new URL(address);
  if (protocol !== 'https:' || username !== '' || password !== '') return null;
  const videoSite = VIDEO_SITES.find(([host, path]) => host.test(hostname) && path.test(pathname));
  const isVideo = videoSite !== undefined || VIDEO_FILE.test(pathname);
  const site = videoSite?.[2] ?? hostname.replace(/^www\./u, '');
  if (isVideo) return { kind: 'video', text: words ?? fileNameOf(pathname) ?? site, href, site };
  return { kind: 'link', text: words ?? address, href, site };
}

/** The name of a video that is a file. */
function fileNameOf(pathname: string): string | null {
  if (!VIDEO_FILE.test(pathname)) return null;
  const name = pathname.slice(pathname.lastIndexOf('/') + 1);
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** A bracket belongs to an address when it opens there, too. */
function withoutSentenceEnd(address: string): string {
  const cut = address.replace(SENTENCE_END, '');
  const isOpen = cut.endsWith(')') && cut.split('(').length < cut.split(')').length;
  if (isOpen) return withoutSentenceEnd(cut.slice(0, -1));
  return cut.length < address.length ? withoutSentenceEnd(cut) : cut;
}
