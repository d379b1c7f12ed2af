/** A session in words: the device it is used on, and the range of addresses it comes from. */
import { isIPv4, isIPv6 } from 'node:net'
import { accountTexts } from '../messages.ts'
import { browsers, systems, UNKNOWN_DEVICE } from './device-words.ts'

const firstMatch = (table: typeof browsers, text: string) => table.find(([form]) => form.test(text))?.[1]

const ON = ' on '

/** The browser and its system as a session keeps them, from the user agent: "Firefox on Windows". */
export function describeDevice(userAgent: string): string {
  const browser = firstMatch(browsers, userAgent)
  const system = firstMatch(systems, userAgent)
  if (browser === undefined) return system ?? UNKNOWN_DEVICE
  return system === undefined ? browser : `${browser}${ON}${system}`
}

/** What a session keeps of its device, for a reader: "Firefox en Windows". */
export function deviceInWords(kept: string): string {
  if (kept === UNKNOWN_DEVICE) return accountTexts().unknownDevice
  const [browser = '', system] = kept.split(ON)
  return system === undefined ? browser : accountTexts().device(browser, system)
}

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

/**
 * The range of addresses a session comes from: enough to know one's own, too little to follow somebody.
 * "from 81.2.69.*", "from 2001:db8:85a3:*", "from this machine"; "from an unknown place" when there is no address.
 */
export function approximateAddress(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  const { from, fromHere, fromUnknown } = accountTexts()
  if (HERE.has(plain)) return fromHere
  if (isIPv4(plain)) return from(`${plain.split('.').slice(0, 3).join('.')}.*`)
  if (isIPv6(plain)) return from(`${firstGroups(plain)}:*`)
  return fromUnknown
}
