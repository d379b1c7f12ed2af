/** A new person whose address is confirmed, with their password, in the caller's transaction. */
import { within } from '#server/db/one-transaction.ts'
import type { Language } from '#engine/language/bilingual.ts'
import { saveSettings } from '#server/features/account/settings/settings.queries.ts'
import type { Executor } from '#server/db/executor.ts'
import type { AccountDesk } from '../account-desk.ts'

export type NewAccount = {
  email: string
  passwordHash: string
  firstName: string
  lastName: string
  /** of the screen on which they signed up: they are written to in it from the first mail on */
  language?: Language | undefined
}

const UNIQUE_VIOLATION = '23505'

/** Whether the database refused an address because another account has it. */
export function isTaken(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ('code' in cause && cause.code === UNIQUE_VIOLATION) return true
  return false
}

/**
 * Stores the account and answers the person's id.
 * @throws the database's error 23505 where another account has the address
 */
export async function createAccount(desk: AccountDesk, tx: Executor, account: NewAccount): Promise<string> {
  const { email, passwordHash, firstName, lastName } = account
  const { internalAdapter } = await desk.auth.$context
  return within(tx, async () => {
    const user = await internalAdapter.createUser(
      { email, name: firstName, lastName, emailVerified: true },
      { method: 'email-password' },
    )
    const credential = { userId: user.id, accountId: user.id, providerId: 'credential' }
    await internalAdapter.linkAccount({ ...credential, password: passwordHash })
    if (account.language !== undefined) await saveSettings(tx, user.id, { language: account.language })
    return user.id
  })
}
