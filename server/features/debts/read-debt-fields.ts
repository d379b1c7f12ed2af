/** What a checked body says about a debt, as the columns that keep it. Only what was given appears. */
import type { updateDebt } from '#contracts/money/debts.ts'
import type { BodyOf } from '#contracts/endpoint.ts'
import { omitUndefined, type Given } from '#server/omit-undefined.ts'
import type { DebtFields } from './debts.queries.ts'
import type { StoredMinimumRule } from './debts.table.ts'

type Body = BodyOf<typeof updateDebt>

function storedRule(rule: NonNullable<Body['minimumRule']>): StoredMinimumRule {
  return {
    percentPpm: rule.percent,
    floorCents: rule.floor,
    plusInterest: rule.plusInterest,
    round: rule.round ?? 'cent',
    roundBeforeInterest: rule.roundBeforeInterest ?? false,
    interestPlusCents: rule.interestPlus ?? null,
  }
}

function datedFields({ promotionalRate, deferredInterest, statement }: Body): Partial<DebtFields> {
  const fields: Partial<DebtFields> = {}
  if (promotionalRate !== undefined) {
    fields.promotionalRate = promotionalRate?.interestRate ?? null
    fields.promotionalEndsOn = promotionalRate?.endsOn ?? null
  }
  if (deferredInterest !== undefined) {
    fields.deferredRate = deferredInterest?.interestRate ?? null
    fields.deferredEndsOn = deferredInterest?.endsOn ?? null
    fields.deferredAccrued = deferredInterest ? (deferredInterest.accrued ?? 0) : null
  }
  if (statement !== undefined) {
    fields.statementMinimum = statement?.minimum ?? null
    fields.statementDueOn = statement?.dueOn ?? null
  }
  return fields
}

/** `balance` and `version` are no fields: one is a line of the ledger, the other guards the change. */
export function readDebtFields(body: Body): Given<DebtFields> {
  const { balance: _, version: __, promotionalRate, deferredInterest, statement, ...fields } = body
  return omitUndefined({
    ...fields,
    minimumRule: body.minimumRule && storedRule(body.minimumRule),
    ...datedFields({ promotionalRate, deferredInterest, statement }),
  })
}
