import { describe, expect, it, test } from 'vitest'
import { people } from '#server/testing/sample-records.ts'
import { questionOf, topicAsked } from './standing-questions.ts'
import { topics } from './topics.ts'
import { readSlots } from './understand/slots.ts'
import { understand } from './understand/understand.ts'

const own = people['with everything']!
const [first, second] = own.debts.map(({ debt }) => debt.name)

const about = (id: string, message: string, language: 'en' | 'es' = 'en') =>
  questionOf(id, { ...own, language }, readSlots(message, own))

describe('a question that stands for a topic', () => {
  it('is about what the message names', () => {
    expect(about('interest_on_debt', `quit paying ${second}`)).toBe(
      `How much interest does ${second} cost me?`,
    )
    expect(about('once_payment', `$250 to ${second}`)).toBe(`What if I pay $250 once on ${second}?`)
    expect(about('debt_ends', `cuando acabo ${second}`, 'es')).toBe(`¿Cuándo termino de pagar ${second}?`)
  })

  it('is about something the person has where nothing is named', () => {
    expect(questionOf('balance_of_debt', own, null)).toBe(`How much is left on ${first}?`)
    expect(questionOf('pay_instead', own, null)).toBe(
      `What if the extra goes on ${first} instead of ${second}?`,
    )
    expect(questionOf('extra_payment', own, null)).toBe('What if I pay $100 more a month?')
  })

  it('is an example where the person has nothing of the kind', () => {
    expect(questionOf('balance_of_debt', { ...own, debts: [] }, null)).toBe(
      'How much is left on my Discover card?',
    )
  })
})

test.each(topics.filter((topic) => topic.own !== undefined).map(({ id }) => id))(
  'pressed, %s is asked, of the debt in it',
  (id) => {
    for (const language of ['en', 'es'] as const) {
      const question = questionOf(id, { ...own, language }, readSlots(`about ${second}`, own))
      expect(topicAsked(question)).toBe(id)
      const [part] = understand(question, own, null).parts
      expect(part?.topic).toBe(id)
      const named = question.includes(second!) ? [own.debts[1]!.debt.id] : []
      expect(part?.slots.debtIds).toEqual(expect.arrayContaining(named))
    }
  },
)

it('stands for no topic where it is not the whole message', () => {
  expect(topicAsked('When am I debt free? And what if I die?')).toBeNull()
})
