/**
 * The likely interest since a debt's last entry: an estimate for the payment form, which the
 * statement's own figure replaces. Example: $8,200 at 22.90 % for 30 days is $154.34.
 */
import type { Debt, DebtEntry } from '#contracts/money/debts.ts'
import { balancesOf } from '#engine/debts/balances/dated.ts'
import { interestOfDebtSince, rateOfDay, type AccruedInterest } from '#engine/debts/terms/interest-since.ts'
import { toDebt } from '#engine/debts/start/debt-record.ts'
import { apr, day, exactMoney } from '../figures.ts'
import { interestTexts as texts } from './payment-messages.ts'

type InterestEstimate = AccruedInterest & { since: string }

/** The rate of a day: the offer's while it lasts, none while interest is deferred; of several balances the highest owed on. Null: not known. */
export function rateOn(debt: Debt, date: string): number | null {
  const rates = balancesOf(toDebt(debt)).filter((one) => one.balanceCents > 0 || !debt.balances)
  const known = rates.map((one) => rateOfDay(one, date)).filter((rate) => rate !== null)
  return known.length === 0 ? null : Math.max(...known)
}

/** Null where a rate is not known, or nothing can have been charged since the last entry. */
export function estimateInterest(
  debt: Debt,
  entries: readonly DebtEntry[],
  paidOn: string,
): InterestEstimate | null {
  const since = entries
    .map((entry) => entry.occurredOn)
    .toSorted()
    .at(-1)
  if (since === undefined) return null
  const accrued = interestOfDebtSince(toDebt(debt), { since, until: paidOn })
  return accrued && accrued.cents > 0 ? { ...accrued, since } : null
}

/** The hint of the payment form's interest field: the rates in the estimate. Dates of the year of `today` have no year. */
export function interestHint(estimate: InterestEstimate | null, today: string): string {
  if (!estimate) return texts.unknown
  const { stretches, since, deferredCents } = estimate
  const rates = stretches.map(({ aprPpm, through }, i) =>
    i === stretches.length - 1 ? apr(aprPpm) : texts.through(apr(aprPpm), day(through, today)),
  )
  return texts.estimated({
    rates: rates.length === 0 ? texts.eachBalance : texts.inTurn(rates),
    since: day(since, today),
    deferred: deferredCents > 0 ? texts.withDeferred(exactMoney(deferredCents)) : '',
  })
}
