/** Facts: figures of the engine or of the person's own records, with the text that shows them. */
import type { Fact } from '#contracts/coach/coach.ts'
import { calendarMonth } from '#engine/debts/start/plan-start.ts'
import { formatApr, formatDate, formatMoney, formatMonthYear } from '#engine/money/format.ts'
import type { Records } from './records.queries.ts'

type Written = { id: string; label: string; source: string }

/** Makes facts in the person's currency and date format. `source` names the basis of a fact. */
export function factsFor({ settings, today, plan }: Pick<Records, 'settings' | 'today' | 'plan'>) {
  const asOf = formatDate(today, settings.dateFormat)
  return {
    own: `your records as of ${asOf}`,
    plan: `your payoff plan as of ${asOf}`,
    money: (written: Written, cents: number): Fact => ({
      ...written,
      unit: 'cents',
      value: formatMoney(cents, { currency: settings.currency }),
    }),
    percent: (written: Written, percent: number): Fact => ({
      ...written,
      unit: 'percent',
      value: `${percent}%`,
    }),
    apr: (written: Written, ppm: number): Fact => ({ ...written, unit: 'percent', value: formatApr(ppm) }),
    months: (written: Written, months: number): Fact => ({
      ...written,
      unit: 'months',
      value: `${months} ${months === 1 ? 'month' : 'months'}`,
    }),
    /** the calendar's month of a month of the plan */
    monthAhead: (written: Written, month: number): Fact => ({
      ...written,
      unit: 'month',
      value: formatMonthYear(calendarMonth(plan.firstMonth, month)),
    }),
    date: (written: Written, date: string): Fact => ({
      ...written,
      unit: 'date',
      value: formatDate(date, settings.dateFormat),
    }),
    /** `words` are those for one and for many */
    count: (written: Written, count: number, words: readonly [string, string]): Fact => ({
      ...written,
      unit: 'count',
      value: `${count} ${count === 1 ? words[0] : words[1]}`,
    }),
    score: (written: Written, score: number): Fact => ({ ...written, unit: 'score', value: String(score) }),
    text: (written: Written, value: string): Fact => ({ ...written, unit: 'text', value }),
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
