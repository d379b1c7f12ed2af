/** npm run make-admin -- name@example.com: gives an existing account the rights of an administrator. */
import { connect } from '#server/db/connect.ts'
import { migrate } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { readEnv } from '#server/env.ts'
import { makeAdmin } from '#server/features/account/account.queries.ts'
import { silentLogger } from '#server/log.ts'

async function run(email: string): Promise<boolean> {
  const env = readEnv()
  const database = await openDatabase(env, silentLogger)
  try {
    await migrate(database.url, env.mode)
    const { pool, db } = connect({ url: database.url, poolMax: 1, log: silentLogger })
    try {
      return await makeAdmin(db, email)
    } finally {
      await pool.end()
    }
  } finally {
    await database.close()
  }
}

const email = process.argv[2]?.trim().toLowerCase()
if (email === undefined || !email.includes('@')) {
  console.error('Name the account: npm run make-admin -- name@example.com')
  process.exitCode = 2
} else if (await run(email)) {
  console.log(`${email} is an administrator now.`)
} else {
  console.error(`Nobody has an account with ${email}. Sign up first, then run this again.`)
  process.exitCode = 1
}
