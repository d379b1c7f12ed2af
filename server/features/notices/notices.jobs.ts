/** Every hour: who is to be reminded, who is to get their report; then one job for each person. */
import * as z from 'zod/mini'
import { ownOrigin } from '#server/http/own-origin.ts'
import { type AnyJobKind, defineJob } from '#server/jobs/job.ts'
import type { AppParts } from '#server/http/app-parts.ts'
import { eachDueCaseReminder, mailCaseReminder } from './case-reminders.ts'
import { eachWithMilestones, mailMilestones } from './milestones.ts'
import { forgetNotices, findNews, findReader, readersOfNews } from './notices.queries.ts'
import { eachWithEndingOffer, mailOfferEnds } from './offers/offer-reminders.ts'
import { eachToRemind, mailPaymentReminder } from './payment-reminders.ts'
import { eachToReport, sendWeeklyReport } from './weekly-report.ts'
import type { Executor } from '#server/db/executor.ts'
import { newsMail } from './notice-mails.ts'
import { recipientOf, sendOnce } from './send-notice.ts'
import type { NoticeParts } from './send-notice.ts'

const everybody = z.strictObject({})
const person = z.strictObject({ userId: z.string() })

/** longer than any due day or week comes back */
const REMEMBERED_MS = 400 * 86_400_000

type Mailing = {
  job: { name: string; summary: string }
  /** Mails one person, once for each thing it is about. */
  mail: (parts: NoticeParts, userId: string, origin: string) => Promise<void>
  sweep: { name: string; summary: string; minute: number }
  /** Calls `mail` for everybody who is due. */
  each: (parts: AppParts, mail: (userId: string) => Promise<void>) => Promise<void>
}

/** A sweep every hour, and a job for each person it finds. */
function hourlyMailing({ job, mail, sweep: { minute, ...sweep }, each }: Mailing): AnyJobKind[] {
  const one = defineJob({
    ...job,
    payload: person,
    run: ({ parts, app, payload }) => mail(parts, payload.userId, ownOrigin(app)),
  })
  const all = defineJob({
    ...sweep,
    payload: everybody,
    schedule: { cron: `${minute} * * * *`, words: 'every hour' },
    run: ({ parts }) => each(parts, (userId) => parts.jobs.add(one, { userId }, { key: userId })),
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
    each: eachToRemind,
  },
  {
    job: { name: 'notices.remind-of-cases', summary: 'Mails one person which days come in their cases.' },
    mail: mailCaseReminder,
    sweep: {
      name: 'notices.find-cases',
      summary: 'Finds who has a day coming in a case that they were not reminded of.',
      minute: 15,
    },
    each: eachDueCaseReminder,
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
    each: eachWithEndingOffer,
  },
  {
    job: { name: 'notices.report', summary: 'Mails one person their weekly report.' },
    mail: sendWeeklyReport,
    sweep: {
      name: 'notices.find-reports',
      summary: 'On Mondays: finds who wants the weekly report and has not got it.',
      minute: 10,
    },
    each: eachToReport,
  },
  {
    job: { name: 'notices.milestone', summary: 'Mails one person which milestones they have passed.' },
    mail: mailMilestones,
    sweep: {
      name: 'notices.find-milestones',
      summary: 'Finds who has paid off a debt, or a quarter of all, and was not told.',
      minute: 20,
    },
    each: eachWithMilestones,
  },
]

const newsJob = defineJob({
  name: 'notices.news',
  summary: 'Mails one person a piece of product news.',
  payload: z.strictObject({ newsId: z.string(), userId: z.string() }),
  run: ({ parts, app, payload }) => mailNews(parts, payload, ownOrigin(app)),
})

export const newsToAll = defineJob({
  name: 'notices.news-to-all',
  summary: 'Finds who wants product updates, and lets a piece of news be mailed to each.',
  payload: z.strictObject({ newsId: z.string() }),
  run: ({ parts, payload: { newsId } }) =>
    eachNewsReader(parts.db, (userId) =>
      parts.jobs.add(newsJob, { newsId, userId }, { key: `${newsId}/${userId}` }),
    ),
})

const forgetOldNotices = defineJob({
  name: 'notices.forget',
  summary: 'Forgets which notices were sent more than a year ago.',
  payload: everybody,
  schedule: { cron: '47 8 * * *', words: 'every night' },
  run: ({ parts }) => forgetNotices(parts.db, new Date(parts.clock.now().getTime() - REMEMBERED_MS)),
})

export const noticesJobs = [...hourlyMailings.flatMap(hourlyMailing), newsJob, newsToAll, forgetOldNotices]

/** Calls `mail` for everybody who wants product updates. */
async function eachNewsReader(db: Executor, mail: (userId: string) => Promise<void>): Promise<void> {
  for await (const readers of readersOfNews(db)) for (const { id } of readers) await mail(id)
}

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
