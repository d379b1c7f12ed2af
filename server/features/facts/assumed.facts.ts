/** What the plan counts for debts whose rate is not known, in sentences with their facts. */
import type { Fact } from '#contracts/coach/coach.ts'
import type { DebtType } from '#contracts/money/debts.ts'
import { toDebt } from '#engine/debts/start/debt-record.ts'
import { assumedRate } from '#engine/debts/start/this-month.ts'
import { typicalRate } from '#engine/debts/terms/typical-rate.ts'
import { monthIndex } from '#engine/money/calendar.ts'
import { formatMonthYear } from '#engine/money/format.ts'
import { factsFor } from './fact.facts.ts'
import { listed } from './language.facts.ts'
import type { OwnDebt, Records } from './records.queries.ts'

const MOST_NAMES = 3

function namesOf(debts: readonly OwnDebt[]): string {
  const names = debts.map(({ debt }) => debt.name)
  return listed(names.length > MOST_NAMES ? [...names.slice(0, MOST_NAMES), 'others'] : names)
}

const kinds: Record<DebtType, string> = {
  credit_card: 'credit cards',
  auto_loan: 'auto loans',
  student_loan: 'student loans',
  mortgage: 'mortgages',
  personal_loan: 'personal loans',
  other: 'other debts',
}

/** 'credit cards', '24-month personal loans' */
function kindWords(type: DebtType): string {
  const term = typicalRate(type)?.termMonths
  return `${term ? `${term}-month ` : ''}${kinds[type]}`
}

/** The rate assumed of a kind of debt, as a fact; null where none is typical. */
function typicalFact(records: Records, own: OwnDebt): Fact | null {
  const rate = assumedRate(toDebt(own.debt))
  if (!rate) return null
  const name = `Federal Reserve, G.19, ${formatMonthYear(monthIndex(`${rate.asOf}-01`))}`
  const { type } = own.debt
  const make = factsFor(records, { id: `typical.${type}`, source: { name } })
  return {
    ...make.apr('rate', 'APR assumed: typical for its kind', rate.aprPpm),
    ...(records.language === 'es' ? {} : { label: `APR assumed: typical for ${kindWords(type)}` }),
  }
}

/** Debts of one kind whose rate is not known, by name, and the rate that is counted for them; null where none is. */
export type AssumedKind = { type: DebtType; debts: OwnDebt[]; rate: Fact | null }

/** The kinds of debts with a rate that is not known; empty where all are known. */
export function assumedKinds(records: Records): AssumedKind[] {
  const kinds = Map.groupBy(
    records.debts.filter(({ lacksRate }) => lacksRate),
    ({ debt }) => debt.type,
  )
  return [...kinds].map(([type, debts]) => ({ type, debts, rate: typicalFact(records, debts[0]!) }))
}

/** English sentences for each kind of debt with a rate that is not known; empty where all are known. */
export function assumedRates(records: Records): { text: string; facts: Fact[] } {
  const kinds = assumedKinds(records)
  const counted = kinds.flatMap(({ type, debts, rate }) =>
    rate
      ? `No rate is known for ${namesOf(debts)}, so ${rate.value} is counted, typical for ${kindWords(type)}.`
      : [],
  )
  const uncounted = kinds.flatMap(({ debts, rate }) => (rate ? [] : debts))
  if (uncounted.length > 0)
    counted.push(`No rate is known for ${namesOf(uncounted)}, so its interest is not counted.`)
  return { text: counted.join(' '), facts: kinds.flatMap(({ rate }) => rate ?? []) }
}
