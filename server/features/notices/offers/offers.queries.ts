/** Whose offers end soon, and which. */
import { and, between, gt, inArray, or } from 'drizzle-orm'
import type { Cliff } from '#engine/debts/offers/cliffs.ts'
import type { DueDates } from '#engine/debts/start/this-month.ts'
import { addDays } from '#engine/money/calendar.ts'
import { officeDay } from '#server/calendar-day.ts'
import type { Executor } from '#server/db/executor.ts'
import { debts } from '#server/features/debts/debts.table.ts'
import { readersToMention, type Reader } from '../notices.queries.ts'

/** The first mail leaves 60 days before the last payment in time, which can be a month before the offer ends; days differ by zone. */
const SOON_DAYS = 60 + 31 + 1

function endsSoon(now: Date) {
  const today = officeDay(now)
  const [from, to] = [addDays(today, -1), addDays(today, SOON_DAYS)]
  return and(
    gt(debts.balance, 0),
    or(between(debts.promotionalEndsOn, from, to), between(debts.deferredEndsOn, from, to)),
  )
}

/** People who want reminders and owe something under an offer that ends soon. */
export function readersWithOffers(db: Executor, now: Date): AsyncGenerator<Reader[]> {
  return readersToMention(db, db.select({ id: debts.userId }).from(debts).where(endsSoon(now)))
}

export type OfferOfDebt = DueDates & { userId: string; id: string; kind: Cliff['kind']; endsOn: string }

/** The offers of what these people owe. */
export async function listOffers(db: Executor, userIds: string[]): Promise<OfferOfDebt[]> {
  const rows = await db
    .select({
      userId: debts.userId,
      id: debts.id,
      paymentDueDate: debts.paymentDueDate,
      minimumCents: debts.statementMinimum,
      dueOn: debts.statementDueOn,
      promotionalEndsOn: debts.promotionalEndsOn,
      deferredEndsOn: debts.deferredEndsOn,
    })
    .from(debts)
    .where(and(inArray(debts.userId, userIds), gt(debts.balance, 0)))
  return rows.flatMap(({ minimumCents, dueOn, promotionalEndsOn, deferredEndsOn, ...owed }) => {
    const statement = minimumCents === null || dueOn === null ? null : { minimumCents, dueOn }
    const ends = [
      { kind: 'promotion' as const, endsOn: promotionalEndsOn },
      { kind: 'deferral' as const, endsOn: deferredEndsOn },
    ]
    return ends.flatMap(({ kind, endsOn }) => (endsOn === null ? [] : [{ ...owed, statement, kind, endsOn }]))
  })
}
