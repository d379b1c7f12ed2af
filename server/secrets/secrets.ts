/**
 * What is kept encrypted: AES-256-GCM. Whose it is and which item it belongs to are additional data, so a sealed text
 * that is copied to another row opens for nobody. The text names its key, so keys can be changed.
 */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
/** random 96 bits: safe for far more texts under one key than there will ever be */
const IV_BYTES = 12
const TAG_BYTES = 16

type About = { userId: string; itemId: string }

export type SecretKey = { id: string; bytes: Buffer }

export type Secrets = {
  /** the key that new texts are sealed with */
  newestKeyId: string
  /** 'keyId.iv.tag.text', the last three in base64url */
  seal(plain: string | Uint8Array, about: About): string
  /** @throws SecretError */
  open(sealed: string, about: About): string
  /** what is no text; @throws SecretError */
  openBytes(sealed: string, about: About): Buffer
}

const sentences = {
  malformed: 'This is not a sealed text.',
  unknown_key: 'It was sealed with a key that is not in ENCRYPTION_KEYS.',
  refused:
    'It does not open: it was changed, or belongs to something else, or its key is not the one it names.',
}

/** A sealed text that does not open. Says why, never what. */
export class SecretError extends Error {
  readonly reason: keyof typeof sentences

  constructor(reason: keyof typeof sentences, cause?: unknown) {
    super(sentences[reason], { cause })
    this.name = 'SecretError'
    this.reason = reason
  }
}

const additionalData = ({ userId, itemId }: About) => Buffer.from(JSON.stringify([userId, itemId]))

function openWith(byId: Map<string, Buffer>, sealed: string, about: About): Buffer {
  const [id, ...parts] = sealed.split('.')
  const [iv, tag, text] = parts.map((part) => Buffer.from(part, 'base64url'))
  if (parts.length !== 3 || iv?.length !== IV_BYTES || tag?.length !== TAG_BYTES || !text)
    throw new SecretError('malformed')
  const key = byId.get(id ?? '')
  if (key === undefined) throw new SecretError('unknown_key')
  const decipher = createDecipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES })
  decipher.setAAD(additionalData(about))
  decipher.setAuthTag(tag)
  try {
    return Buffer.concat([decipher.update(text), decipher.final()])
  } catch (error) {
    throw new SecretError('refused', error)
  }
}

/** Seals with the first key, opens with any. */
export function createSecrets(keys: [SecretKey, ...SecretKey[]]): Secrets {
  const [newest] = keys
  const byId = new Map(keys.map((key) => [key.id, key.bytes]))
  const openBytes = (sealed: string, about: About) => openWith(byId, sealed, about)
  return {
    newestKeyId: newest.id,
    seal: (plain, about) => {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv(CIPHER, newest.bytes, iv)
      cipher.setAAD(additionalData(about))
      const bytes = typeof plain === 'string' ? Buffer.from(plain, 'utf8') : plain
      const text = Buffer.concat([cipher.update(bytes), cipher.final()])
      const parts = [iv, cipher.getAuthTag(), text].map((part) => part.toString('base64url'))
      return [newest.id, ...parts].join('.')
    },
    open: (sealed, about) => openBytes(sealed, about).toString('utf8'),
    openBytes,
  }
}
