/** The addresses that browsers, password managers and people who found a hole look for on any site. */
import operator from '#content/operator.json' with { type: 'json' }
import { screensByNeed } from '#engine/access/routes.ts'
import { uncoded } from '#engine/language/sentence.ts'
import { notFound } from '#server/errors.ts'
import type { App } from './app-parts.ts'

const DAY_MS = 86_400_000
/** RFC 9116, 2.5.5: less than a year ahead. It is worked out again each day, so it never runs out while the app runs. */
const GOOD_FOR_DAYS = 180

type Given = { contact: string; origin: string | null; now: Date }

/**
 * `security.txt` as RFC 9116 has it: lines that end with CRLF, where to write, until when that is good, in which
 * languages, and where this file stands.
 */
export function securityText({ contact, origin, now }: Given): string {
  const day = Math.floor(now.getTime() / DAY_MS) + GOOD_FOR_DAYS
  const lines = [
    `Contact: mailto:${encodeURI(contact)}`,
    `Expires: ${new Date(day * DAY_MS).toISOString()}`,
    'Preferred-Languages: en, es',
    ...(origin === null ? [] : [`Canonical: ${origin}/.well-known/security.txt`]),
  ]
  return lines.map((line) => `${line}\r\n`).join('')
}

/** `/.well-known/security.txt` where the operator has an address, and `/.well-known/change-password`. */
export function mountWellKnown(app: App, { contactEmail }: { contactEmail: string | null } = operator): void {
  app.get('/.well-known/security.txt', async (_request, reply) => {
    // One without a contact is not valid, and an invented address helps nobody.
    if (contactEmail === null) throw notFound(uncoded('The operator has not named an address yet.'))
    const { clock, env } = app.parts
    const text = securityText({ contact: contactEmail, origin: env.publicOrigin, now: clock.now() })
    return reply.header('cache-control', 'public, max-age=3600').type('text/plain; charset=utf-8').send(text)
  })
  // Who is not signed in is led to sign in there, and back.
  app.get('/.well-known/change-password', async (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .redirect(`${screensByNeed.subscription.settings}?tab=security`, 302),
  )
}
