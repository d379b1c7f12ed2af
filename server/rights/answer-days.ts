/** The rule of each state for answering a lawsuit: content/rights/answer-days.json. */
import table from '#content/rights/answer-days.json' with { type: 'json' }
import type { stateCodes } from '#contracts/us-states.ts'
import type { AnswerRule } from '#engine/letters/answer-day.ts'

export type StateRule = AnswerRule & { selfHelpUrl: string; feeWaiverUrl: string | null }

const rules = new Map(table.states.map((row) => [row.state, row as StateRule]))

/** The state's rule and its courts' own forms; null where the state is not known. */
export const answerRuleOf = (state: (typeof stateCodes)[number] | null): StateRule | null =>
  state === null ? null : (rules.get(state) ?? null)
