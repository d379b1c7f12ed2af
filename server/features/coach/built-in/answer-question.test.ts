import { describe, expect, it, test } from 'vitest'
import { unprovenIn } from '#engine/proof/proof.ts'
import { debt, people, records } from '#server/testing/sample-records.ts'
import { answerQuestion, replies } from './answer-question.ts'
import { knownIntents } from './match-intent.ts'

const questionsOf = (id: string, example: string) =>
  ({
    extra_payment: [example, 'What if I pay $75 more a month?', 'What does an extra payment do?'],
    target_date: [
      example,
      'How much to be done in 36 months?',
      'I want to be debt-free by March 2030',
      'I want to be done by Christmas',
    ],
    windfall: [example, 'I got a bonus of $2,000'],
    income_effect: [example, 'What if I earn $150 a week more?'],
    wage_of_job: [
      example,
      'How much does a tutor earn in Ohio?',
      'What is the hourly wage of a lamplighter?',
    ],
  })[id] ?? [example]

describe.each(Object.entries(people))('a person %s', (_, own) => {
  it.each(knownIntents)('asks $id: every number is proven', ({ id, example }) => {
    for (const question of questionsOf(id, example)) {
      const { text, facts, passages, intent } = answerQuestion(question, own)
      expect({ question, intent }).toEqual({ question, intent: id })
      const names = [...own.debts.map(({ debt }) => debt.name), ...own.goals.map(({ title }) => title)]
      const evidence = {
        facts: facts.map(({ value }) => value),
        passages: passages.map((one) => one.text),
        ownWords: names,
      }
      expect({ question, text, unproven: unprovenIn(text, evidence) }).toEqual({
        question,
        text,
        unproven: [],
      })
      expect(text.length).toBeGreaterThan(20)
      expect(text).not.toMatch(/undefined|null|NaN|\[object/)
      expect(text).not.toMatch(/guarantee|we promise|you will be debt-free|act now/i)
    }
  })
})

test('every known question has an answer, and every answer a question', () => {
  expect(Object.keys(replies).toSorted()).toEqual(knownIntents.map(({ id }) => id).toSorted())
})

test('every next question is one that the coach knows', () => {
  const own = people['with everything']!
  const led = knownIntents.flatMap(({ example }) => answerQuestion(example, own).nextQuestion ?? [])
  expect(led.length).toBeGreaterThan(60)
  expect(led.filter((question) => answerQuestion(question, own).intent === null)).toEqual([])
})

test.each(['collector_rights', 'validate_debt', 'stop_calls', 'dispute_error'])(
  'an answer about collectors or disputes (%s) names the screen with the letters',
  (id) => {
    const { example = '' } = knownIntents.find((intent) => intent.id === id) ?? {}
    const { intent, text } = answerQuestion(example, people['with nothing']!)
    expect(intent).toBe(id)
    // The web makes a link of it.
    expect(text).toMatch(/\bon Letters\b/)
  },
)

test('the figures are the engine’s', () => {
  const own = records([debt('a', { balance: '15000.00', interestRate: '0.185', minimumPayment: '350.00' })], {
    extraCents: 10_000,
  })
  const { text } = answerQuestion('When will I be debt-free?', own)
  // The calculator's default: 48 months and $6,217.05 of interest.
  expect(text).toContain('You could be debt-free in November 2030, in 48 months.')
  expect(text).toContain('Interest until then comes to $6,217.')
})

test('what it does not know it says, and cites the library where that speaks to it', () => {
  const unknown = answerQuestion('qwxz zzkr', people['with nothing']!)
  expect(unknown).toMatchObject({ intent: null, passages: [] })
  expect(unknown.text).toContain('I do not know')
})

test('the same question gets the same answer', () => {
  const own = people['with everything']!
  expect(answerQuestion('Which debt should I pay first?', own)).toEqual(
    answerQuestion('Which debt should I pay first?', own),
  )
})
