import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';

const IPV4_MAPPED = /^::ffff:(?<ipv4>\d{1,3}(?:\.\d{1,3}){3})$/i;
const GROUPS = 8;
const NETWORK_GROUPS = 4;

/**
 * The key of a client for limits: an IPv4 address, or the /64 network of an IPv6 address, because one subscriber has
 * all 2^64 addresses of it. IPv4 addresses that are written as IPv6 count as IPv4.
 * @param clientIp as determined by the trusted proxies.
 */
export function limitedNetwork(clientIp: string): string {
  if (!clientIp.includes(':')) return clientIp;
  const ipv4 = IPV4_MAPPED.exec(clientIp)?.groups?.['ipv4'];
  if (ipv4 !== undefined) return ipv4;
  const [address = ''] = clientIp.split('%', 1);
  if (!isIPv6(address)) return clientIp;
  return `${networkGroups(address).join(':')}::/64`;
}

/** The first four groups, without leading zeros. For `2001:db8::1` it returns 2001, db8, 0 and 0. */
function networkGroups(address: string): string[] {
  const [head = '', tail] = address.split('::', 2);
  const first = groupsOf(head);
  const last = tail === undefined ? [] : groupsOf(tail);
  const zeros = Array.from({ length: GROUPS - first.length - last.length }, () => '0');
  return [...first, ...zeros, ...last].slice(0, NETWORK_GROUPS).map((group) => Number.parseInt(group, 16).toString(16));
}

/** A dotted end (`::1.2.3.4`) stands for two groups, which are never part of the network. */
function groupsOf(part: string): string[] {
  if (part === '') return [];
  return part.split(':').flatMap((group) => (group.includes('.') ? ['0', '0'] : [group]));
}

/** Determines the client IP of requests that bypass Fastify, as `request.ip` does for the others. */
export function clientIpReader(trustedProxies: string[]): (request: IncomingMessage) => string {
  const isTrusted = proxyAddr.compile(trustedProxies);
  return (request) => proxyAddr(request, isTrusted);
}
