/** Where the keys are: in ENCRYPTION_KEYS; in the sandbox without it, one that is made once and kept beside the data. */
import { createHash, randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Pool } from '#server/db/connect.ts'
import type { Env } from '#server/env.ts'
import { createSecrets } from './secrets.ts'
import type { SecretKey, Secrets } from './secrets.ts'

const KEY_BYTES = 32
const KEY_FILE = 'sandbox-encryption-key'
const SANDBOX_KEY_ID = 'sandbox'

/** The keys of 'id:key,id:key', newest first; their form was checked with the environment. */
export function parseKeys(text: string): [SecretKey, ...SecretKey[]] {
  const [first, ...others] = text.split(',').map((pair) => {
    const [id = '', key = ''] = pair.trim().split(':')
    return { id, bytes: Buffer.from(key, 'base64') }
  })
  return [first!, ...others]
}

/** Two processes that start at the same time agree: a link is made only where there is none. */
async function keyInFolder(folder: string): Promise<Buffer> {
  const path = join(folder, KEY_FILE)
  await mkdir(folder, { recursive: true })
  const draft = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`
  const kept = await readFile(path, 'utf8').catch(() => null)
  if (kept !== null) return Buffer.from(kept, 'base64')
  try {
    await writeFile(draft, randomBytes(KEY_BYTES).toString('base64'), { mode: 0o600, flush: true })
    await link(draft, path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  } finally {
    await rm(draft, { force: true })
  }
  return Buffer.from(await readFile(path, 'utf8'), 'base64')
}

/** A database of the operator's own may be that of several machines, so there the key is in it. */
async function sandboxKey(env: Env, pool: Pool): Promise<Buffer> {
  if (env.databaseUrl === null) return keyInFolder(env.dataFolder)
  const { sandboxSecret } = await import('#server/sandbox/sandbox-secret.ts')
  return createHash('sha256')
    .update(await sandboxSecret(pool, 'encryption'))
    .digest()
}

/** Live mode does not start without ENCRYPTION_KEYS. */
export async function openSecrets(env: Env, pool: Pool): Promise<Secrets> {
  if (env.encryptionKeys !== null) return createSecrets(parseKeys(env.encryptionKeys))
  return createSecrets([{ id: SANDBOX_KEY_ID, bytes: await sandboxKey(env, pool) }])
}
