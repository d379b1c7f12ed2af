/** Rows of the database as the contract has them: nested offers, null for empty. */
import { bankFigures } from '#contracts/money/debts.ts'
import { withIsoDates } from '#server/iso-dates.ts'
import type { Debt, DebtBank } from '#contracts/money/debts.ts'
import type { DebtWithBank } from './debts.queries.ts'
import type { DebtRow, StoredMinimumRule } from './debts.table.ts'

function presentPromotion(row: DebtRow): Debt['promotionalRate'] {
  if (row.promotionalRate === null || row.promotionalEndsOn === null) return null
  return { interestRate: row.promotionalRate, endsOn: row.promotionalEndsOn }
}

function presentDeferred(row: DebtRow): Debt['deferredInterest'] {
  if (row.deferredRate === null || row.deferredEndsOn === null || row.deferredAccrued === null) return null
  return {
    interestRate: row.deferredRate,
    endsOn: row.deferredEndsOn,
    accrued: row.deferredAccrued,
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

/** A figure is the bank's where it said one and the person typed none. */
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
  return {
    ...withIsoDates(row),
    promotionalRate: presentPromotion(row),
    deferredInterest: presentDeferred(row),
    minimumRule: presentMinimumRule(row.minimumRule),
    statement: presentStatement(row),
    paidTotal: row.paymentsTotal,
    bank: presentBank(row),
  }
}
