import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { pgTable, text } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { connect } from '#server/db/connect.ts'
import type { Connection } from '#server/db/connect.ts'
import { silentLogger } from '#server/log.ts'
import { createTestDatabase } from '#server/testing/test-database.ts'
import type { TestDatabase } from '#server/testing/test-database.ts'
import { rotateKeys } from './rotate.ts'
import { createSecrets } from './secrets.ts'
import type { Secrets } from './secrets.ts'

const sealedThings = pgTable('sealed_things', {
  userId: text('user_id').notNull(),
  id: text('id').notNull(),
  token: text('token'),
})
const { userId, id, token } = sealedThings
const columns = [{ table: sealedThings, sealed: token, userId, itemId: id }]

const oldKey = { id: 'old', bytes: randomBytes(32) }
const newKey = { id: 'new', bytes: randomBytes(32) }
const before = createSecrets([oldKey])
const during = createSecrets([newKey, oldKey])
const after = createSecrets([newKey])

let database: TestDatabase
let connection: Connection

beforeAll(async () => {
  database = await createTestDatabase()
  connection = connect({ url: database.url, poolMax: 4, log: silentLogger })
  await connection.db.execute(
    sql`create table sealed_things (user_id text not null, id text not null, token text, primary key (user_id, id))`,
  )
})
afterAll(async () => {
  await connection.pool.end()
  await database.drop()
})
beforeEach(() => connection.db.delete(sealedThings))

const owner = (n: number) => ({ userId: `user-${n % 7}`, itemId: `item-${n}` })
const sealedBy = (secrets: Secrets, n: number) => {
  const about = owner(n)
  return { userId: about.userId, id: about.itemId, token: secrets.seal(`token ${n}`, about) }
}
const addRows = (count: number, secrets = before) =>
  connection.db.insert(sealedThings).values(Array.from({ length: count }, (_, n) => sealedBy(secrets, n)))
const rotate = () => rotateKeys({ db: connection.db, secrets: during, columns })

/** Every text, opened with the new key alone. */
async function opened(): Promise<string[]> {
  const rows = await connection.db.select().from(sealedThings)
  return rows.map((row) => after.open(row.token!, { userId: row.userId, itemId: row.id })).toSorted()
}
const tokens = (count: number) => Array.from({ length: count }, (_, n) => `token ${n}`).toSorted()

test('everything is sealed anew, in batches, and then the old key is not needed', async () => {
  await addRows(450)
  expect(await rotate()).toEqual({ sealed: 450, unreadable: 0, remaining: 0 })
  expect(await opened()).toEqual(tokens(450))
})

test('a second run changes nothing, and goes on where the first one stopped', async () => {
  await addRows(10)
  await connection.db
    .update(sealedThings)
    .set({ token: null })
    .where(sql`id = 'item-3'`)
  const { token: anew } = sealedBy(during, 4)
  await connection.db
    .update(sealedThings)
    .set({ token: anew })
    .where(sql`id = 'item-4'`)
  expect(await rotate()).toEqual({ sealed: 8, unreadable: 0, remaining: 0 })
  expect(await rotate()).toEqual({ sealed: 0, unreadable: 0, remaining: 0 })
})

test('what does not open is left and counted, and the rest is done', async () => {
  await addRows(5)
  const lost = createSecrets([{ id: 'lost', bytes: randomBytes(32) }])
  await connection.db
    .insert(sealedThings)
    .values([sealedBy(lost, 100), { ...sealedBy(before, 101), userId: 'eve' }])
  expect(await rotate()).toEqual({ sealed: 5, unreadable: 2, remaining: 2 })
})

test('rows written meanwhile keep what was written, whichever of the keys wrote them', async () => {
  await addRows(300)
  const writing = (async () => {
    for (let n = 0; n < 300; n += 3) {
      const writer = n % 2 === 0 ? during : before
      const text = writer.seal(`written ${n}`, owner(n))
      await connection.db
        .update(sealedThings)
        .set({ token: text })
        .where(sql`id = ${`item-${n}`}`)
    }
  })()
  await Promise.all([rotate(), rotate(), writing])
  expect((await rotate()).remaining).toBe(0)
  const expected = Array.from({ length: 300 }, (_, n) => (n % 3 === 0 ? `written ${n}` : `token ${n}`))
  expect(await opened()).toEqual(expected.toSorted())
})
