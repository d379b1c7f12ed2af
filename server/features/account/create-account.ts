/** A new person with a password and a first session, stored together or not at all. */
import { runWithTransaction } from '@better-auth/core/context'
import type { AccountDesk } from './account-desk.ts'
import { findUserByEmail } from './account.queries.ts'
import { hashPassword } from './password-hash.ts'

export type NewAccount = {
  email: string
  password: string
  firstName: string
  lastName: string
  address: string
  userAgent: string
}

const UNIQUE_VIOLATION = '23505'

/** Whether the database refused an address because another account has it. */
export function isTaken(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ('code' in cause && cause.code === UNIQUE_VIOLATION) return true
  return false
}

async function store(desk: AccountDesk, account: NewAccount, passwordHash: string) {
  const { adapter, internalAdapter } = await desk.auth.$context
  return runWithTransaction(adapter, async () => {
    const user = await internalAdapter.createUser(
      { email: account.email, name: account.firstName, lastName: account.lastName, emailVerified: false },
      { method: 'email-password' },
    )
    const credential = { userId: user.id, accountId: user.id, providerId: 'credential' }
    await internalAdapter.linkAccount({ ...credential, password: passwordHash })
    const session = await internalAdapter.createSession(user.id, false, {
      ipAddress: account.address,
      userAgent: account.userAgent,
    })
    return { userId: user.id, token: session.token }
  })
}

/**
 * Creates the account and signs it in; null when the e-mail has one already.
 * The password is hashed in both cases, so that both take the same time.
 */
export async function createAccount(
  desk: AccountDesk,
  account: NewAccount,
): Promise<{ userId: string; token: string } | null> {
  const passwordHash = await hashPassword(account.password)
  if (await findUserByEmail(desk.parts.db, account.email)) return null
  try {
    return await store(desk, account, passwordHash)
  } catch (error) {
    // Two sign-ups of one e-mail at the same moment: the second finds it taken.
    if (isTaken(error)) return null
    throw error
  }
}
