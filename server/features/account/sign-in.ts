/** Signs a person in with e-mail and password, through better-auth. */
import { APIError } from '@better-auth/core/error'
import type { AccountDesk } from './account-desk.ts'
import { endSession } from './account.queries.ts'
import { ADDRESS_HEADER } from './auth.ts'
import { hashToken } from './hashed-tokens.ts'

export type SignIn = { email: string; password: string; address: string; userAgent: string }

/**
 * A new session, or null when e-mail and password do not belong together, or the account is disabled.
 * An unknown e-mail costs a hash as well, so the time does not tell which it was.
 */
export async function signIn(
  desk: AccountDesk,
  attempt: SignIn,
): Promise<{ userId: string; token: string } | null> {
  const { email, password } = attempt
  const headers = new Headers({ [ADDRESS_HEADER]: attempt.address, 'user-agent': attempt.userAgent })
  try {
    const { token, user } = await desk.auth.api.signInEmail({ body: { email, password }, headers })
    if (!user.disabledAt) return { userId: user.id, token }
    await endSession(desk.parts.db, hashToken(token))
    return null
  } catch (error) {
    if (error instanceof APIError && error.statusCode === 401) return null
    throw error
  }
}
