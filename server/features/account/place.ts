/** Where a session comes from, as a range of addresses: enough to know one's own, too little to follow somebody. */
import { isIPv4, isIPv6 } from 'node:net'

const HERE = new Set(['127.0.0.1', '::1'])
const IPV6_GROUPS_SHOWN = 3

/** The first groups of an IPv6 address, written out where it is shortened. */
function firstGroups(address: string): string {
  const [head = '', tail] = address.split('::')
  const written = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - written.length - after.length }, () => '0')
  return [...written, ...zeros, ...after].slice(0, IPV6_GROUPS_SHOWN).join(':')
}

/** "from 81.2.69.*", "from 2001:db8:85a3:*", "from this machine"; "from an unknown place" when there is no address. */
export function placeOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (HERE.has(plain)) return 'from this machine'
  if (isIPv4(plain)) return `from ${plain.split('.').slice(0, 3).join('.')}.*`
  if (isIPv6(plain)) return `from ${firstGroups(plain)}:*`
  return 'from an unknown place'
}
