import { describe, expect, it, test } from 'vitest'
import { readFileSync } from 'node:fs'
import phrasings from '#content/coach/phrasings.json' with { type: 'json' }
import questions from '#content/coach/questions.json' with { type: 'json' }
import heldOut from './held-out-phrasings.json' with { type: 'json' }
import { knownIntents, matchIntent, editDistance } from './match-intent.ts'

describe.each(questions.intents)('$id', ({ id, phrases }) => {
  it.each(phrases)('%s', (phrase) => {
    expect(matchIntent(phrase)).toEqual({ intent: id, near: [] })
  })
})

test('a question is offered by its first phrase', () => {
  expect(knownIntents.length).toBeGreaterThan(80)
  expect(matchIntent('how much of a late fee is it on the discover').near).not.toContain('greeting')
})

test.each([
  ['Wich dept shuold I pay frist?', 'which_first'],
  ['What is my credit utilizaton?', 'utilization_mine'],
  ['how dose the snowbal method work', 'what_is_snowball'],
  ['WHEN WILL I BE DEBT FREE???', 'debt_free_date'],
  ['what’s my credit score', 'credit_score'],
])('misspelt: %s', (question, id) => {
  expect(matchIntent(question).intent).toBe(id)
})

test.each(['What is the capital of France?', 'Write me a poem about the sea', 'asdf qwer', '🙂', ''])(
  'none of them: %s',
  (question) => {
    expect(matchIntent(question).intent).toBeNull()
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

type Phrasing = { id: string | null; question: string }

/** How many are understood, held back though known, and taken for another; of the second, how many offer the right one. */
function tally(list: readonly Phrasing[]) {
  const count = { right: 0, choices: 0, wrong: 0, offered: 0 }
  for (const { id, question } of list) {
    const { intent, near } = matchIntent(question)
    if (intent === id) count.right += 1
    else if (intent !== null) count.wrong += 1
    else {
      count.choices += 1
      if (id !== null && near.includes(id)) count.offered += 1
    }
  }
  return count
}

const isKnown = ({ id }: Phrasing) => id !== null

describe('phrasings of many people', () => {
  it('that it was taught are known', () => {
    const taught = tally(phrasings.phrasings)
    const { length } = phrasings.phrasings
    expect(length).toBeGreaterThan(5_000)
    expect(taught.right / length).toBeGreaterThan(0.97)
    expect(taught.wrong / length).toBeLessThan(0.002)
  })

  it('that it has never seen are answered rightly or not at all', () => {
    const taught = new Set(phrasings.phrasings.map(({ question }) => question.toLowerCase()))
    const unseen: readonly Phrasing[] = heldOut.phrasings
    expect(unseen.filter(({ question }) => taught.has(question.toLowerCase()))).toEqual([])
    const known = tally(unseen.filter(isKnown))
    const none = tally(unseen.filter((one) => !isKnown(one)))
    process.stdout.write(
      `held-out phrasings: ${known.right} right, ${known.choices} choices (${known.offered} offer the right one), ${known.wrong} wrong; none of them: ${none.right} held back, ${none.wrong} wrong\n`,
    )
    expect(unseen.filter(isKnown)).toHaveLength(401)
    expect(known.right).toBeGreaterThanOrEqual(373)
    expect(known.wrong).toBeLessThanOrEqual(2)
    expect(known.choices - known.offered).toBeLessThanOrEqual(3)
    expect(none.wrong).toBe(0)
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
