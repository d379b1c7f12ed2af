/**
 * Reminders of offers that end while the plan still owes something on them: 60, 30 and 7 days before the last day to
 * pay that is in time, in the person's own days and hours. What an end costs is worth knowing on every plan; who turns
 * payment reminders off gets none. An offer that the plan pays off in time is not mentioned.
 */
import { type DatedCliff, datedCliffs, offerName } from '#engine/debts/offers/dated-cliffs.ts'
import { planPayoff } from '#engine/debts/payoff/payoff.ts'
import { toDebt } from '#engine/debts/start/debt-record.ts'
import { startPlan } from '#engine/debts/start/plan-start.ts'
import { dueDateOf } from '#engine/debts/start/this-month.ts'
import { lastPaymentDay } from '#engine/debts/terms/offer-end.ts'
import { addDays, dayNumber } from '#engine/money/calendar.ts'
import { findPlan } from '#server/features/debts/plan/debt-plan.queries.ts'
import { readDebtsWithPayments } from '#server/features/debts/read-debts.queries.ts'
import type { Executor } from '#server/db/executor.ts'
import type { Outlook, Watch } from '../due/find-due.ts'
import { mailDay } from '../local-time.ts'
import { offerMail, type OfferLine } from '../notice-mails.ts'
import { findReader, type Reader } from '../notices.queries.ts'
import { recipientOf, sendOnce, type NoticeParts } from '../send-notice.ts'
import { listOffers, type OfferOfDebt } from './offers.queries.ts'

const kind = 'offer_end'

/** Days before, the nearest first. */
const STAGES = [7, 30, 60] as const

/** The mail that is due by this day; null where it is too early, or too late. */
function stageOn(today: string, payBy: string): number | null {
  const left = dayNumber(payBy) - dayNumber(today)
  return left < 0 ? null : (STAGES.find((days) => left <= days) ?? null)
}

type Ending = Pick<DatedCliff, 'id' | 'bucketId' | 'kind' | 'endsOn' | 'payBy'>

/** The key of one mail about one offer among the notices sent; empty where none is due. */
function aboutOffer({ id, bucketId, kind: offer, endsOn, payBy }: Ending, today: string): string[] {
  const stage = stageOn(today, payBy)
  const of = bucketId === undefined ? id : `${id}/${bucketId}`
  return stage === null ? [] : [`${of}/${offer}/${endsOn}/${stage}`]
}

/** The person's today if they may get a reminder at this moment, else null. */
const mentionDay = ({ settings }: Reader, now: Date) =>
  settings.paymentReminders ? mailDay(now, settings.timezone) : null

function endingOf(offer: OfferOfDebt, today: string): Ending {
  return { ...offer, payBy: lastPaymentDay(offer.endsOn, dueDateOf(offer, today), today) }
}

/** The last payment in time moves with the due day, so an offer that has not ended is looked at each month too. */
const LOOK_DAYS = 28

/** The days on which a mail about an offer may become due. */
function daysOf(offer: OfferOfDebt, today: string): string[] {
  const { endsOn, payBy } = endingOf(offer, today)
  if (endsOn < today) return []
  const after = [payBy, ...(offer.statement ? [offer.statement.dueOn] : [])].map((day) => addDays(day, 1))
  return [...STAGES.map((days) => addDays(payBy, -days)), ...after, addDays(today, LOOK_DAYS)]
}

function outlookOf(offers: OfferOfDebt[], today: string): Outlook {
  return {
    about: offers.flatMap((offer) => aboutOffer(endingOf(offer, today), today)),
    days: offers.flatMap((offer) => daysOf(offer, today)),
  }
}

/** Who has an offer that ends soon and that they were not reminded of. */
export const watchOffers: Watch = {
  kind,
  wants: ({ settings }) => settings.paymentReminders,
  outlooks: async (db, people) => {
    const ids = people.map(({ id }) => id)
    const offers = Map.groupBy(await listOffers(db, ids), ({ userId }) => userId)
    return new Map(people.map(({ id, today }) => [id, outlookOf(offers.get(id) ?? [], today)]))
  },
}

/** What the person's plan leaves when its offers end, for those that a mail is due about. */
async function linesFor(
  db: Executor,
  userId: string,
  today: string,
): Promise<(OfferLine & { about: string })[]> {
  const found = await readDebtsWithPayments(db, userId, { today })
  const debts = found.map(({ debt }) => toDebt(debt))
  const names = new Map(found.map(({ debt }) => [debt.id, debt.name]))
  const payments = found.flatMap((one) => one.payments)
  const start = startPlan({ debts, payments, plan: await findPlan(db, userId), day: today })
  const plan = planPayoff(start.input)
  return datedCliffs({ debts, start, plan, day: today }).flatMap((cliff) => {
    const name = names.get(cliff.id)
    const [about] = aboutOffer(cliff, today)
    return name === undefined || about === undefined
      ? []
      : [{ ...cliff, name: offerName(name, cliff), about, isCounted: plan.status === 'paid' }]
  })
}

/** One mail for all offers that end soon with something owed, once at each of the days; nothing where none does. */
export async function mailOfferEnds(parts: NoticeParts, userId: string, origin: string): Promise<void> {
  const reader = await findReader(parts.db, userId)
  const today = reader ? mentionDay(reader, parts.clock.now()) : null
  if (reader === undefined || today === null) return
  const lines = await linesFor(parts.db, userId, today)
  await sendOnce(parts, { userId, kind, about: lines.map(({ about }) => about) }, (claimed) =>
    offerMail(
      lines.filter(({ about }) => claimed.has(about)),
      recipientOf(parts, reader, { origin, setting: 'paymentReminders' }),
    ),
  )
}
