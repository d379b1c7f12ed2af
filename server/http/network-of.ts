/**
 * Where a request comes from, as limits count it. A home or a rented server gets a /64 of IPv6 at least, which is more
 * addresses than anybody can count, so those count as one (RFC 6177; RIPE-690).
 *
 * 2001:db8:1:2:3:4:5:6 and 2001:db8:1:2::9 are both 2001:db8:1:2::/64; 203.0.113.9 is itself, and so is
 * ::ffff:203.0.113.9, which is the same address written as IPv6.
 */
import { isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'

const GROUPS = 8
const MAPPED = '0:0:0:0:0:ffff'

/** The eight groups of an IPv6 address, in hexadecimal without leading zeros. */
function groupsOf(address: string): string[] {
  // A URL writes an address in one way, dotted parts too.
  const plain = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [head = '', tail = ''] = plain.split('::')
  const [before, after] = [head, tail].map((part) => part.split(':').filter((group) => group !== ''))
  const missing = GROUPS - before!.length - after!.length
  return [...before!, ...Array.from({ length: missing }, () => '0'), ...after!]
}

function ipv4Of(groups: readonly string[]): string {
  return groups
    .map((group) => Number.parseInt(group, 16))
    .flatMap((group) => [group >> 8, group & 255])
    .join('.')
}

/** The rate limit key of a request: the network it comes from. */
export function networkOf({ ip }: Pick<FastifyRequest, 'ip'>): string {
  const [address = ip] = ip.split('%')
  if (!isIPv6(address)) return address
  const groups = groupsOf(address)
  if (groups.slice(0, 6).join(':') === MAPPED) return ipv4Of(groups.slice(6))
  return `${groups.slice(0, 4).join(':')}::/64`
}
