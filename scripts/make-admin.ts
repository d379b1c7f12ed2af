/** npm run make-admin -- name@example.com: gives an existing account the rights of an administrator. */
import { withDatabase } from '#server/db/with-database.ts'
import { makeAdmin } from '#server/features/account/account.queries.ts'

const email = process.argv[2]?.trim().toLowerCase()
if (email === undefined || !email.includes('@')) {
  console.error('Name the account: npm run make-admin -- name@example.com')
  process.exitCode = 2
} else if (await withDatabase(({ db }) => makeAdmin(db, email))) {
  console.log(`${email} is an administrator now.`)
} else {
  console.error(`Nobody has an account with ${email}. Sign up first, then run this again.`)
  process.exitCode = 1
}
