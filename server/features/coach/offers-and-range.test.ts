import { describe, expect, it, test } from 'vitest'
import { debt, people, records } from '#server/testing/sample-records.ts'
import type { Records } from '#server/features/facts/records.queries.ts'
import { answerMessage } from './answers/answer-message.ts'
import { asText } from './answers/as-text.ts'

const answer = (question: string, own: Records) => asText(answerMessage(question, own, null).blocks)

describe('where an offer ends with something owed', () => {
  const own = people['whose offers end with something owed']!

  it('the debt to pay first is the one that makes the plan cheapest', () => {
    const text = answer('Which debt should I pay first?', own)
    expect(text).toMatch(/Putting Transfer first costs \$\d+ less, as its offer ends/)
    expect(text).toContain('Transfer: offer ends: 03/31/2027')
    expect(text).not.toMatch(/put everything extra on this debt/)
  })

  it('money to spare does most on it, and not on the highest rate', () => {
    expect(answer('Should I save or pay off debt?', own)).toContain('money does most on Transfer.')
    expect(answer('Should I save or pay off debt?', people['in euro, snowball']!)).not.toContain('Transfer')
  })
})

describe('the debt-free date', () => {
  const slow = debt('a', { balance: 2_000_000, interestRate: 240_000, minimumPayment: 42_000 })

  it('has its range once that is wider than a month', () => {
    const text = answer('When will I be debt-free?', records([slow], { extraCents: 0 }))
    expect(text).toContain('debt-free month: September 2039')
    expect(text).toContain('could be between September 2039 and July 2040.')
  })

  test('stands alone where it is not', () => {
    expect(answer('When will I be debt-free?', records([slow]))).not.toContain('between')
  })
})
