/** What the plan counts for debts whose rate is not known, in sentences with their facts. */
import type { Fact } from '#contracts/coach/coach.ts'
import type { DebtType } from '#contracts/money/debts.ts'
import { toDebt } from '#engine/debts/start/debt-record.ts'
import { assumedRate } from '#engine/debts/start/this-month.ts'
import { typicalRate } from '#engine/debts/terms/typical-rate.ts'
import { monthIndex } from '#engine/money/calendar.ts'
import { factsFor } from './fact.facts.ts'
import { inWords, listed, monthInLanguage } from './language.facts.ts'
import type { OwnDebt, Records } from './records.queries.ts'

const MOST_NAMES = 3

function namesOf(debts: readonly OwnDebt[], records: Records): string {
  const names = debts.map(({ debt }) => debt.name)
  const others = inWords(records, (texts) => texts.others)
  return listed(names.length > MOST_NAMES ? [...names.slice(0, MOST_NAMES), others] : names, records.language)
}

/** 'credit cards', '24-month personal loans' */
function kindWords(type: DebtType, records: Records): string {
  const term = typicalRate(type)?.termMonths
  return inWords(records, ({ kinds, ofTerm }) => (term ? ofTerm(kinds[type], term) : kinds[type]))
}

/** The rate assumed of a kind of debt, as a fact; null where none is typical. */
function typicalFact(records: Records, own: OwnDebt): Fact | null {
  const rate = assumedRate(toDebt(own.debt))
  if (!rate) return null
  const month = monthInLanguage(monthIndex(`${rate.asOf}-01`), records.language ?? 'en')
  const name = inWords(records, (texts) => texts.averages(month))
  const { type } = own.debt
  const make = factsFor(records, { id: `typical.${type}`, source: { name } })
  return {
    ...make.apr('rate', 'APR assumed: typical for its kind', rate.aprPpm),
    label: inWords(records, (texts) => texts.assumed(kindWords(type, records))),
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

/** Sentences for each kind of debt with a rate that is not known; empty where all are known. */
export function assumedRates(records: Records): { text: string; facts: Fact[] } {
  const kinds = assumedKinds(records)
  const counted = kinds.flatMap(({ type, debts, rate }) =>
    rate
      ? inWords(records, (texts) =>
          texts.rateCounted(namesOf(debts, records), rate.value, kindWords(type, records)),
        )
      : [],
  )
  const uncounted = kinds.flatMap(({ debts, rate }) => (rate ? [] : debts))
  if (uncounted.length > 0)
    counted.push(inWords(records, (texts) => texts.rateNotCounted(namesOf(uncounted, records))))
  return { text: counted.join(' '), facts: kinds.flatMap(({ rate }) => rate ?? []) }
}
