import { expect, test } from 'vitest'
import { typicalRate } from '#engine/debts/terms/typical-rate.ts'
import averages from './rates/consumer-rates.json' with { type: 'json' }

const { rates } = averages

test.each([
  ['credit_card', rates.creditCardWithInterest, {}],
  ['personal_loan', rates.personalLoan24, { termMonths: 24 }],
  ['auto_loan', rates.newCarLoan60, { termMonths: 60 }],
] as const)('the rate assumed of a debt (%s) is the published one', (type, { aprPpm, asOf }, term) => {
  expect(typicalRate(type)).toEqual({ aprPpm, asOf, ...term })
})

test.each(['student_loan', 'mortgage', 'other', 'toString'])('none is assumed of a debt (%s)', (type) => {
  expect(typicalRate(type)).toBeNull()
})
