const KEY = 'sop-platform.return-path';

/** Stores the path to return to after sign-in; only for pages that are worth returning to (T8). */
export function rememberReturnPath(path: string): void {
  sessionStorage.setItem(KEY, path);
}

/** Returns the stored path once; null without one. Only paths of this site are accepted. */
export function takeReturnPath(): string | null {
  const path = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return path !== null && isOwnPath(path) ? path : null;
}

/** Whether a path is on this site: two slashes, or a slash and a backslash, would start another host name. */
export function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])/.test(path);
}
