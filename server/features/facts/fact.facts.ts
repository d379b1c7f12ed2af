/** Facts: figures of the engine or of the person's own records, with the text that shows them. */
import type { Fact } from '#contracts/coach/coach.ts'
import { calendarMonth } from '#engine/debts/start/plan-start.ts'
import { formatApr, formatDate, formatMoney, formatMonthYear } from '#engine/money/format.ts'
import type { Records } from './records.queries.ts'

/** The basis of a figure: the person's records, their payoff plan, or another source by its name. */
export type Source = 'records' | 'plan' | { name: string }

/**
 * Makes facts in the person's currency and date format. A fact's id is `id` and its own part, as in `debt.7.balance`;
 * `of` stands before its label, as in "Visa: balance".
 */
export function factsFor(
  { settings, today, plan }: Pick<Records, 'settings' | 'today' | 'plan'>,
  { id: prefix, of, source }: { id: string; of?: string; source: Source },
) {
  const basis = source === 'plan' ? 'your payoff plan' : 'your records'
  const named = (id: string, label: string) => ({
    id: `${prefix}.${id}`,
    label: of === undefined ? label : `${of}: ${label}`,
    source:
      typeof source === 'object' ? source.name : `${basis} as of ${formatDate(today, settings.dateFormat)}`,
  })
  const fact =
    <T>(unit: Fact['unit'], write: (value: T) => string) =>
    (id: string, label: string, value: T): Fact => ({ ...named(id, label), unit, value: write(value) })
  return {
    money: fact('cents', (cents: number) => formatMoney(cents, { currency: settings.currency })),
    percent: fact('percent', (percent: number) => `${percent}%`),
    apr: fact('percent', formatApr),
    months: fact('months', (months: number) => `${months} ${months === 1 ? 'month' : 'months'}`),
    /** the calendar's month of a month of the plan */
    monthAhead: fact('month', (month: number) => formatMonthYear(calendarMonth(plan.firstMonth, month))),
    date: fact('date', (date: string) => formatDate(date, settings.dateFormat)),
    /** a number with its words for one and for many */
    count: fact(
      'count',
      ([count, one, many]: readonly [number, string, string]) => `${count} ${count === 1 ? one : many}`,
    ),
    score: fact('score', (score: number) => String(score)),
    text: fact('text', (text: string) => text),
  }
}

export type FactMaker = ReturnType<typeof factsFor>

/** The value of a fact, as it is written. Throws where the fact is missing: a sentence is never written without it. */
export function valueOf(facts: readonly Fact[], id: string): string {
  const fact = facts.find((one) => one.id === id)
  if (!fact) throw new Error(`there is no fact ${id}`)
  return fact.value
}

export const has = (facts: readonly Fact[], id: string): boolean => facts.some((one) => one.id === id)

/** Names in a sentence: 'Visa', 'Visa and Store card', 'Visa, Store card and Car loan'. */
export function listed(names: readonly string[]): string {
  if (names.length < 2) return names[0] ?? ''
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}
