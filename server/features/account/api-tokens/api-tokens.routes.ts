/** Personal API tokens, in the settings of the person: made, listed, taken back. */
import { randomBytes } from 'node:crypto'
import {
  createApiToken,
  listApiTokens,
  MAX_TOKENS,
  revokeApiToken,
  TOKEN_PREFIX,
} from '#contracts/account/api-tokens.ts'
import type { ApiToken } from '#contracts/account/api-tokens.ts'
import { sentence } from '#engine/language/sentence.ts'
import { conflict, forbidden, notFound, unauthorized } from '#server/errors.ts'
import type { App } from '#server/http/app-parts.ts'
import { isUuid } from '#server/http/ids.ts'
import { mount } from '#server/http/mount.ts'
import { withIsoDates } from '#server/iso-dates.ts'
import type { AccountDesk } from '../account-desk.ts'
import { lockOwner } from '../account.queries.ts'
import { hashToken } from '../hashed-tokens.ts'
import { mailOwner } from '../mail-owner.ts'
import { accountTexts } from '../messages.ts'
import { apiTokenMadeMail } from '../security-mails.ts'
import { isSessionThere } from '../sessions/sessions.queries.ts'
import { addToken, countTokens, listTokens, removeAllTokens, removeToken } from './api-tokens.queries.ts'
import type { ApiTokenRow } from './api-tokens.queries.ts'

const DAY_MS = 86_400_000

function present({ tokenHash: _hash, ...row }: ApiTokenRow, now: Date): ApiToken {
  return { ...withIsoDates(row), hasExpired: row.expiresAt.getTime() <= now.getTime() }
}

/**
 * A token needs a confirmed address, as a passkey does: else somebody could sign up with another person's address and
 * read along once that person comes. It ends with the password, and its owner hears of it.
 */
export function mountApiTokens(app: App, desk: AccountDesk): void {
  const { db, clock, log } = desk.parts
  app.newPasswordHooks.push(removeAllTokens)

  mount(app, listApiTokens, async ({ user }) => {
    const now = clock.now()
    return { tokens: (await listTokens(db, user.id)).map((row) => present(row, now)) }
  })

  mount(app, createApiToken, async ({ user, body, request }) => {
    if (!user.emailVerified) throw forbidden(sentence(accountTexts, 'confirmForToken'))
    const token = `${TOKEN_PREFIX}${randomBytes(32).toString('base64url')}`
    const now = clock.now()
    const { name, days } = body
    const added = await db.transaction(async (tx) => {
      await lockOwner(tx, user.id)
      // A new password may have ended this session a moment ago.
      if (!(await isSessionThere(tx, { userId: user.id, sessionId: user.sessionId }))) throw unauthorized()
      if ((await countTokens(tx, user.id)) >= MAX_TOKENS)
        throw conflict(sentence(accountTexts, 'tooManyTokens'))
      const expiresAt = new Date(now.getTime() + days * DAY_MS)
      const scopes = [...new Set(body.scopes)]
      const row = { userId: user.id, name, scopes, tokenHash: hashToken(token), createdAt: now, expiresAt }
      await mailOwner(desk, tx, { userId: user.id, compose: apiTokenMadeMail })
      return addToken(tx, row)
    })
    log.info('account.api_token', { requestId: request.id, userId: user.id, outcome: 'made' })
    return { ...present(added, now), token }
  })

  mount(app, revokeApiToken, async ({ user, params, request }) => {
    if (!isUuid(params.id) || !(await removeToken(db, { userId: user.id, id: params.id }))) throw notFound()
    log.info('account.api_token', { requestId: request.id, userId: user.id, outcome: 'revoked' })
    return { message: accountTexts().tokenRevoked }
  })
}
