/** Errors in browsers go to the log, as `client.error`; the contract keeps personal data out. */
import { reportClientError } from '#contracts/client-errors.ts'
import type { App } from '#server/http/app-parts.ts'
import { mount } from '#server/http/mount.ts'
import { networkOf } from '#server/http/network-of.ts'
import { createRateLimit } from '#server/http/rate-limit.ts'

/** More than a broken screen sends, and too little to fill a log. */
const REPORTS = { name: 'client-errors', tries: 30, seconds: 600 }

export function mountClientErrors(app: App): void {
  const reports = createRateLimit(app.parts.pool, REPORTS)

  mount(app, reportClientError, async ({ parts, body, user, request }) => {
    await reports.consume(networkOf(request))
    if (user !== null) await reports.consume(user.id)
    const { requestId: failedRequestId, ...error } = body
    parts.log.warn('client.error', { requestId: request.id, failedRequestId, ...error })
    return { message: 'Noted.' }
  })
}
