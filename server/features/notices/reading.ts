/** What every notice needs to know of the person it goes to. */
import type { NoticeSetting } from '#contracts/account/notices.ts'
import type { AppParts } from '#server/http/app-parts.ts'
import type { Reading } from './notice-mails.ts'
import type { Reader } from './notices.queries.ts'
import { makeStopLink } from './stop-link.ts'

/** `setting` is the one that the mail's own link turns off. */
export function readingOf(
  { secrets }: Pick<AppParts, 'secrets'>,
  reader: Reader,
  { origin, setting }: { origin: string; setting: NoticeSetting },
): Reading {
  const stop = makeStopLink(secrets, origin, { userId: reader.id, setting })
  return { to: reader.email, origin, stop, settings: reader.settings }
}
