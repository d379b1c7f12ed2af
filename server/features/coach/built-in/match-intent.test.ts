import { describe, expect, it, test } from 'vitest'
import questions from '#content/coach/questions.json' with { type: 'json' }
import { intentRules } from './intent-rules.content.ts'
import { knownIntents, matchIntent } from './match-intent.ts'
import { editDistance } from './nearest-word.ts'

describe.each(questions.intents)('$id', ({ id, phrases }) => {
  it.each(phrases)('%s', (phrase) => {
    expect(matchIntent(phrase)).toBe(id)
  })
})

test('every question has a rule, and every rule a question', () => {
  const ruled = new Set(intentRules.map(({ id }) => id))
  expect([...ruled].toSorted()).toEqual(knownIntents.map(({ id }) => id).toSorted())
  expect(knownIntents.length).toBeGreaterThan(60)
})

test.each([
  ['Wich dept shuold I pay frist?', 'which_first'],
  ['What is my credit utilizaton?', 'utilization_mine'],
  ['how dose the snowbal method work', 'what_is_snowball'],
  ['WHEN WILL I BE DEBT FREE???', 'debt_free_date'],
  ['what’s my credit score', 'credit_score'],
])('misspelt: %s', (question, id) => {
  expect(matchIntent(question)).toBe(id)
})

test.each(['What is the capital of France?', 'Write me a poem about the sea', 'asdf qwer', '🙂', ''])(
  'none of them: %s',
  (question) => {
    expect(matchIntent(question)).toBeNull()
  },
)

test.each([
  ['snowball', 'snowball', 0],
  ['snowbal', 'snowball', 1],
  ['frist', 'first', 1],
  ['debt', 'dept', 1],
  ['loan', 'house', 3],
])('from %s to %s', (a, b, far) => {
  expect(editDistance(a, b, 2)).toBe(far)
})
