/**
 * What a grant changes for one person. Where the debts it pays are kept in Jubilee, by the person's own plan; where
 * they are not, by the minimum payments of the debts they named.
 */
import type { PayoffDebt } from '#engine/debts/debt.ts'
import { defaultMinimumRule } from '#engine/debts/minimum-rule.ts'
import { grantImpact } from '#engine/grants/impact.ts'
import type { GrantImpact, GrantPlan } from '#engine/grants/impact.ts'
import { readRecords } from '#server/features/coach/facts/records.queries.ts'
import type { Records } from '#server/features/coach/facts/records.queries.ts'
import type { AppParts } from '#server/http/app-parts.ts'
import type { GrantDebtRow } from './grants.table.ts'

const asNamed = ({ position }: GrantDebtRow) => `named-${position}`

/** Without a rate it is 0 %: nothing is saved on interest that nobody told us of. */
function namedDebt(debt: GrantDebtRow): PayoffDebt {
  const balanceCents = debt.balance ?? 0
  const aprPpm = debt.interestRate ?? 0
  return {
    id: asNamed(debt),
    balanceCents,
    rates: [{ fromMonth: 0, aprPpm }],
    minimum: debt.minimumPayment
      ? { kind: 'fixed', cents: debt.minimumPayment }
      : defaultMinimumRule({ type: debt.kind ?? 'other', balanceCents, aprPpm }),
  }
}

export function impactOf(
  records: Pick<Records, 'debts' | 'order' | 'extraCents'>,
  debts: GrantDebtRow[],
  amountCents: number,
): GrantImpact {
  const own = records.debts.map(({ payoff }) => payoff)
  const ownId = ({ debtId }: GrantDebtRow) => own.find(({ id }) => id === debtId)?.id
  const named = debts.filter((debt) => ownId(debt) === undefined).map(namedDebt)
  const isPlanned = named.length < debts.length
  const plan: GrantPlan = isPlanned
    ? { debts: [...own, ...named], order: records.order, extraCents: records.extraCents }
    : { debts: named, order: 'avalanche', extraCents: 0 }
  const shares = debts.map((debt) => ({
    debtId: ownId(debt) ?? asNamed(debt),
    askedCents: debt.asked ?? 0,
  }))
  return grantImpact(plan, shares, amountCents)
}

export async function measureImpact(
  { db, clock }: Pick<AppParts, 'db' | 'clock'>,
  userId: string,
  { debts, amountCents }: { debts: GrantDebtRow[]; amountCents: number },
): Promise<GrantImpact> {
  return impactOf(await readRecords(db, userId, clock.now()), debts, amountCents)
}
