/**
 * The entries of a statement in a format of its own, as rows or named with their fault. Money out has a minus in all of
 * them.
 * Example: the day '20261114' and the amount '-42.50' are $42.50 spent on November 14.
 */
import { parseAmount, type NumberStyle } from '../parse-amount.ts'
import { parseDay, type DayOrder } from '../parse-date.ts'
import { plainDescription, rowText, type Statement } from '../read-transactions.ts'

/** What is behind these is not read: no statement is near it, and so long a file is refused as a whole. */
export const MOST_ENTRIES = 100_000

/** Texts as the file has them. */
export type ListedEntry = { on: string; amount: string; description: string; category: string | null }

type Reading = { order: DayOrder; style: NumberStyle; today: string }

/** Every entry is either read or named with its fault, by its place from 0. */
export function statementOf(entries: readonly ListedEntry[], { order, style, today }: Reading): Statement {
  const statement: Statement = { rows: [], faults: [] }
  entries.forEach(({ on, amount, description, category }, at) => {
    const date = parseDay(on, order)
    const cents = parseAmount(amount, style)
    const fail = (fault: 'date' | 'amount' | 'zero' | 'future') =>
      statement.faults.push({ at, fault, text: rowText([on, amount, description]) })
    if (date === null) fail('date')
    else if (cents === null) fail('amount')
    else if (cents === 0) fail('zero')
    else if (date > today) fail('future')
    else
      statement.rows.push({ at, date, cents: -cents, description: plainDescription(description), category })
  })
  return statement
}
