/** Links with a one-time token, sent by mail. The database has only the token's hash. */
import { randomBytes } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Executor } from '#server/db/executor.ts'
import type { AccountDesk } from './account-desk.ts'
import { verifications } from './account.table.ts'
import { within } from '#server/db/one-transaction.ts'

const HOUR_MS = 60 * 60 * 1000

const kinds = {
  /** makes the account that was asked for */
  signUp: { page: '/verify-email', livesMs: 24 * HOUR_MS },
  verify: { page: '/verify-email', livesMs: 24 * HOUR_MS },
  reset: { page: '/reset-password', livesMs: HOUR_MS },
  /** to a new address that replaces the old one */
  email: { page: '/verify-email', livesMs: 24 * HOUR_MS },
} as const

export type LinkKind = keyof typeof kinds

const identifier = (kind: LinkKind, token: string) => `${kind}:${token}`

/** `url` is the full address; after `expiresAt` it opens nothing. */
export type MailedLink = { url: string; expiresAt: Date }

/** Makes a link, in the caller's transaction. `value` is the person's id, for a new address with it behind a blank, for a
 * sign-up what it asks for. */
export async function makeLink(
  desk: AccountDesk,
  tx: Executor,
  { kind, value }: { kind: LinkKind; value: string },
): Promise<MailedLink> {
  const token = randomBytes(24).toString('base64url')
  const expiresAt = new Date(desk.parts.clock.now().getTime() + kinds[kind].livesMs)
  const { internalAdapter } = await desk.auth.$context
  await within(tx, () =>
    internalAdapter.createVerificationValue({ identifier: identifier(kind, token), value, expiresAt }),
  )
  return { url: desk.link(`${kinds[kind].page}?token=${token}`), expiresAt }
}

export type StoredLink = { id: string; value: string }

/** The link of this token, or null when it is unknown, used or too old. It stays usable. */
export async function findLink(desk: AccountDesk, kind: LinkKind, token: string): Promise<StoredLink | null> {
  const { internalAdapter } = await desk.auth.$context
  const found = await internalAdapter.findVerificationValue(identifier(kind, token))
  return found !== null && found.expiresAt > desk.parts.clock.now() ? found : null
}

/** The value of the link, or null when it is unknown, used or too old. The link stays usable. */
export async function readLink(desk: AccountDesk, kind: LinkKind, token: string): Promise<string | null> {
  return (await findLink(desk, kind, token))?.value ?? null
}

/** Uses a link up; of several at the same moment one gets true. */
export async function useUpLink(tx: Executor, { id, value }: StoredLink): Promise<boolean> {
  const { rowCount } = await tx
    .delete(verifications)
    .where(and(eq(verifications.id, id), eq(verifications.value, value)))
  return rowCount === 1
}
