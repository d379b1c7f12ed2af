/** What every answer of a tool carries, and how its sentences take their figures from facts. */
import type { Fact } from '#contracts/coach.ts'

/** Below every answer of a tool. */
export const TOOL_LABEL =
  'Education only, not advice made for you. Figures come from what you entered, your own records and the engine.'

/** A sentence and the facts in it. */
export type Said = { text: string; facts: readonly Fact[] }

/** The value of a fact, as it is written. Throws when the fact is not there: a sentence never goes on without it. */
export function written(facts: readonly Fact[], id: string): string {
  const fact = facts.find((one) => one.id === id)
  if (!fact) throw new Error(`there is no fact ${id}`)
  return fact.value
}

export function has(facts: readonly Fact[], id: string): boolean {
  return facts.some((one) => one.id === id)
}

/** Names in a sentence: 'Visa, Store card and Car loan'. */
export function listed(names: readonly string[]): string {
  if (names.length < 2) return names[0] ?? ''
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

/** Who wrote it, the label, and those of the facts that the texts say, each once. */
export function proven(texts: readonly string[], facts: readonly Fact[]) {
  const whole = texts.join('\n')
  const said = facts.filter(({ value }) => value !== '' && whole.includes(value))
  return {
    writtenBy: 'builtIn' as const,
    label: TOOL_LABEL,
    facts: said.filter(({ id }, place) => said.findIndex((one) => one.id === id) === place),
  }
}
