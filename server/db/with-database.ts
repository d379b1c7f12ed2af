/** Work of a script on the database that the environment names, brought up to date first. */
import { readEnv, type Env } from '#server/env.ts'
import { silentLogger } from '#server/log.ts'
import { connect, type Db, type Pool } from './connect.ts'
import { migrate } from './migrate.ts'
import { openDatabase } from './open-database.ts'

/** @throws Error with a sentence for the person who runs the script */
export async function withDatabase<T>(
  work: (given: { db: Db; pool: Pool; env: Env }) => Promise<T>,
): Promise<T> {
  const env = readEnv()
  const database = await openDatabase(env, silentLogger)
  try {
    await migrate(database.url, env.mode)
    const { pool, db } = connect({ url: database.url, poolMax: 1, log: silentLogger })
    try {
      return await work({ db, pool, env })
    } finally {
      await pool.end()
    }
  } finally {
    await database.close()
  }
}
