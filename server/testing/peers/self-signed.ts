/** A certificate with an RSA key of its own, for tests: X.509 version 1, as DER by hand, since Node only reads them. */
import { generateKeyPairSync, sign } from 'node:crypto'
import type { KeyObject } from 'node:crypto'

/** A value of DER: its tag, its length in one, two or three bytes, its content. */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  const { length } = content
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}

const sequence = (...parts: Buffer[]) => der(0x30, ...parts)
const objectId = (hex: string) => der(0x06, Buffer.from(hex, 'hex'))
const SHA256_WITH_RSA = sequence(objectId('2a864886f70d01010b'), der(0x05))
const COMMON_NAME = objectId('550403')

const nameOf = (text: string) => sequence(der(0x31, sequence(COMMON_NAME, der(0x0c, Buffer.from(text)))))
const timeOf = (date: Date) => der(0x18, Buffer.from(date.toISOString().replaceAll(/[-:T]|\.\d+/g, '')))

export type SelfSigned = { pem: string; privateKey: KeyObject }

export function selfSigned(name: string, { from, until }: { from: Date; until: Date }): SelfSigned {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const body = sequence(
    der(0x02, Buffer.from([1])),
    SHA256_WITH_RSA,
    nameOf(name),
    sequence(timeOf(from), timeOf(until)),
    nameOf(name),
    publicKey.export({ type: 'spki', format: 'der' }),
  )
  const signature = sign('sha256', body, privateKey)
  const whole = sequence(body, SHA256_WITH_RSA, der(0x03, Buffer.from([0]), signature))
  const lines = whole.toString('base64').match(/.{1,64}/g) ?? []
  return {
    pem: ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n'),
    privateKey,
  }
}
