import { describe, expect, it, test } from 'vitest'
import { debt, people, records } from '#server/testing/sample-records.ts'
import type { Records } from '#server/features/facts/records.queries.ts'
import { answerQuestion } from './built-in/answer-question.ts'

const answer = (question: string, own: Records) => answerQuestion(question, own).text

describe('where an offer ends with something owed', () => {
  const own = people['whose offers end with something owed']!

  it('the debt to pay first is the one that makes the plan cheapest', () => {
    const text = answer('Which debt should I pay first?', own)
    expect(text).toMatch(/Putting Transfer, then Store card first costs \$\d+ less, as their offers end/)
    expect(text).toContain('The offer on Transfer ends on 03/31/2027.')
    expect(text).not.toMatch(/put everything extra on this debt/)
  })

  it.each(['I got a bonus, what should I do with it?', 'Should I save or pay off debt?'])(
    '%s: not the highest rate',
    (question) => {
      expect(answer(question, own)).toContain('Transfer, then Store card, as their offers end')
      expect(answer(question, people['in euro, snowball']!)).toContain('the debt with the highest rate')
    },
  )
})

describe('the debt-free date', () => {
  const slow = debt('a', { balance: 2_000_000, interestRate: 240_000, minimumPayment: 42_000 })

  it('has its range once that is wider than a month', () => {
    const text = answer('When will I be debt-free?', records([slow], { extraCents: 0 }))
    expect(text).toMatch(/You could be debt-free in September 2039/)
    expect(text).toContain('it could be between September 2039 and July 2040, most likely September 2039.')
  })

  test('stands alone where it is not', () => {
    expect(answer('When will I be debt-free?', records([slow]))).not.toContain('between')
  })
})
