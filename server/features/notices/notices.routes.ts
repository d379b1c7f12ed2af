/** Turning notices off from the mail itself: by the page it links to, and by the mail program's own button. */
import { chooseNotice, type NoticeSetting } from '#contracts/account/notices.ts'
import { sentence } from '#engine/language/sentence.ts'
import { badRequest } from '#server/errors.ts'
import { findUser } from '#server/features/account/account.queries.ts'
import { saveSettings } from '#server/features/account/settings/settings.queries.ts'
import type { App, AppParts } from '#server/http/app-parts.ts'
import { mount } from '#server/http/mount.ts'
import { networkOf } from '#server/http/network-of.ts'
import { createRateLimit } from '#server/http/rate-limit.ts'
import { stopTexts } from './messages.ts'
import { ONE_CLICK_PATH, readStopToken } from './stop-link.ts'

const FORM_LIMIT_BYTES = 1024
const RULE = { name: 'unsubscribe', tries: 60, seconds: 3600 }

async function choose(
  parts: Pick<AppParts, 'db' | 'secrets' | 'log'>,
  token: string,
  isOn: boolean,
): Promise<NoticeSetting> {
  const choice = readStopToken(parts.secrets, token)
  if (choice === null || (await findUser(parts.db, choice.userId)) === undefined)
    throw badRequest(sentence(stopTexts, 'unknownLink'))
  const { userId, setting } = choice
  await saveSettings(parts.db, userId, { [setting]: isOn })
  parts.log.info('notice.chosen', { userId, setting, isOn })
  return setting
}

export function mountNotices(app: App): void {
  const { parts } = app
  const limit = createRateLimit(parts.pool, RULE)

  mount(app, chooseNotice, async ({ body, request }) => {
    await limit.consume(networkOf(request))
    const isOn = body.isOn ?? false
    const setting = await choose(parts, body.token, isOn)
    const { on, off } = stopTexts()
    return { message: (isOn ? on : off)[setting], setting, isOn }
  })

  mountOneClick(app, (token) => choose(parts, token, false))
}

type Asked = { Querystring: { token?: unknown } }

/** A mail program sends a form and no cookie; only the address counts (RFC 8058, section 3.2). */
function mountOneClick(app: App, stop: (token: string) => Promise<unknown>): void {
  void app.register(async (door) => {
    door.removeAllContentTypeParsers()
    door.addContentTypeParser('*', { parseAs: 'buffer' }, async () => undefined)
    door.post<Asked>(ONE_CLICK_PATH, { bodyLimit: FORM_LIMIT_BYTES }, async (request, reply) => {
      const { token } = request.query
      if (typeof token !== 'string') throw badRequest(sentence(stopTexts, 'unknownLink'))
      await stop(token)
      return reply.code(204).send()
    })
  })
}
