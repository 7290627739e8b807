/** Whether a host name or address means this machine alone: `localhost`, `127.0.0.0/8`, `::1`. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host);
}

/** Whether a process that listens on `host` and calls itself `appUrl` is there for this machine alone. */
export function isLocalOnly({ appUrl, host }: { appUrl: string; host: string }): boolean {
  return isLoopback(host) && isLoopback(new URL(appUrl).hostname);
}
