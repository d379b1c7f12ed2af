/** The rule of each state for answering a lawsuit: content/rights/answer-days.json. */
import table from '#content/rights/answer-days.json' with { type: 'json' }
import spanishTable from '#content/rights/es/answer-days.json' with { type: 'json' }
import type { stateCodes } from '#contracts/us-states.ts'
import { currentLanguage } from '#engine/language/bilingual.ts'
import type { AnswerRule } from '#engine/letters/answer-day.ts'

export type StateRule = AnswerRule & { selfHelpUrl: string; feeWaiverUrl: string | null }

const byState = ({ states }: typeof table) => new Map(states.map((row) => [row.state, row as StateRule]))

const rules = { en: byState(table), es: byState(spanishTable) }

/** The state's rule and its courts' own forms, in the language of the reader; null where the state is not known. */
export const answerRuleOf = (state: (typeof stateCodes)[number] | null): StateRule | null =>
  state === null ? null : (rules[currentLanguage()].get(state) ?? null)
