/**
 * The five credit factors (spec 2), each 0 to 100, from a person's own data. It is our own plain scale, not a
 * bureau's, and each factor carries what it rests on; null where the data says nothing.
 *
 * - payment history: share of months in which the recorded payments reached the minimum (payment-record.ts)
 * - utilization: 100 minus the percent of the limits used (23 % is 77)
 * - length: average age of the accounts, 100 from ten years on
 * - mix: 50 for having cards, 50 for having loans
 * - new credit: 100, less 25 for each account opened in the last twelve months
 */
import { monthIndex } from '#engine/money/calendar.ts'
import { percentDown } from '#engine/money/rounding.ts'
import { type PaidDebt, paymentRecord } from './payment-record.ts'
import { creditUtilization } from './utilization.ts'

const FULL_AGE_MONTHS = 120
const NEW_ACCOUNT_MONTHS = 12
const POINTS_PER_NEW_ACCOUNT = 25

/** A debt as far as credit goes. `type` is the wire's: credit_card is revolving, 'other' is neither. */
export type CreditAccount = PaidDebt & {
  type: string
  limitCents: number | null
  /** 'YYYY-MM-DD'; null where not known */
  startedOn: string | null
}

/** A factor's value, 0 to 100, with what it rests on. */
type Factor<Basis> = ({ score: number } & Basis) | null

export type CreditFactors = {
  paymentHistory: Factor<{ dueMonths: number; metMonths: number }>
  utilization: Factor<{ percent: number; balanceCents: number; limitCents: number }>
  /** `known` accounts have a start date, out of `accounts` */
  length: Factor<{ averageMonths: number; oldestMonths: number; known: number; accounts: number }>
  mix: Factor<{ cards: number; loans: number }>
  newCredit: Factor<{ opened: number; known: number; accounts: number }>
}

export const isCard = ({ type }: { type: string }): boolean => type === 'credit_card'

/** The ages of the accounts with a start date, in full calendar months. */
export function accountAges(
  accounts: readonly CreditAccount[],
  today: string,
): { id: string; months: number }[] {
  const now = monthIndex(today)
  return accounts.flatMap(({ id, startedOn }) =>
    startedOn === null ? [] : [{ id, months: Math.max(0, now - monthIndex(startedOn)) }],
  )
}

function lengthAndNew(
  accounts: readonly CreditAccount[],
  today: string,
): Pick<CreditFactors, 'length' | 'newCredit'> {
  const months = accountAges(accounts, today).map((age) => age.months)
  if (months.length === 0) return { length: null, newCredit: null }
  const counts = { known: months.length, accounts: accounts.length }
  const averageMonths = Math.floor(months.reduce((sum, age) => sum + age, 0) / months.length)
  const opened = months.filter((age) => age < NEW_ACCOUNT_MONTHS).length
  return {
    length: {
      score: Math.min(100, percentDown(averageMonths, FULL_AGE_MONTHS)),
      averageMonths,
      oldestMonths: Math.max(...months),
      ...counts,
    },
    newCredit: { score: Math.max(0, 100 - opened * POINTS_PER_NEW_ACCOUNT), opened, ...counts },
  }
}

function mixOf(accounts: readonly CreditAccount[]): CreditFactors['mix'] {
  const cards = accounts.filter(isCard).length
  const loans = accounts.filter((account) => !isCard(account) && account.type !== 'other').length
  if (cards + loans === 0) return null
  return { score: (cards > 0 ? 50 : 0) + (loans > 0 ? 50 : 0), cards, loans }
}

/** The factors a person's own accounts can show. `today` is their calendar date; RangeError on a text that is not a date. */
export function creditFactors(accounts: readonly CreditAccount[], today: string): CreditFactors {
  const record = paymentRecord(accounts, today)
  const used = creditUtilization(accounts.filter(isCard))
  return {
    paymentHistory: record && {
      score: percentDown(record.metMonths, record.dueMonths),
      dueMonths: record.dueMonths,
      metMonths: record.metMonths,
    },
    utilization: used && {
      score: Math.max(0, 100 - used.percent),
      percent: used.percent,
      balanceCents: used.balanceCents,
      limitCents: used.limitCents,
    },
    ...lengthAndNew(accounts, today),
    mix: mixOf(accounts),
  }
}
