/** The offers that end. */
import { and, gt, inArray } from 'drizzle-orm'
import type { Cliff } from '#engine/debts/offers/cliffs.ts'
import type { DueDates } from '#engine/debts/start/this-month.ts'
import type { Executor } from '#server/db/executor.ts'
import { debts } from '#server/features/debts/debts.table.ts'

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
