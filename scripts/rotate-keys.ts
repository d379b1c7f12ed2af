/** npm run rotate-keys: encrypts everything again with the first of ENCRYPTION_KEYS. The app may run meanwhile. */
import { withDatabase } from '#server/db/with-database.ts'
import { openSecrets } from '#server/secrets/open-secrets.ts'
import { rotateKeys } from '#server/secrets/rotate.ts'
import { sealedColumns } from '#server/secrets/sealed-columns.ts'

const { sealed, unreadable, remaining } = await withDatabase(async ({ db, pool, env }) =>
  rotateKeys({ db, secrets: await openSecrets(env, pool), columns: sealedColumns }),
)
console.log(`Sealed anew with the newest key: ${sealed}.`)
if (unreadable > 0)
  console.error(
    `Could not be opened and stay as they are: ${unreadable}. Put the key they were sealed with back into ENCRYPTION_KEYS.`,
  )
if (remaining > unreadable)
  console.error('Some were written with an older key meanwhile: restart the app, then run this again.')
if (remaining > 0) process.exitCode = 1
else console.log('No text needs an older key now.')
