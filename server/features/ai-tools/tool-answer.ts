/** The label and the facts of every answer of a tool. */
import type { Fact } from '#contracts/coach/coach.ts'
import { cardsOf } from './fact-cards.ts'
import { toolTexts } from './messages.ts'

/** A sentence and the facts in it. */
export type Said = { text: string; facts: readonly Fact[] }

/** A sentence without facts. */
export const said = (text: string): Said => ({ text, facts: [] })

/**
 * Who wrote it, the label, and those of the facts that the texts say, each once, with their cards. `keep` is the search of
 * My Debts that shows the plan asked about.
 */
export function proven(texts: readonly string[], facts: readonly Fact[], keep?: string) {
  const whole = texts.join('\n')
  const shown = facts.filter(({ value }) => value !== '' && whole.includes(value))
  const once = shown.filter(({ id }, place) => shown.findIndex((one) => one.id === id) === place)
  return {
    writtenBy: 'builtIn' as const,
    label: toolTexts().label,
    facts: once,
    cards: cardsOf(once, keep),
  }
}
