/** The states' courts with their days. The table is long: only what loads late imports it. */
import table from '#content/rights/answer-days.json' with { type: 'json' }

export const answerDays = table
