/** Reminders of due payments: a part of Pro (reading 4), in the person's own days and hours. */
import { toDebt } from '#engine/debts/start/debt-record.ts'
import { accessOf } from '#engine/access/access.ts'
import { mayUse } from '#engine/access/features.ts'
import type { Debt } from '#engine/debts/debt.ts'
import { openMinimum } from '#engine/debts/start/this-month.ts'
import type { AppParts } from '#server/http/app-parts.ts'
import type { DebtWithPayments } from '#server/features/debts/read-debts.queries.ts'
import { readDebtsWithPayments } from '#server/features/debts/read-debts.queries.ts'
import { aboutDue, dueWithin } from './due-reminders.ts'
import { isMailHour, localTime } from './local-time.ts'
import { reminderMail } from './notice-mails.ts'
import type { DueLine } from './notice-mails.ts'
import { findReader, listForReminders, listOwed, unsentOf } from './notices.queries.ts'
import type { OwedDebt, Reader } from './notices.queries.ts'
import { readingOf } from './reading.ts'
import { sendOnce } from './send-once.ts'

const kind = 'payment_reminder'
const PAGE = 500

/** The person's today if they may get a reminder at this moment, else null. */
function remindableDay({ facts, settings }: Reader, now: Date): string | null {
  if (!settings.paymentReminders || !mayUse('reminders', accessOf(facts, now.toISOString()))) return null
  const time = localTime(now, settings.timezone)
  return isMailHour(time) ? time.day : null
}

/** The ids of everybody who has a payment coming that they were not reminded of, handed on page by page. */
export async function eachToRemind(
  parts: AppParts,
  remind: (userId: string) => Promise<void>,
): Promise<void> {
  const now = parts.clock.now()
  for (let after = ''; ;) {
    const readers = await listForReminders(parts.db, { after, limit: PAGE })
    const owed = Map.groupBy(
      await listOwed(
        parts.db,
        readers.map((reader) => reader.id),
      ),
      (debt) => debt.userId,
    )
    for (const reader of readers)
      if (await isToRemind(reader, owed.get(reader.id) ?? [])) await remind(reader.id)
    if (readers.length < PAGE) return
    after = readers.at(-1)!.id
  }

  async function isToRemind(reader: Reader, debts: OwedDebt[]): Promise<boolean> {
    const today = remindableDay(reader, now)
    if (today === null) return false
    const about = dueWithin(debts, today, reader.settings.reminderDays).map(aboutDue)
    return about.length > 0 && (await unsentOf(parts.db, { userId: reader.id, kind, about })).length > 0
  }
}

type NamedDebt = Debt & { name: string }

/** A line of a mail for each debt that is due within `days` and whose minimum is not paid yet. */
export function dueSoon(
  found: readonly DebtWithPayments[],
  today: string,
  days: number,
): (DueLine & { about: string })[] {
  const payments = found.flatMap((one) => one.payments)
  const owed = found
    .map(({ debt }): NamedDebt => ({ ...toDebt(debt), name: debt.name }))
    .filter(({ balanceCents }) => balanceCents > 0)
  return dueWithin(owed, today, days).flatMap((due) => {
    const minimum = openMinimum(due.debt, payments, today)
    const isPaid = minimum.paidCents > 0 && minimum.leftCents === 0
    return isPaid ? [] : [{ ...minimum, name: due.debt.name, about: aboutDue(due) }]
  })
}

/** One mail for all that is due and was not reminded of; nothing where nothing is. */
export async function remindOfPayments(parts: AppParts, userId: string, origin: string): Promise<void> {
  const now = parts.clock.now()
  const reader = await findReader(parts.db, userId)
  const today = reader ? remindableDay(reader, now) : null
  if (reader === undefined || today === null) return
  const found = await readDebtsWithPayments(parts.db, userId, { today })
  const due = dueSoon(found, today, reader.settings.reminderDays)
  await sendOnce(parts, { userId, kind, about: due.map(({ about }) => about) }, (claimed) =>
    reminderMail(
      due.filter(({ about }) => claimed.has(about)),
      readingOf(parts, reader, { origin, setting: 'paymentReminders' }),
    ),
  )
}
