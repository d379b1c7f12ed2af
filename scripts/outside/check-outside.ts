/** npm run check:outside: asks each outside service of this environment, and says what works and what is missing. */
import { withDatabase } from '#server/db/with-database.ts'
import { EnvError, readEnv } from '#server/env.ts'
import { checkOutside, report } from '#server/outside/check/check-outside.ts'
import { findingsOf } from '#server/outside/check/finding.ts'

try {
  const env = readEnv()
  if (env.mode === 'sandbox')
    console.log(
      'This is sandbox mode: what has no key is its own. Set JUBILEE_MODE=test to ask the services.',
    )
  const database = await findingsOf('database', () =>
    withDatabase(async ({ pool }) => {
      const { rows } = await pool.query<{ version: string }>(
        "select current_setting('server_version') as version",
      )
      return [{ about: 'database', state: 'works', says: `PostgreSQL ${rows[0]?.version} is up to date.` }]
    }),
  )
  const { lines, status } = report([...database, ...(await checkOutside(env))])
  console.log(lines.join('\n'))
  process.exitCode = status
} catch (error) {
  if (!(error instanceof EnvError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
