import { describe, expect, it } from 'vitest'
import { category, people, records } from '#server/testing/sample-records.ts'
import type { Records } from '#server/features/facts/records.queries.ts'
import { answerMessage } from './answers/answer-message.ts'
import { asText } from './answers/as-text.ts'

const answer = (question: string, own: Records) => asText(answerMessage(question, own, null).blocks)

describe('in a short month', () => {
  const own = people['in a short month']!

  it('what is due says the minimum, what the money pays of it, and what is not covered', () => {
    const text = answer('When are my payments due?', own)
    expect(text).toContain('Visa: minimum payment: $40')
    expect(text).toContain('Visa: your short month pays by then: $40')
    expect(text).toContain('Store card: minimum payment: $40')
    expect(text).toContain('Store card: your short month pays by then: $15')
    expect(text).toContain('Store card: of its minimum, not covered by what you have: $25')
    expect(text).not.toContain('your plan pays by then')
  })

  it.each(['What are my minimum payments?', 'I only have $240 until payday. What do I pay?'])(
    '%s is answered with what there is',
    (asked) => {
      const text = answer(asked, own)
      expect(text).toContain('money you have until your next pay: $55')
      expect(text).toContain('minimum payments that it does not cover: $25')
    },
  )

  it('without one it is not mentioned', () => {
    expect(answer('When are my payments due?', people['with everything']!)).not.toContain('short month')
  })
})

const bill = (dueDay: number) => ({ ...category('Rent', [0, 900_00], 0), dueDay })

describe('a bill whose day has passed without a payment', () => {
  const groceries = category('Groceries', [20_00, 400_00])
  const of = (dueDay: number) =>
    answer('How is my budget?', records([], { categories: [bill(dueDay), groceries] }))

  it('is named, and not every category is on track', () => {
    const text = of(5)
    expect(text).toContain('Look at these first.')
    expect(text).toContain('Rent: was due, and no payment is noted: 11/05/2026')
    expect(text).not.toContain('on track')
  })

  it('is on track until its day is over', () => {
    expect(of(20)).toContain('Every category is on track.')
  })
})
