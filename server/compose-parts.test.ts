import { expect, test } from 'vitest'
import { silentLogger as log } from '#server/log.ts'
import { nowhere } from '#server/testing/peers/outside-nowhere.ts'
import { createTestDatabase } from '#server/testing/test-database.ts'
import { composeParts } from './compose-parts.ts'
import { connect } from './db/connect.ts'
import { parseEnv } from './env.ts'

test('the app that is served hashes passwords at the full cost, also for an email nobody has', async () => {
  const database = await createTestDatabase()
  const { pool, db } = connect({ url: database.url, poolMax: 2, log })
  const env = parseEnv({ DATABASE_URL: database.url })
  const clock = { now: () => new Date() }
  const { passwords, jobs, mailer } = await composeParts({ env, pool, db, log, clock, outside: nowhere })
  expect(await passwords.hash('quiet harbour')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(passwords.decoyHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  await jobs.close()
  mailer.close()
  await pool.end()
  await database.drop()
})
