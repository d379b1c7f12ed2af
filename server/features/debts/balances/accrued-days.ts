/** The day of each amount of deferred interest in a change of a debt (engine/debts/balances/accrued-on.ts). */
import {
  balancesWithAccruedOn,
  refusalOfAccruedOn,
  withAccruedOn,
} from '#engine/debts/balances/accrued-on.ts'
import { refused } from '#server/errors.ts'
import type { Given } from '#server/omit-undefined.ts'
import { presentDebt, presentDeferred } from '../debt-columns.ts'
import type { DebtFields, DebtWithBank } from '../debts.queries.ts'

/** `today` is the person's, `latestDay` the latest date anybody may have by now (YYYY-MM-DD). */
export type SavingDays = { today: string; latestDay: string }

type Days = Given<Pick<DebtFields, 'deferredAccruedOn' | 'balances'>>

/** The fields that have those days. `before` is null for a new debt. Throws 422 for a day to come, or before the debt's start. */
export function accruedDays(
  fields: Partial<DebtFields>,
  before: DebtWithBank | null,
  { today, latestDay }: SavingDays,
): Days {
  const { balances } = fields
  const deferral = presentDeferred(fields)
  if (!deferral && !balances) return {}
  const kept = before && presentDebt(before)
  const startedOn = fields.startedOn === undefined ? (kept?.startedOn ?? null) : fields.startedOn
  const refusal = refusalOfAccruedOn({ deferredInterest: deferral, balances }, { startedOn, latestDay })
  if (refusal) throw refused(refusal)
  return {
    ...(deferral && {
      deferredAccruedOn: withAccruedOn(deferral, kept?.deferredInterest, today).accruedOn ?? null,
    }),
    ...(balances && { balances: balancesWithAccruedOn(balances, kept?.balances, today) }),
  }
}
