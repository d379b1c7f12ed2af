/** The calendar feed: its secret link for the owner, and the file for whoever has the link. */
import { createHash, randomBytes } from 'node:crypto'
import {
  createCalendarFeed,
  deleteCalendarFeed,
  getCalendarFeed,
  type CalendarFeed,
} from '#contracts/money/calendar.ts'
import { sentence } from '#engine/language/sentence.ts'
import { notFound } from '#server/errors.ts'
import { findUser } from '#server/features/account/account.queries.ts'
import { listCategoryFigures } from '#server/features/budget/budget.queries.ts'
import { findCashPlan, shortOn } from '#server/features/debts/cash/cash.queries.ts'
import { findPlan } from '#server/features/debts/plan/debt-plan.queries.ts'
import { readDebtsWithPayments } from '#server/features/debts/read-debts.queries.ts'
import { readSettings } from '#server/features/account/settings/settings.queries.ts'
import type { App, AppParts } from '#server/http/app-parts.ts'
import { mount } from '#server/http/mount.ts'
import { networkOf } from '#server/http/network-of.ts'
import { ownOrigin } from '#server/http/own-origin.ts'
import { createRateLimit } from '#server/http/rate-limit.ts'
import { speakingTo } from '#server/language/language.queries.ts'
import { dayInZone } from '#engine/money/calendar-day.ts'
import {
  findFeed,
  findFeedByHash,
  keepFeed,
  markFeedRead,
  removeFeed,
  type FeedRow,
} from './calendar.queries.ts'
import { calendarTexts } from './messages.ts'
import { calendarDays, writeCalendar } from './write-calendar.ts'

/** calendars ask a few times an hour */
const RULE = { name: 'calendar', tries: 120, seconds: 3600 }

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')
const about = (userId: string) => ({ userId, itemId: userId })

function present(app: App, feed: FeedRow | undefined): CalendarFeed {
  if (feed === undefined) return { url: null, createdAt: null, lastReadAt: null }
  const token = app.parts.secrets.open(feed.sealedToken, about(feed.userId))
  return {
    url: `${ownOrigin(app)}/calendar/${token}.ics`,
    createdAt: feed.createdAt.toISOString(),
    lastReadAt: feed.lastReadAt?.toISOString() ?? null,
  }
}

async function fileFor(app: App, userId: string): Promise<string> {
  const { db, clock } = app.parts
  const settings = await readSettings(db, userId)
  const today = dayInZone(clock.now(), settings.timezone)
  const found = await readDebtsWithPayments(db, userId, { today })
  const plan = await findPlan(db, userId)
  const cash = await findCashPlan(db, userId)
  const { paydays: pay } = cash
  const categories = pay === null ? [] : await listCategoryFigures(db, userId, today.slice(0, 7))
  const debts = found.map(({ debt }) => debt)
  const payments = found.flatMap((one) => one.payments)
  const days = calendarDays({
    debts,
    payments,
    plan,
    today,
    currency: settings.currency,
    dateFormat: settings.dateFormat,
    short: shortOn({ debts, payments, cash, today }),
    cash: pay && { pay, categories },
  })
  const { reminderDays } = settings
  return writeCalendar(days, { url: `${ownOrigin(app)}/debt-tracker`, now: clock.now(), reminderDays })
}

async function ownerOf({ db, clock }: Pick<AppParts, 'db' | 'clock'>, token: string): Promise<string> {
  const feed = await findFeedByHash(db, hashOf(token))
  const owner = feed && (await findUser(db, feed.userId))
  if (feed === undefined || owner === undefined || owner.disabledAt !== null)
    throw notFound(sentence(calendarTexts, 'gone'))
  await markFeedRead(db, feed.userId, clock.now())
  return feed.userId
}

export function mountCalendar(app: App): void {
  const { parts } = app
  const limit = createRateLimit(parts.pool, RULE)
  app.newPasswordHooks.push(removeFeed)

  mount(app, getCalendarFeed, async ({ user }) => present(app, await findFeed(parts.db, user.id)))

  mount(app, createCalendarFeed, async ({ user }) => {
    const token = randomBytes(24).toString('base64url')
    const feed = await keepFeed(parts.db, {
      userId: user.id,
      tokenHash: hashOf(token),
      sealedToken: parts.secrets.seal(token, about(user.id)),
      createdAt: parts.clock.now(),
    })
    parts.log.info('calendar.link_made', { userId: user.id })
    return present(app, feed)
  })

  mount(app, deleteCalendarFeed, async ({ user }) => {
    await removeFeed(parts.db, user.id)
    parts.log.info('calendar.link_removed', { userId: user.id })
    return { message: calendarTexts().takenBack }
  })

  app.get<{ Params: { token: string } }>('/calendar/:token.ics', async (request, reply) => {
    await limit.consume(networkOf(request))
    const userId = await ownerOf(parts, request.params.token)
    // A calendar that asks has no session: its file is in the language of its owner.
    const file = await speakingTo({ db: parts.db, userId }, () => fileFor(app, userId))
    return reply
      .type('text/calendar; charset=utf-8')
      .header('cache-control', 'private, no-store')
      .header('referrer-policy', 'no-referrer')
      .send(file)
  })
}
