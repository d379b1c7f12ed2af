/**
 * What a grant changes for one person, by the debts whose rate and payment they named: in Jubilee, where they keep the
 * debt here, or in the application. Nothing is filled in for them: a grant for rent or a bill without both is not
 * measured.
 */
import type { PayoffDebt } from '#engine/debts/debt.ts'
import { grantImpact } from '#engine/grants/impact.ts'
import type { GrantImpact } from '#engine/grants/impact.ts'
import { planInput, readRecords } from '#server/features/facts/records.queries.ts'
import type { Records } from '#server/features/facts/records.queries.ts'
import { readSettings } from '#server/features/account/settings/settings.queries.ts'
import type { AppParts } from '#server/http/app-parts.ts'
import type { GrantDebtRow } from '../grants.table.ts'

/** As the application names it; null without a rate or a payment. */
function namedDebt({ position, balance, interestRate, minimumPayment }: GrantDebtRow): PayoffDebt | null {
  if (interestRate === null || !minimumPayment) return null
  return {
    id: `named-${position}`,
    balanceCents: balance ?? 0,
    rates: [{ fromMonth: 0, aprPpm: interestRate }],
    minimum: { kind: 'fixed', cents: minimumPayment },
  }
}

/** Null where it cannot be measured. */
function impactOf(
  records: Pick<Records, 'debts' | 'plan' | 'order' | 'extraCents'>,
  debts: GrantDebtRow[],
  amountCents: number,
): GrantImpact | null {
  const whole = records.debts.filter(({ lacksRate, lacksMinimum }) => !lacksRate && !lacksMinimum)
  const wholeIds = new Set(whole.map(({ debt }) => debt.id))
  const own = records.plan.debts.filter(({ id }) => wholeIds.has(id))
  const asked = debts.map((debt) => {
    const kept = own.find(({ id }) => id === debt.debtId)
    return { debt, kept, known: kept ?? namedDebt(debt) }
  })
  const named = asked.flatMap(({ kept, known }) => (kept === undefined && known !== null ? [known] : []))
  const isKept = asked.some(({ kept }) => kept !== undefined)
  const { move: _, ...planned } = planInput(records)
  const shares = asked.map(({ debt, known }) => ({
    debtId: known?.id ?? `unknown-${debt.position}`,
    askedCents: debt.asked ?? 0,
    owedCents: debt.balance ?? 0,
  }))
  const plan = isKept
    ? { ...planned, debts: [...own, ...named] }
    : { debts: named, order: 'avalanche' as const, extraCents: 0 }
  return grantImpact(plan, shares, amountCents)
}

export async function measureImpact(
  { db, clock }: Pick<AppParts, 'db' | 'clock'>,
  userId: string,
  { debts, amountCents }: { debts: GrantDebtRow[]; amountCents: number },
): Promise<GrantImpact | null> {
  const { timezone } = await readSettings(db, userId)
  return impactOf(await readRecords(db, { id: userId, timezone }, clock.now()), debts, amountCents)
}
