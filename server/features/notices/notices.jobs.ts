/** Every hour: who is to be reminded, who is to get their report; then one job for each person. */
import * as z from 'zod/mini'
import { ownOrigin } from '#server/http/own-origin.ts'
import { type AnyJobKind, defineJob } from '#server/jobs/job.ts'
import { watchCases, mailCaseReminder } from './case-reminders.ts'
import { firstFreshDay, mailMilestones, watchMilestones } from './milestones.ts'
import { findDue } from './due/find-due.ts'
import type { Watch } from './due/find-due.ts'
import { repairDue } from './due/repair-due.ts'
import { forgetNotices, findNews, findReader, listNewsReaders } from './notices.queries.ts'
import { watchOffers, mailOfferEnds } from './offers/offer-reminders.ts'
import { watchPayments, mailPaymentReminder } from './payment-reminders.ts'
import { sendWeeklyReport, watchReports } from './weekly-report.ts'
import type { Executor } from '#server/db/executor.ts'
import { newsMail } from './notice-mails.ts'
import { recipientOf, sendOnce } from './send-notice.ts'
import type { NoticeParts } from './send-notice.ts'

const everybody = z.strictObject({})
const person = z.strictObject({ userId: z.string() })

/** longer than any due day or week comes back */
const REMEMBERED_MS = 400 * 86_400_000

/** pages of 500 in one job, some seconds: more are handed on to the next one */
const PAGES = 20

type Mailing = {
  job: { name: string; summary: string }
  /** Mails one person, once for each thing it is about. */
  mail: (parts: NoticeParts, userId: string, origin: string) => Promise<void>
  sweep: { name: string; summary: string; minute: number }
  watch: Watch
}

/** A sweep every hour, and a job for each person it finds. */
function hourlyMailing({ job, mail, sweep: { minute, ...sweep }, watch }: Mailing): AnyJobKind[] {
  const one = defineJob({
    ...job,
    payload: person,
    run: ({ parts, app, payload }) => mail(parts, payload.userId, ownOrigin(app)),
  })
  const all = defineJob({
    ...sweep,
    payload: everybody,
    schedule: { cron: `${minute} * * * *`, words: 'every hour' },
    run: async ({ parts }) => {
      const tell = (userIds: string[], tx: Executor) =>
        parts.jobs.addAll(
          one,
          userIds.map((userId) => ({ userId })),
          { tx, key: ({ userId }) => userId },
        )
      for (let page = 0; page < PAGES; page += 1) if (!(await findDue(parts, watch, tell))) return
      await parts.jobs.add(all, {}, { key: 'more' })
    },
  })
  return [all, one]
}

const hourlyMailings: Mailing[] = [
  {
    job: { name: 'notices.remind', summary: 'Mails one person what is due in the next days.' },
    mail: mailPaymentReminder,
    sweep: {
      name: 'notices.find-reminders',
      summary: 'Finds who has a payment coming that they were not reminded of.',
      minute: 5,
    },
    watch: watchPayments,
  },
  {
    job: { name: 'notices.remind-of-cases', summary: 'Mails one person which days come in their cases.' },
    mail: mailCaseReminder,
    sweep: {
      name: 'notices.find-cases',
      summary: 'Finds who has a day coming in a case that they were not reminded of.',
      minute: 15,
    },
    watch: watchCases,
  },
  {
    job: {
      name: 'notices.remind-of-offers',
      summary: 'Mails one person which offers end soon with something owed.',
    },
    mail: mailOfferEnds,
    sweep: {
      name: 'notices.find-offers',
      summary: 'Finds who has an offer that ends in 60, 30 or 7 days and was not reminded of it.',
      minute: 25,
    },
    watch: watchOffers,
  },
  {
    job: { name: 'notices.report', summary: 'Mails one person their weekly report.' },
    mail: sendWeeklyReport,
    sweep: {
      name: 'notices.find-reports',
      summary: 'On Mondays: finds who wants the weekly report and has not got it.',
      minute: 10,
    },
    watch: watchReports,
  },
  {
    job: { name: 'notices.milestone', summary: 'Mails one person which milestones they have passed.' },
    mail: mailMilestones,
    sweep: {
      name: 'notices.find-milestones',
      summary: 'Finds who has paid off a debt, or a quarter of all, and was not told.',
      minute: 20,
    },
    watch: watchMilestones,
  },
]

const newsJob = defineJob({
  name: 'notices.news',
  summary: 'Mails one person a piece of product news.',
  payload: z.strictObject({ newsId: z.string(), userId: z.string() }),
  run: ({ parts, app, payload }) => mailNews(parts, payload, ownOrigin(app)),
})

/** people in one statement, and statements in one job */
const NEWS_PAGE = 1_000
const NEWS_PAGES = 10

export const newsToAll = defineJob({
  name: 'notices.news-to-all',
  summary: 'Finds who wants product updates, and lets a piece of news be mailed to each.',
  payload: z.strictObject({ newsId: z.string(), after: z.optional(z.string()) }),
  run: async ({ parts, payload: { newsId, after = '' } }) => {
    let last = after
    for (let page = 0; page < NEWS_PAGES; page += 1) {
      const from = { after: last, limit: NEWS_PAGE }
      const readers = await parts.replica.read((db) => listNewsReaders(db, from))
      await parts.jobs.addAll(
        newsJob,
        readers.map((userId) => ({ newsId, userId })),
        { key: ({ userId }) => `${newsId}/${userId}` },
      )
      if (readers.length < NEWS_PAGE) return
      last = readers.at(-1)!
    }
    await parts.jobs.add(newsToAll, { newsId, after: last }, { key: `${newsId}/${last}` })
  },
})

const forgetOldNotices = defineJob({
  name: 'notices.forget',
  summary: 'Forgets which notices were sent more than a year ago.',
  payload: everybody,
  schedule: { cron: '47 8 * * *', words: 'every night' },
  run: ({ parts }) => forgetNotices(parts.db, new Date(parts.clock.now().getTime() - REMEMBERED_MS)),
})

/** people of one job: some seconds where each is looked at */
const REPAIR_PAGE = 500

const watches = hourlyMailings.map(({ watch }) => watch)

const repairNotices = defineJob({
  name: 'notices.repair',
  summary: 'Brings back who has a notice to come and is not looked at for it, should a change be missed.',
  payload: z.strictObject({ after: z.optional(z.string()) }),
  schedule: { cron: '30 4 * * 0', words: 'every week' },
  run: async ({ parts, payload: { after = '' } }) => {
    const since = firstFreshDay(parts.clock.now())
    const page = { after, since, limit: REPAIR_PAGE }
    const { last, count, broughtBack } = await repairDue(parts, watches, page)
    if (broughtBack > 0) parts.log.warn('notices.brought_back', { count: broughtBack })
    if (last !== null && count === REPAIR_PAGE)
      await parts.jobs.add(repairNotices, { after: last }, { key: last })
  },
})

export const noticesJobs = [
  ...hourlyMailings.flatMap(hourlyMailing),
  newsJob,
  newsToAll,
  repairNotices,
  forgetOldNotices,
]

/** Mails one person a piece of news, once, if they still want it. */
async function mailNews(
  parts: NoticeParts,
  { newsId, userId }: { newsId: string; userId: string },
  origin: string,
): Promise<void> {
  const news = await findNews(parts.db, newsId)
  const reader = await findReader(parts.db, userId)
  if (news === undefined || reader === undefined || !reader.settings.productUpdates) return
  await sendOnce(parts, { userId, kind: 'product_news', about: [newsId] }, () =>
    newsMail(news, recipientOf(parts, reader, { origin, setting: 'productUpdates' })),
  )
}
