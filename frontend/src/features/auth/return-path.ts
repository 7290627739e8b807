const KEY = 'sop-platform.return-path';

/** Remembers where somebody was going before sign-in; only for pages that are worth coming back to (T8). */
export function rememberReturnPath(path: string): void {
  sessionStorage.setItem(KEY, path);
}

/** Gives the remembered path once; null without one. Only paths of this site are believed. */
export function takeReturnPath(): string | null {
  const path = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return path !== null && isOwnPath(path) ? path : null;
}

/** Whether a path leads to this site: with two slashes, or a slash and a backslash, it begins with another one's name. */
export function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])/.test(path);
}
