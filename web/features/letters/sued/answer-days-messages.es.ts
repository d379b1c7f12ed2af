import table from '#content/rights/es/answer-days.json' with { type: 'json' }
import type { Words } from '#engine/language/bilingual.ts'
import type * as En from './answer-days-messages.ts'

export const answerDays: Words<typeof En.answerDays> = table
