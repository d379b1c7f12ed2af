import { describe, expect, it, test } from 'vitest'
import { readFileSync } from 'node:fs'
import phrasings from '#content/coach/phrasings.json' with { type: 'json' }
import questions from '#content/coach/questions.json' with { type: 'json' }
import heldOut from './held-out-phrasings.json' with { type: 'json' }
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

const rightOf = (list: readonly { id: string | null; question: string }[]) =>
  list.filter(({ id, question }) => matchIntent(question) === id).length

describe('phrasings of many people', () => {
  it('that it was taught are known', () => {
    const { length } = phrasings.phrasings
    expect(length).toBeGreaterThan(2_000)
    expect(rightOf(phrasings.phrasings) / length).toBeGreaterThan(0.99)
  })

  it('that it has never seen are mostly known', () => {
    const taught = new Set(phrasings.phrasings.map(({ question }) => question.toLowerCase()))
    const unseen = heldOut.phrasings
    expect(unseen.filter(({ question }) => taught.has(question.toLowerCase()))).toEqual([])
    const right = rightOf(unseen)
    process.stdout.write(`held-out phrasings: ${right} of ${unseen.length} understood\n`)
    expect(right / unseen.length).toBeGreaterThan(0.95)
  })

  it('are those that the model in the repository was trained on', () => {
    const stored = readFileSync(
      new URL('../../../../content/coach/intent-model.json', import.meta.url),
      'utf8',
    )
    const { classes } = JSON.parse(stored) as { classes: string[] }
    expect(classes).toEqual([...new Set(phrasings.phrasings.map(({ id }) => id ?? 'none'))].toSorted())
  })
})
