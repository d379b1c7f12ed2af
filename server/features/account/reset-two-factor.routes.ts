/** The mailed link that turns two-factor sign-in off, when its day has passed. */
import { resetTwoFactor } from '#contracts/account/security.ts'
import { invalidInput } from '#server/errors.ts'
import type { App } from '#server/http/app-parts.ts'
import { mount } from '#server/http/mount.ts'
import { networkOf } from '#server/http/network-of.ts'
import type { AccountDesk } from './account-desk.ts'
import { messages } from './messages.ts'
import { resetByLink } from './reset-two-factor.ts'
import { clearSessionCookie } from './session-cookie.ts'

const refused = (message: string) => invalidInput([{ field: 'token', message }])

export function mountTwoFactorReset(app: App, desk: AccountDesk): void {
  const { env, log } = desk.parts
  mount(app, resetTwoFactor, async ({ body, request, reply }) => {
    await desk.limits.twoFactorReset.consume(networkOf(request))
    const outcome = await resetByLink(desk, body.token)
    if (outcome === 'over') throw refused(messages.resetOver)
    if ('opensIn' in outcome) throw refused(messages.resetTooEarly(outcome.opensIn))
    clearSessionCookie(reply, env.isHttps)
    const { userId } = outcome
    log.warn('account.two_factor', { requestId: request.id, userId, outcome: 'off by mailed link' })
    return { message: messages.resetTurnedOff }
  })
}
