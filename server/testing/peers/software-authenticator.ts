/**
 * A passkey in software, for tests: makes an ES256 key with attestation "none" and signs challenges, as a phone does.
 * It can be told to misbehave, so that each check of the server is seen to refuse.
 */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const HAS_CREDENTIAL = 0x40

export type Misbehaviour = {
  origin?: string
  rpId?: string
  challenge?: string
  type?: string
  /** the person was not asked for a finger or a PIN */
  isUnverified?: boolean
  counter?: number
  userId?: string
  /** another key than the registered one signs */
  isForged?: boolean
}

type Options = { challenge: string; user?: { id: string }; rp?: { id?: string }; rpId?: string }

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest()

/** The kind and size that stand before each value. */
const cborHead = (major: number, size: number) =>
  Buffer.from(
    size < 24
      ? [(major << 5) | size]
      : size < 256
        ? [(major << 5) | 24, size]
        : [(major << 5) | 25, size >> 8, size & 255],
  )

/** CBOR (RFC 8949) of what a passkey needs: small and negative numbers, texts, bytes and maps. */
function cbor(value: number | string | Uint8Array | Map<number | string, unknown>): Buffer {
  if (typeof value === 'number') return value >= 0 ? cborHead(0, value) : cborHead(1, -1 - value)
  if (typeof value === 'string')
    return Buffer.concat([cborHead(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (value instanceof Uint8Array) return Buffer.concat([cborHead(2, value.length), value])
  const entries = [...value].flatMap(([key, of]) => [cbor(key), cbor(of as string)])
  return Buffer.concat([cborHead(5, value.size), ...entries])
}

const bytesOf = (text: string | undefined) => Buffer.from(text ?? '', 'base64url')

function newKey() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x, y } = publicKey.export({ format: 'jwk' })
  // COSE: type EC2, algorithm ES256, curve P-256, and the point
  const cose = cbor(
    new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, bytesOf(x)],
      [-3, bytesOf(y)],
    ]),
  )
  return { privateKey, cose }
}

/** A device that holds one passkey for a site. */
export function createAuthenticator(site: { origin: string; rpId: string }) {
  const key = newKey()
  const credentialId = randomBytes(32)
  let counter = 0
  let owner = ''

  function clientData(type: string, options: Options, odd: Misbehaviour): Buffer {
    const data = {
      type: odd.type ?? type,
      challenge: odd.challenge ?? options.challenge,
      origin: odd.origin ?? site.origin,
      crossOrigin: false,
    }
    return Buffer.from(JSON.stringify(data))
  }

  function authenticatorData(flags: number, odd: Misbehaviour): Buffer {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(odd.counter ?? counter)
    const verified = odd.isUnverified ? 0 : USER_VERIFIED
    return Buffer.concat([
      sha256(odd.rpId ?? site.rpId),
      Buffer.from([flags | USER_PRESENT | verified]),
      count,
    ])
  }

  const named = { id: base64url(credentialId), rawId: base64url(credentialId), type: 'public-key' }

  return {
    credentialId: named.id,
    /** navigator.credentials.create(), as JSON */
    register(options: Options, odd: Misbehaviour = {}) {
      owner = options.user?.id ?? ''
      const length = Buffer.from([0, credentialId.length])
      const credential = Buffer.concat([Buffer.alloc(16), length, credentialId, key.cose])
      const authData = Buffer.concat([authenticatorData(HAS_CREDENTIAL, odd), credential])
      const attestation = cbor(
        new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', authData],
        ]),
      )
      return {
        ...named,
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', options, odd)),
          attestationObject: base64url(attestation),
          transports: ['internal'],
        },
        clientExtensionResults: {},
      }
    },
    /** navigator.credentials.get(), as JSON */
    assert(options: Options, odd: Misbehaviour = {}) {
      counter += 1
      const authData = authenticatorData(0, odd)
      const client = clientData('webauthn.get', options, odd)
      const signer = odd.isForged ? newKey().privateKey : key.privateKey
      const signature = sign('sha256', Buffer.concat([authData, sha256(client)]), signer)
      return {
        ...named,
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(authData),
          signature: base64url(signature),
          userHandle: odd.userId ?? owner,
        },
        clientExtensionResults: {},
      }
    },
  }
}

export type Authenticator = ReturnType<typeof createAuthenticator>
