/** A month whose money is less than all that is asked for. */
import type { Fact } from '#contracts/coach/coach.ts'
import { factsFor } from './fact.facts.ts'
import type { Records } from './records.queries.ts'

/** What a short month's money is, what of it goes to debts, and what of their minimums it does not cover; empty without one. */
export function shortFacts(records: Records): Fact[] {
  const { short } = records
  if (short === null) return []
  const make = factsFor(records, { id: 'short', source: 'records' })
  const debts = new Set(short.dues.map(({ id }) => id))
  const sumOf = (rows: readonly { id: string; cents: number }[]) =>
    rows.filter(({ id }) => debts.has(id)).reduce((sum, { cents }) => sum + cents, 0)
  return [
    make.money('cash', 'money you have until your next pay', short.cashCents),
    make.date('until', 'next pay', short.until),
    make.money('pay', 'of it to debts', sumOf(short.pay)),
    make.money('open', 'minimum payments that it does not cover', sumOf(short.skipped)),
  ]
}
