/** Whose offers end soon, and which. */
import { and, between, gt, inArray, isNotNull, or } from 'drizzle-orm'
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
    or(
      between(debts.promotionalEndsOn, from, to),
      between(debts.deferredEndsOn, from, to),
      // Few cards have several balances; which of them have an offer is read with the card.
      isNotNull(debts.balances),
    ),
  )
}

/** People who want reminders and owe something under an offer that ends soon. */
export function readersWithOffers(db: Executor, now: Date): AsyncGenerator<Reader[]> {
  return readersToMention(db, db.select({ id: debts.userId }).from(debts).where(endsSoon(now)))
}

export type OfferOfDebt = DueDates &
  Pick<Cliff, 'id' | 'bucketId' | 'kind'> & { userId: string; endsOn: string }

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
      balances: debts.balances,
    })
    .from(debts)
    .where(and(inArray(debts.userId, userIds), gt(debts.balance, 0)))
  return rows.flatMap(({ minimumCents, dueOn, promotionalEndsOn, deferredEndsOn, balances, ...owed }) => {
    const statement = minimumCents === null || dueOn === null ? null : { minimumCents, dueOn }
    const ends = [
      { kind: 'promotion' as const, endsOn: promotionalEndsOn },
      { kind: 'deferral' as const, endsOn: deferredEndsOn },
      ...(balances ?? []).flatMap(({ id: bucketId, promotionalRate, deferredInterest }) => [
        { bucketId, kind: 'promotion' as const, endsOn: promotionalRate?.endsOn ?? null },
        { bucketId, kind: 'deferral' as const, endsOn: deferredInterest?.endsOn ?? null },
      ]),
    ]
    return ends.flatMap(({ endsOn, ...offer }) =>
      endsOn === null ? [] : [{ ...owed, ...offer, statement, endsOn }],
    )
  })
}
