const VIDEO_FILE = /\.(?:mp4|webm)$/iu;
/** The host name endings of video sites, and their path patterns. */
const VIDEO_SITES: readonly (readonly [host: RegExp, path: RegExp])[] = [
  [/(?:^|\.)youtube(?:-nocookie)?\.com$/u, /^\/(?:watch$|shorts\/|embed\/|live\/)/u],
  [/^youtu\.be$/u, /^\/[\w-]+/u],
  [/(?:^|\.)vimeo\.com$/u, /\/\d+/u],
  [/(?:^|\.)loom\.com$/u, /^\/(?:share|embed)\//u],
];

/** The https URL of a video; null for any other, and for one with credentials before its host. */
export function videoUrl(address: string): URL | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const { protocol, username, password, hostname, pathname } = url;
  if (protocol !== 'https:' || username !== '' || password !== '') return null;
  const isVideo =
    VIDEO_FILE.test(pathname) || VIDEO_SITES.some(([host, path]) => host.test(hostname) && path.test(pathname));
  return isVideo ? url : null;
}
