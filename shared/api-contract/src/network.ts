import { isIPv6, SocketAddress } from 'node:net';

const GROUPS = 8;

/** `2001:db8::1` as its eight groups. */
function groupsOf(address: string): string[] {
  const [before = [], after = []] = address.split('::').map((half) => half.split(':').filter(Boolean));
  return [...before, ...Array.from({ length: GROUPS - before.length - after.length }, () => '0'), ...after];
}

/**
 * What a caller is counted by: an IPv4 address itself, of an IPv6 address its first 64 bits, which one customer of a provider has whole and
 * could otherwise walk through. Written in one way, however it was written.
 */
export function networkOf(ip: string): string {
  if (!isIPv6(ip)) return ip;
  const { address } = new SocketAddress({ address: ip.split('%')[0] ?? ip, family: 'ipv6' });
  const v4 = /^::ffff:(\d+(?:\.\d+){3})$/.exec(address)?.[1];
  if (v4) return v4;
  return `${groupsOf(address)
    .slice(0, GROUPS / 2)
    .join(':')}::/64`;
}

/**
 * The neighbourhood of a network as `networkOf` names it: what one customer can easily have several networks of, a /24 of IPv4 and a /48 of IPv6,
 * is one where independent voices are counted.
 */
export function neighbourhoodOf(network: string): string {
  if (network.endsWith('::/64')) return `${network.split(':').slice(0, 3).join(':')}::/48`;
  return network.replace(/\.\d+$/, '.0/24');
}
