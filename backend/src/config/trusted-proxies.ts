import { isIP } from 'node:net';

/** Names that Fastify knows for the ranges of loopback, link-local and private addresses. */
const NAMED_RANGES = ['loopback', 'linklocal', 'uniquelocal'];

/** Whether an entry of TRUSTED_PROXIES is an address, a range such as 10.0.0.0/8, or the name of one. */
export function isProxyRange(entry: string): boolean {
  if (NAMED_RANGES.includes(entry)) return true;
  const [, address = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(entry) ?? [];
  const family = isIP(address);
  if (family === 0) return false;
  return bits === undefined || (Number(bits) >= 1 && Number(bits) <= (family === 4 ? 32 : 128));
}
