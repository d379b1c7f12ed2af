/** A debt's columns as the contract has them, nested and null for empty, and back. */
import { bankFigures } from '#contracts/money/debts.ts'
import type { Debt, DebtBank, updateDebt } from '#contracts/money/debts.ts'
import { balanceInWords } from '#engine/debts/balances/balance-words.ts'
import { offersWithDays } from '#engine/debts/balances/accrued-on.ts'
import { withIsoDates } from '#server/iso-dates.ts'
import type { DebtWithBank, DebtFields } from './debts.queries.ts'
import type { DebtRow, StoredMinimumRule } from './debts.table.ts'
import type { BodyOf } from '#contracts/endpoint.ts'
import { omitUndefined } from '#server/omit-undefined.ts'
import type { Given } from '#server/omit-undefined.ts'

function presentPromotion(row: DebtRow): Debt['promotionalRate'] {
  if (row.promotionalRate === null || row.promotionalEndsOn === null) return null
  return { interestRate: row.promotionalRate, endsOn: row.promotionalEndsOn }
}

type DeferredColumns = Pick<
  DebtFields,
  'deferredRate' | 'deferredEndsOn' | 'deferredAccrued' | 'deferredAccruedOn'
>

/** Null where there is none, or the columns are not given. */
export function presentDeferred(row: DeferredColumns): Debt['deferredInterest'] {
  const { deferredRate, deferredEndsOn, deferredAccrued, deferredAccruedOn = null } = row
  if (deferredRate == null || deferredEndsOn == null || deferredAccrued == null) return null
  return {
    interestRate: deferredRate,
    endsOn: deferredEndsOn,
    accrued: deferredAccrued,
    accruedOn: deferredAccruedOn,
  }
}

function presentMinimumRule(rule: StoredMinimumRule | null): Debt['minimumRule'] {
  if (rule === null) return null
  const { percentPpm, floorCents, interestPlusCents = null, ...rest } = rule
  return {
    ...rest,
    percent: percentPpm,
    floor: floorCents,
    interestPlus: interestPlusCents,
  }
}

function presentStatement({ statementMinimum, statementDueOn }: DebtRow): Debt['statement'] {
  if (statementMinimum === null || statementDueOn === null) return null
  return { minimum: statementMinimum, dueOn: statementDueOn }
}

/** Bank values apply unless the user overrode them. */
function presentBank({ bank, balance }: DebtWithBank): DebtBank | null {
  if (bank === null) return null
  const { fetched, typed, fetchedAt, ...rest } = bank
  const said = fetched.balance
  return {
    ...rest,
    fetchedAt: new Date(fetchedAt).toISOString(),
    figures: bankFigures.filter((figure) => fetched[figure] !== undefined && !typed.includes(figure)),
    bankBalance: said === undefined || said === balance ? null : said,
  }
}

/** Columns that are fields of the contract stand as they are; what it does not name is dropped where the answer is sent. */
export function presentDebt(row: DebtWithBank): Debt {
  // The copy that withIsoDates makes is filled: a second copy of every column takes as long as reading them.
  const debt = withIsoDates(row)
  const balances = row.balances?.map((one) => ({ ...one, name: balanceInWords(one.name) })) ?? null
  const offers = { deferredInterest: presentDeferred(row), balances }
  return Object.assign(debt, {
    promotionalRate: presentPromotion(row),
    ...offersWithDays(offers, debt.updatedAt),
    minimumRule: presentMinimumRule(row.minimumRule),
    statement: presentStatement(row),
    paidTotal: row.paymentsTotal,
    writtenOff: row.writtenOff ?? 0,
    bank: presentBank(row),
  })
}

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

/** Without balances of its own a debt has none that are a guess. */
function balanceFields({ balances }: Body): Partial<DebtFields> {
  if (balances === undefined) return {}
  return balances === null ? { balances, balancesSpreadOn: null } : { balances }
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
    fields.deferredAccruedOn = deferredInterest?.accruedOn ?? null
  }
  if (statement !== undefined) {
    fields.statementMinimum = statement?.minimum ?? null
    fields.statementDueOn = statement?.dueOn ?? null
  }
  return fields
}

/** `balance` and `version` are no fields: one is a line of the ledger, the other guards the change. */
export function readDebtFields(body: Body): Given<DebtFields> {
  const { balance: _, version: __, promotionalRate, deferredInterest, statement, balances, ...fields } = body
  return omitUndefined({
    ...fields,
    minimumRule: body.minimumRule && storedRule(body.minimumRule),
    ...datedFields({ promotionalRate, deferredInterest, statement }),
    ...balanceFields({ balances }),
  })
}
