import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connect } from '#server/db/connect.ts'
import type { Connection } from '#server/db/connect.ts'
import { parseEnv } from '#server/env.ts'
import { silentLogger } from '#server/log.ts'
import { createTestDatabase } from '#server/testing/test-database.ts'
import type { TestDatabase } from '#server/testing/test-database.ts'
import { openSecrets, parseKeys } from './open-secrets.ts'
import { SecretError, createSecrets } from './secrets.ts'

const key = (id: string) => ({ id, bytes: randomBytes(32) })
const about = { userId: 'ada', itemId: 'bank-1' }
const old = key('2025-1')
const newest = key('2026-1')
const secrets = createSecrets([newest, old])

/** Why it does not open. */
function refusalOf(open: () => string): string {
  try {
    return `opened: ${open()}`
  } catch (error) {
    return error instanceof SecretError ? error.reason : String(error)
  }
}

const changed = (sealed: string, part: number, text: string) => sealed.split('.').with(part, text).join('.')

/** The part with one bit turned. */
function turned(sealed: string, part: number): string {
  const bytes = Buffer.from(sealed.split('.')[part]!, 'base64url')
  bytes[0]! ^= 1
  return changed(sealed, part, bytes.toString('base64url'))
}

describe('a sealed text', () => {
  test.each(['access-sandbox-8ab976e6', '', 'ünïcode 🏦', 'x'.repeat(10_000)])(
    'opens for whom it was sealed',
    (plain) => {
      expect(secrets.open(secrets.seal(plain, about), about)).toBe(plain)
    },
  )

  test('is another one each time, names the newest key, and shows nothing of the text', () => {
    const [one, two] = [secrets.seal('access-token', about), secrets.seal('access-token', about)]
    expect(one).not.toBe(two)
    expect(one).toMatch(/^2026-1\.[\w-]{16}\.[\w-]{22}\.[\w-]+$/)
    expect(one).not.toContain('access')
  })

  test('opens with an older key that is still known', () => {
    const sealed = createSecrets([old]).seal('old', about)
    expect(secrets.open(sealed, about)).toBe('old')
  })

  test('does not open for another person, another item, or the two mixed up', () => {
    const sealed = secrets.seal('token', about)
    for (const other of [
      { ...about, userId: 'bob' },
      { ...about, itemId: 'bank-2' },
      { userId: 'bank-1', itemId: 'ada' },
      { userId: 'ada","bank-1', itemId: '' },
    ])
      expect(refusalOf(() => secrets.open(sealed, other))).toBe('refused')
  })

  test('does not open once any part of it was changed', () => {
    const sealed = secrets.seal('token', about)
    for (const part of [1, 2, 3])
      expect(refusalOf(() => secrets.open(turned(sealed, part), about))).toBe('refused')
    expect(refusalOf(() => secrets.open(changed(sealed, 0, old.id), about))).toBe('refused')
  })

  test('does not open with another key of the same name, nor with none', () => {
    const sealed = secrets.seal('token', about)
    expect(refusalOf(() => createSecrets([key(newest.id)]).open(sealed, about))).toBe('refused')
    expect(refusalOf(() => createSecrets([old]).open(sealed, about))).toBe('unknown_key')
  })

  test.each(['', 'token', 'a.b.c', '2026-1.AAAA.AAAA.AAAA', '2026-1....', `${'x.'.repeat(9)}`])(
    'is not %j',
    (text) => {
      expect(refusalOf(() => secrets.open(text, about))).toBe('malformed')
    },
  )

  test('that does not open says why, and nothing of what it holds', () => {
    const sealed = secrets.seal('very-secret', about)
    const { message } = new SecretError('refused')
    expect(message).not.toContain(sealed)
    expect(message).toMatch(/does not open/)
  })
})

describe('the keys', () => {
  let database: TestDatabase
  let connection: Connection
  let folder: string

  beforeAll(async () => {
    database = await createTestDatabase()
    connection = connect({ url: database.url, poolMax: 2, log: silentLogger })
    folder = await mkdtemp(join(tmpdir(), 'jubilee-keys-'))
  })
  afterAll(async () => {
    await connection.pool.end()
    await database.drop()
    await rm(folder, { recursive: true })
  })

  test('come from the environment, newest first', async () => {
    const text = `new:${newest.bytes.toString('base64')}, old:${old.bytes.toString('base64')}`
    expect(parseKeys(text)).toEqual([
      { ...newest, id: 'new' },
      { ...old, id: 'old' },
    ])
    const opened = await openSecrets(parseEnv({ ENCRYPTION_KEYS: text }), connection.pool)
    expect(opened.newestKeyId).toBe('new')
  })

  test('of a sandbox are made once, in a file that only its owner reads', async () => {
    const env = parseEnv({ JUBILEE_DATA: folder })
    const opened = await Promise.all(Array.from({ length: 8 }, () => openSecrets(env, connection.pool)))
    const sealed = opened[0]!.seal('token', about)
    for (const one of opened) expect(one.open(sealed, about)).toBe('token')
    const { mode } = await stat(join(folder, 'sandbox-encryption-key'))
    expect(mode & 0o777).toBe(0o600)
  })

  test('of a sandbox on a database of its own are the same for every process there', async () => {
    const env = parseEnv({ DATABASE_URL: database.url })
    const [one, two] = await Promise.all([
      openSecrets(env, connection.pool),
      openSecrets(env, connection.pool),
    ])
    expect(two.open(one.seal('token', about), about)).toBe('token')
  })
})
