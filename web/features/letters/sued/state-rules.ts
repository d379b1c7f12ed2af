/** The states' rules as the browser has them, for what loads late. */
import type { AnswerRule } from '#engine/letters/answer-day.ts'
import { answerDays } from './answer-days-messages.ts'

export type StateRule = AnswerRule & { state: string; selfHelpUrl: string; feeWaiverUrl: string | null }

const rules = answerDays.states as readonly StateRule[]

/** Null where no state is chosen. */
export const stateRuleOf = (state: string): StateRule | null =>
  rules.find((rule) => rule.state === state) ?? null

/** The states by name, with `first` before one is chosen. */
export const stateOptions = (first: string) => [
  { value: '', label: first },
  ...rules.map(({ state, name }) => ({ value: state, label: name })),
]
