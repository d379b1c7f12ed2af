/** A new person with a password, a first session and a welcome mail, stored together or not at all. */
import { queueMail } from '#server/mail/queue-mail.ts'
import type { AccountDesk } from './account-desk.ts'
import { welcomeMail } from './account-mails.ts'
import { findUserByEmail } from './account.queries.ts'
import { makeLink } from './mailed-links.ts'
import { within } from '#server/db/one-transaction.ts'

export type NewAccount = {
  email: string
  password: string
  firstName: string
  lastName?: string | undefined
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
  const { internalAdapter } = await desk.auth.$context
  const insert = async () => {
    const user = await internalAdapter.createUser(
      {
        email: account.email,
        name: account.firstName,
        lastName: account.lastName ?? '',
        emailVerified: false,
      },
      { method: 'email-password' },
    )
    const credential = { userId: user.id, accountId: user.id, providerId: 'credential' }
    await internalAdapter.linkAccount({ ...credential, password: passwordHash })
    const session = await internalAdapter.createSession(user.id, false, {
      ipAddress: account.address,
      userAgent: account.userAgent,
    })
    return { userId: user.id, token: session.token }
  }
  return desk.parts.db.transaction(async (tx) => {
    const created = await within(tx, insert)
    const { url, expiresAt } = await makeLink(desk, tx, { kind: 'verify', value: created.userId })
    await queueMail(desk.parts, tx, { mail: welcomeMail(account.email, url), sendBy: expiresAt })
    return created
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
  const passwordHash = await desk.parts.passwords.hash(account.password)
  if (await findUserByEmail(desk.parts.db, account.email)) return null
  try {
    return await store(desk, account, passwordHash)
  } catch (error) {
    // Two sign-ups of one e-mail at the same moment: the second finds it taken.
    if (isTaken(error)) return null
    throw error
  }
}
