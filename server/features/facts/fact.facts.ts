/** Facts: figures of the engine or of the person's own records, with the text that shows them. */
import type { Fact } from '#contracts/coach/coach.ts'
import { calendarMonth } from '#engine/debts/start/plan-start.ts'
import { formatApr, formatDate, formatMoney } from '#engine/money/format.ts'
import { inLanguage, monthInLanguage, nameInLanguage } from './language.facts.ts'
import type { Records } from './records.queries.ts'

/** The basis of a figure: the person's records, their payoff plan, or another source by its name. */
export type Source = 'records' | 'plan' | { name: string }

type FactsWanted = {
  id: string
  of?: string
  source: Source
  /** labels and texts are given in the person's language already */
  isWorded?: boolean
}

/**
 * Makes facts in the person's language, currency and date format. A fact's id is `id` and its own part, as in
 * `debt.7.balance`; `of` stands before its label, as in "Visa: balance".
 */
export function factsFor(
  { settings, today, plan, language = 'en' }: Pick<Records, 'settings' | 'today' | 'plan' | 'language'>,
  { id: prefix, of, source, isWorded = false }: FactsWanted,
) {
  const basis = source === 'plan' ? 'your payoff plan as of' : 'your records as of'
  const inWords = (words: string) => (isWorded ? words : inLanguage(words, language))
  const named = (id: string, label: string) => ({
    id: `${prefix}.${id}`,
    label: `${of === undefined ? '' : `${nameInLanguage(of, language)}: `}${inWords(label)}`,
    source:
      typeof source === 'object'
        ? nameInLanguage(source.name, language)
        : `${inLanguage(basis, language)} ${formatDate(today, settings.dateFormat)}`,
  })
  const fact =
    <T>(unit: Fact['unit'], write: (value: T) => string) =>
    (id: string, label: string, value: T): Fact => ({ ...named(id, label), unit, value: write(value) })
  const counted = ([count, one, many]: readonly [number, string, string]) =>
    `${count} ${inLanguage(count === 1 ? one : many, language)}`
  return {
    money: fact('cents', (cents: number) => formatMoney(cents, { currency: settings.currency })),
    /** with cents: interest of a day */
    exactMoney: fact('cents', (cents: number) =>
      formatMoney(cents, { currency: settings.currency, decimals: 2 }),
    ),
    percent: fact('percent', (percent: number) => `${percent}%`),
    apr: fact('percent', formatApr),
    months: fact('months', (months: number) => counted([months, 'month', 'months'])),
    /** the calendar's month of a month of the plan */
    monthAhead: fact('month', (month: number) =>
      monthInLanguage(calendarMonth(plan.firstMonth, month), language),
    ),
    date: fact('date', (date: string) => formatDate(date, settings.dateFormat)),
    /** a number with its words for one and for many */
    count: fact('count', counted),
    score: fact('score', (score: number) => String(score)),
    /** our own words, such as an order of payment */
    text: fact('text', inWords),
    /** what the person called something */
    name: fact('text', (name: string) => name),
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
