/** Where a person is signed in, and signing out elsewhere. */
import { endOneSession, endOtherSessions, listSessions } from '#contracts/account/security.ts'
import { notFound } from '#server/errors.ts'
import type { App } from '#server/http/app-parts.ts'
import { withIsoDates } from '#server/iso-dates.ts'
import { mount } from '#server/http/mount.ts'
import type { AccountDesk } from '../account-desk.ts'
import { endOtherSessions as endOthers, endOwnSession, listLiveSessions } from './sessions.queries.ts'
import { accountTexts } from '../messages.ts'
import { approximateAddress, deviceInWords } from './describe-session.ts'
import { clearSessionCookie } from './session-cookie.ts'
import { ABSOLUTE_SECONDS } from './sessions.ts'

export function mountSessions(app: App, desk: AccountDesk): void {
  const { db, clock, env } = desk.parts
  mount(app, listSessions, async ({ user }) => {
    const now = clock.now()
    const bornAfter = new Date(now.getTime() - ABSOLUTE_SECONDS * 1000)
    const rows = await listLiveSessions(db, user.id, { now, bornAfter })
    const sessions = rows.map(({ address, device, ...row }) => ({
      ...withIsoDates(row),
      device: deviceInWords(device),
      place: approximateAddress(address),
      isThis: row.id === user.sessionId,
    }))
    return { sessions: sessions.toSorted((one, other) => Number(other.isThis) - Number(one.isThis)) }
  })

  mount(app, endOneSession, async ({ user, params, reply }) => {
    if (!(await endOwnSession(db, { userId: user.id, sessionId: params.id }))) throw notFound()
    if (params.id === user.sessionId) {
      clearSessionCookie(reply, env.isHttps)
      // Nothing of the person stays in a browser that they sign out from a list.
      reply.header('clear-site-data', '"storage"')
    }
    return { message: accountTexts().sessionEnded }
  })

  mount(app, endOtherSessions, async ({ user }) => {
    const ended = await endOthers(db, { userId: user.id, sessionId: user.sessionId })
    return { message: ended === 0 ? accountTexts().noOtherSessions : accountTexts().othersEnded }
  })
}
