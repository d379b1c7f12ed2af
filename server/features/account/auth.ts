/**
 * better-auth, configured once. It owns how people, passwords and sessions are stored; its own HTTP routes
 * are not served: our calls use `auth.api` and its internal adapter, and set our own cookie.
 */
import { randomBytes } from 'node:crypto'
import { betterAuth } from 'better-auth/minimal'
import type { BetterAuthOptions } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import type { AppParts } from '#server/http/app-parts.ts'
import { accounts, sessions, users, verifications } from './account.table.ts'
import { describeDevice } from './sessions/describe-session.ts'
import { withHashedTokens } from './hashed-tokens.ts'
import { verifyPassword } from '#server/secrets/passwords.ts'
import { joinable } from '#server/db/one-transaction.ts'
import { IDLE_SECONDS } from './sessions/sessions.ts'

/** The header in which we hand better-auth the client's address; no request can set it. */
const ADDRESS_HEADER = 'x-jubilee-client-address'

const MAIL_TOKEN_LIMIT_SECONDS = 60 * 60

const fromServerOnly = { input: false, required: false } as const

const models = {
  user: {
    fields: { name: 'firstName', image: 'profileImageUrl' },
    additionalFields: {
      lastName: { type: 'string', input: true, required: true },
      isAdmin: { type: 'boolean', ...fromServerOnly },
      subscriptionStatus: { type: 'string', ...fromServerOnly },
      subscriptionPlanId: { type: 'string', ...fromServerOnly },
      subscriptionEndsAt: { type: 'date', ...fromServerOnly },
      pastDueSince: { type: 'date', ...fromServerOnly },
      paymentRetryAt: { type: 'date', ...fromServerOnly },
      disabledAt: { type: 'date', ...fromServerOnly },
    },
  },
  account: { fields: { password: 'passwordHash' } },
} as const

export function createAuth(parts: Pick<AppParts, 'env' | 'db' | 'clock' | 'passwords'>) {
  const { env, db, clock, passwords } = parts
  const adapter = drizzleAdapter(joinable(db), {
    provider: 'pg',
    schema: { user: users, session: sessions, account: accounts, verification: verifications },
    transaction: true,
  })
  return betterAuth({
    ...models,
    appName: 'Jubilee',
    baseURL: env.publicOrigin ?? `http://localhost:${env.port}`,
    basePath: '/api/better-auth',
    // It signs better-auth's own cookies, which never leave this process: a new one at each start will do.
    secret: randomBytes(32).toString('base64'),
    database: (options: BetterAuthOptions) => withHashedTokens(adapter(options)),
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: 1,
      maxPasswordLength: 128,
      resetPasswordTokenExpiresIn: MAIL_TOKEN_LIMIT_SECONDS,
      password: { hash: passwords.hash, verify: ({ hash, password }) => verifyPassword(hash, password) },
    },
    session: {
      fields: { token: 'tokenHash', ipAddress: 'address' },
      additionalFields: {
        device: { type: 'string', ...fromServerOnly },
        provenAt: { type: 'date', ...fromServerOnly },
        provenBy: { type: 'string', ...fromServerOnly },
        secondFactorAt: { type: 'date', ...fromServerOnly },
        adminSeenAt: { type: 'date', ...fromServerOnly },
      },
      expiresIn: IDLE_SECONDS,
      cookieCache: { enabled: false },
    },
    verification: { storeIdentifier: 'hashed' },
    databaseHooks: {
      session: {
        create: {
          before: async (session) => {
            const now = clock.now()
            const expiresAt = new Date(now.getTime() + IDLE_SECONDS * 1000)
            const device = describeDevice(session.userAgent ?? '')
            return {
              data: { ...session, device, createdAt: now, updatedAt: now, provenAt: now, expiresAt },
            }
          },
        },
      },
    },
    advanced: { ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] } },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    // Its log lines name email addresses.
    logger: { disabled: true },
  })
}

export type Auth = ReturnType<typeof createAuth>
