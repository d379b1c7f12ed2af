/** Reminders of due payments: a part of Pro (reading 4), in the person's own days and hours. */
import { toDebt } from '#engine/debts/start/debt-record.ts'
import type { ShortNow } from '#engine/debts/cash/asked-now.ts'
import type { CashPlan } from '#engine/debts/cash/cash-plan.ts'
import { accessOfUser } from '#server/http/access/require-feature.ts'
import { mayUse } from '#engine/access/features.ts'
import type { Debt } from '#engine/debts/debt.ts'
import { openMinimum, dueDateOf, openCycle } from '#engine/debts/start/this-month.ts'
import type { DueDates } from '#engine/debts/start/this-month.ts'
import { findCashPlan, shortOn } from '#server/features/debts/cash/cash.queries.ts'
import { readDebtsWithPayments } from '#server/features/debts/read-debts.queries.ts'
import type { DebtWithPayments } from '#server/features/debts/read-debts.queries.ts'
import type { LookedAt, Outlook, Watch } from './due/find-due.ts'
import { mailDay } from './local-time.ts'
import { reminderMail } from './notice-mails.ts'
import type { DueLine } from './notice-mails.ts'
import { findReader, listOwed } from './notices.queries.ts'
import type { OwedDebt, Reader } from './notices.queries.ts'
import { recipientOf, sendOnce } from './send-notice.ts'
import type { NoticeParts } from './send-notice.ts'
import { addDays } from '#engine/money/calendar.ts'

const kind = 'payment_reminder'

type DueDebt = DueDates & { id: string }
type Due<D extends DueDebt> = { debt: D; dueOn: string }

/** The key of one due day of one debt among the notices sent. */
const aboutDue = ({ debt, dueOn }: Due<DueDebt>) => `${debt.id}/${dueOn}`

/** The coming due days from `today` through `days` later, soonest first. Dates are the person's own. */
function dueWithin<D extends DueDebt>(debts: D[], today: string, days: number): Due<D>[] {
  const last = addDays(today, days)
  return debts
    .flatMap((debt) =>
      dueDateOf(debt, today) === null ? [] : [{ debt, dueOn: openCycle(debt, today).dueOn }],
    )
    .filter(({ dueOn }) => dueOn <= last)
    .toSorted((one, other) => (one.dueOn < other.dueOn ? -1 : one.dueOn > other.dueOn ? 1 : 0))
}

function mayBeReminded({ facts, settings }: Reader, now: Date): boolean {
  return settings.paymentReminders && mayUse('reminders', accessOfUser(facts, now))
}

/** The person's today if they may get a reminder at this moment, else null. */
function remindableDay(reader: Reader, now: Date): string | null {
  return mayBeReminded(reader, now) ? mailDay(now, reader.settings.timezone) : null
}

/** What is due within the days of the person's choice, and when the next due day comes that near. */
function outlookOf(owed: OwedDebt[], { today, settings: { reminderDays } }: LookedAt): Outlook {
  const days = owed.flatMap((debt) => {
    if (dueDateOf(debt, today) === null) return []
    const { dueOn } = openCycle(debt, today)
    return [addDays(dueOn, -reminderDays), addDays(dueOn, 1)]
  })
  return { about: dueWithin(owed, today, reminderDays).map(aboutDue), days }
}

/** Who has a payment coming that they were not reminded of. */
export const watchPayments: Watch = {
  kind,
  wants: mayBeReminded,
  outlooks: async (db, people) => {
    const ids = people.map(({ id }) => id)
    const owed = Map.groupBy(await listOwed(db, ids), ({ userId }) => userId)
    return new Map(people.map((person) => [person.id, outlookOf(owed.get(person.id) ?? [], person)]))
  },
}

type NamedDebt = Debt & { name: string }

/** What a short month has for a debt whose minimum it does not cover; null for any other. */
function shortCentsOf(debtId: string, short: ShortNow | null): number | null {
  if (!short?.skipped.some(({ id }) => id === debtId)) return null
  return short.pay.find(({ id }) => id === debtId)?.cents ?? 0
}

/** A line of a mail for each debt that is due within `days` and whose minimum is not paid yet. */
export function dueSoon(
  found: readonly DebtWithPayments[],
  { today, days, cash }: { today: string; days: number; cash: CashPlan },
): (DueLine & { about: string })[] {
  const payments = found.flatMap((one) => one.payments)
  const short = shortOn({ debts: found.map(({ debt }) => debt), payments, cash, today })
  const owed = found
    .map(({ debt }): NamedDebt => ({ ...toDebt(debt), name: debt.name }))
    .filter(({ balanceCents }) => balanceCents > 0)
  return dueWithin(owed, today, days).flatMap((due) => {
    const minimum = openMinimum(due.debt, payments, today)
    const isAsked = minimum.paidCents > 0 || minimum.cents > 0
    if (!isAsked) return []
    const isPaid = minimum.paidCents > 0 && minimum.leftCents === 0
    const shortCents = shortCentsOf(due.debt.id, short)
    return isPaid ? [] : [{ ...minimum, shortCents, name: due.debt.name, about: aboutDue(due) }]
  })
}

/** One mail for all that is due and was not reminded of; nothing where nothing is. */
export async function mailPaymentReminder(parts: NoticeParts, userId: string, origin: string): Promise<void> {
  const now = parts.clock.now()
  const reader = await findReader(parts.db, userId)
  const today = reader ? remindableDay(reader, now) : null
  if (reader === undefined || today === null) return
  const found = await readDebtsWithPayments(parts.db, userId, { today })
  const cash = await findCashPlan(parts.db, userId)
  const due = dueSoon(found, { today, days: reader.settings.reminderDays, cash })
  await sendOnce(parts, { userId, kind, about: due.map(({ about }) => about) }, (claimed) =>
    reminderMail(
      due.filter(({ about }) => claimed.has(about)),
      recipientOf(parts, reader, { origin, setting: 'paymentReminders' }),
    ),
  )
}
