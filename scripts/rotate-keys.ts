/** npm run rotate-keys: encrypts everything again with the first of ENCRYPTION_KEYS. The app may run meanwhile. */
import { connect } from '#server/db/connect.ts'
import { migrate } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { readEnv } from '#server/env.ts'
import { silentLogger } from '#server/log.ts'
import { openSecrets } from '#server/secrets/open-secrets.ts'
import { rotateKeys } from '#server/secrets/rotate.ts'
import type { Rotated } from '#server/secrets/rotate.ts'
import { sealedColumns } from '#server/secrets/sealed-columns.ts'

async function run(): Promise<Rotated> {
  const env = readEnv()
  const database = await openDatabase(env, silentLogger)
  try {
    await migrate(database.url, env.mode)
    const { pool, db } = connect({ url: database.url, poolMax: 1, log: silentLogger })
    try {
      const secrets = await openSecrets(env, pool)
      return await rotateKeys({ db, secrets, columns: sealedColumns })
    } finally {
      await pool.end()
    }
  } finally {
    await database.close()
  }
}

const { sealed, unreadable, remaining } = await run()
console.log(`Sealed anew with the newest key: ${sealed}.`)
if (unreadable > 0)
  console.error(
    `Could not be opened and stay as they are: ${unreadable}. Put the key they were sealed with back into ENCRYPTION_KEYS.`,
  )
if (remaining > unreadable)
  console.error('Some were written with an older key meanwhile: restart the app, then run this again.')
if (remaining > 0) process.exitCode = 1
else console.log('No text needs an older key now.')
