import { describe, expect, it } from 'vitest'
import { callsOf, sentencesOf } from '#contracts/calls.fixtures.ts'
import * as contract from './goals.ts'

const calls = callsOf(contract)

const fund = { title: 'Emergency fund', targetAmount: '1000' }

it('the calls of goals are seven, each described and for signed-in people only', () => {
  expect(calls.map(([, call]) => `${call.method} ${call.path}`).toSorted()).toEqual([
    'DELETE /api/goals/{id}',
    'DELETE /api/goals/{id}/contributions/{contributionId}',
    'GET /api/goals',
    'GET /api/goals/{id}/contributions',
    'PATCH /api/goals/{id}',
    'POST /api/goals',
    'POST /api/goals/{id}/contributions',
  ])
  for (const [, call] of calls) {
    expect(call.access).toBe('signedIn')
    expect(call.summary).toMatch(/^[A-Z].{10,}\.$/)
    expect(call.params !== undefined).toBe(call.path.includes('{'))
  }
})

describe('a goal', () => {
  it('needs a title and a target; an empty date is none', () => {
    expect(contract.createGoal.body.parse({ ...fund, targetDate: '', currentAmount: 25.5 })).toEqual({
      title: 'Emergency fund',
      targetAmount: 100_000,
      targetDate: null,
      currentAmount: 2_550,
    })
    expect(Object.keys(sentencesOf(contract.createGoal, {}))).toEqual(['title', 'targetAmount'])
  })

  it.each<[string, object, string]>([
    ['title', { title: ' ' }, 'Give this goal a name.'],
    ['title', { title: 'x'.repeat(81) }, 'Use at most 80 characters.'],
    [
      'targetAmount',
      { targetAmount: 0 },
      'Enter an amount above $0, up to $999,999,999.99, with at most two decimals.',
    ],
    ['targetDate', { targetDate: '2027-02-29' }, 'Enter a date that exists, as YYYY-MM-DD, from 1900 on.'],
    ['isCompleted', { isCompleted: 'yes' }, 'Send true or false.'],
    ['version', { version: '1' }, 'Send the version as a whole number.'],
  ])('%s of %j: %s', (field, change, sentence) => {
    expect(sentencesOf(contract.updateGoal, change)).toEqual({ [field]: sentence })
  })

  it.each(['userId', 'id', 'completedAt', 'isCompleted', 'version'])('refuses the key %s when new', (key) => {
    expect(contract.createGoal.body.safeParse({ ...fund, [key]: 'x' }).success).toBe(false)
  })
})

it.each<[string, object]>([
  ['amount', {}],
  ['amount', { amount: -1 }],
  ['isWithdrawal', { amount: 1, isWithdrawal: 0 }],
  ['contributedOn', { amount: 1, contributedOn: 'today' }],
])('a contribution has a sentence for %s in %j', (field, body) => {
  const sentences = sentencesOf(contract.addContribution, body)
  expect(Object.keys(sentences)).toEqual([field])
  expect(sentences[field]).toMatch(/^[A-Z].*\.$/)
  expect(sentences[field]).not.toBe('NO SENTENCE')
})
