import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { silentLogger } from '#server/log.ts'
import { users } from '#server/features/account/account.table.ts'
import { demoPeople } from '#server/sandbox/demo/demo-people.content.ts'
import { createTestDatabase } from '#server/testing/test-database.ts'
import type { TestDatabase } from '#server/testing/test-database.ts'
import { claimDatabase } from './claim-database.ts'
import { connect } from './connect.ts'
import type { Db, Pool } from './connect.ts'

let database: TestDatabase
let pool: Pool
let db: Db
beforeEach(async () => {
  database = await createTestDatabase()
  ;({ pool, db } = connect({ url: database.url, poolMax: 2, log: silentLogger }))
})
afterEach(async () => {
  await pool.end()
  await database.drop()
})

const addPerson = (email: string, emailVerified: boolean) =>
  db.insert(users).values({ id: randomUUID(), email, firstName: 'Ada', emailVerified })

test.each(['sandbox', 'test', 'live'] as const)('a database opened in %s mode stays that', async (mode) => {
  await claimDatabase(db, mode)
  await claimDatabase(db, mode)
  for (const other of (['sandbox', 'test', 'live'] as const).filter((one) => one !== mode)) {
    const said = `cannot start in ${other} mode: this database belongs to ${mode} mode. Nothing was changed.`
    await expect(claimDatabase(db, other)).rejects.toThrow(said)
  }
  await claimDatabase(db, mode)
})

test.each(demoPeople.map(({ email }) => email))(
  'live and test mode refuse a database with %s, also one of before modes were noted',
  async (email) => {
    await addPerson(email, true)
    for (const mode of ['live', 'test'] as const)
      await expect(claimDatabase(db, mode)).rejects.toThrow(
        `cannot start in ${mode} mode: this database has the demo people of a sandbox, whose password is public.`,
      )
    await claimDatabase(db, 'sandbox')
  },
)

test('an address that somebody only typed keeps nobody from starting', async () => {
  await addPerson('free@demo.jubilee.test', false)
  await expect(claimDatabase(db, 'live')).resolves.toBeUndefined()
})
