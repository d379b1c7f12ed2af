import { describe, expect, it } from 'vitest'
import { callsOf, sentencesOf } from '#contracts/calls.fixtures.ts'
import * as contract from './debts.ts'

const calls = callsOf(contract)

const card = { name: 'Visa', type: 'credit_card', balance: '8200.00' }

describe('the calls of debts', () => {
  it('are twelve, each described and for signed-in people only', () => {
    expect(calls.map(([, call]) => `${call.method} ${call.path}`).toSorted()).toEqual([
      'DELETE /api/debts/{id}',
      'DELETE /api/debts/{id}/payments/{paymentId}',
      'GET /api/debts',
      'GET /api/debts/payments',
      'GET /api/debts/removed',
      'GET /api/debts/{id}/payments',
      'PATCH /api/debts/{id}',
      'POST /api/debts',
      'POST /api/debts/{id}/close',
      'POST /api/debts/{id}/payments',
      'POST /api/debts/{id}/reopen',
      'POST /api/debts/{id}/restore',
    ])
    for (const [, call] of calls) {
      expect(call.access).toBe('signedIn')
      expect(call.summary).toMatch(/^[A-Z].{10,}\.$/)
    }
  })

  it.each(calls)(
    '%s takes a body exactly when there is something to say, and names every parameter',
    (_n, call) => {
      const isBarePost = /\/(restore|reopen)$/.test(call.path)
      expect(call.body !== undefined).toBe(['POST', 'PATCH', 'PUT'].includes(call.method) && !isBarePost)
      expect(call.params !== undefined).toBe(call.path.includes('{'))
    },
  )
})

describe('a new debt', () => {
  it('reads the payload of the specification: numbers or texts, null for empty', () => {
    const body = { ...card, interestRate: 0.1899, minimumPayment: '205.00', paymentDueDate: null }
    expect(contract.createDebt.body.parse(body)).toEqual({
      name: 'Visa',
      type: 'credit_card',
      balance: 820000,
      interestRate: 189900,
      minimumPayment: 20500,
      paymentDueDate: null,
    })
    const empty = { ...card, interestRate: '', minimumPayment: '', paymentDueDate: '' }
    expect(contract.createDebt.body.parse(empty)).toMatchObject({
      interestRate: null,
      minimumPayment: null,
      paymentDueDate: null,
    })
  })

  it('takes all six kinds', () => {
    for (const type of ['credit_card', 'auto_loan', 'student_loan', 'mortgage', 'personal_loan', 'other'])
      expect(contract.createDebt.body.safeParse({ ...card, type }).success).toBe(true)
  })

  it('trims the name, and keeps any script', () => {
    expect(contract.createDebt.body.parse({ ...card, name: '  Carte été 🙂 ' }).name).toBe('Carte été 🙂')
  })

  it('has a sentence for every field that is missing', () => {
    expect(sentencesOf(contract.createDebt, {})).toEqual({
      name: 'Give this debt a name.',
      type: 'Choose what kind of debt this is.',
      balance: 'Enter an amount from $0 to $999,999,999.99, with at most two decimals.',
    })
  })

  const rate = 'Enter the rate as a fraction of one, such as 0.1899 for 18.99 %, with at most six decimals.'
  const share = 'Enter the share as a fraction from 0 to 1, such as 0.02 for 2 %, with at most six decimals.'
  const amount = 'Enter an amount from $0 to $999,999,999.99, with at most two decimals.'
  const date = 'Enter a date that exists, as YYYY-MM-DD, from 1900 on.'
  it.each<[string, object, string]>([
    ['name', { name: '   ' }, 'Give this debt a name.'],
    ['name', { name: 7 }, 'Give this debt a name.'],
    ['name', { name: 'x'.repeat(81) }, 'Use at most 80 characters.'],
    ['name', { name: 'Vi\u0000sa' }, 'This has a character we cannot keep. Please type it again.'],
    ['name', { name: 'Vi\nsa' }, 'This has a character we cannot keep. Please type it again.'],
    ['name', { name: '\ud800' }, 'This has a character we cannot keep. Please type it again.'],
    ['type', { type: 'loan_shark' }, 'Choose what kind of debt this is.'],
    ['balance', { balance: '-1' }, amount],
    ['balance', { balance: null }, amount],
    ['interestRate', { interestRate: '18.99' }, rate],
    ['minimumPayment', { minimumPayment: [] }, amount],
    ['paymentDueDate', { paymentDueDate: '2026-02-30' }, date],
    ['creditLimit', { creditLimit: -1 }, amount],
    ['startedOn', { startedOn: 'May' }, date],
    ['promotionalRate.endsOn', { promotionalRate: { interestRate: 0, endsOn: '2027-06-31' } }, date],
    ['promotionalRate.endsOn', { promotionalRate: { interestRate: 0 } }, date],
    ['promotionalRate.interestRate', { promotionalRate: { endsOn: '2027-06-30' } }, rate],
    ['deferredInterest.endsOn', { deferredInterest: { interestRate: 0.3, endsOn: '' } }, date],
    [
      'deferredInterest.accrued',
      { deferredInterest: { interestRate: 0.3, endsOn: '2027-01-01', accrued: -1 } },
      amount,
    ],
    ['minimumRule.percent', { minimumRule: { percent: 2, floor: 25, plusInterest: true } }, share],
    ['minimumRule.floor', { minimumRule: { percent: 0.02, plusInterest: true } }, amount],
    ['minimumRule.plusInterest', { minimumRule: { percent: 0.02, floor: 25 } }, 'Send true or false.'],
    [
      'minimumRule.round',
      { minimumRule: { percent: 0.02, floor: 25, plusInterest: true, round: 'up' } },
      'Choose cent, dollarUp or dollarDown.',
    ],
  ])('%s of %j: %s', (field, change, sentence) => {
    expect(sentencesOf(contract.createDebt, { ...card, ...change })).toEqual({ [field]: sentence })
  })

  it.each(['userId', 'id', 'isAdmin', 'subscriptionStatus', 'version', 'openingBalance', '__proto__x'])(
    'refuses the key %s',
    (key) => {
      expect(contract.createDebt.body.safeParse({ ...card, [key]: 'x' }).success).toBe(false)
    },
  )
})

describe('a payment', () => {
  it('needs only an amount; an empty note is no note', () => {
    expect(contract.recordPayment.body.parse({ amount: '50' })).toEqual({ amount: 5000 })
    expect(contract.recordPayment.body.parse({ amount: 50, note: '  ' })).toEqual({
      amount: 5000,
      note: null,
    })
  })

  it.each<[string, object]>([
    ['amount', { amount: 0 }],
    ['amount', {}],
    ['interest', { amount: 1, interest: -1 }],
    ['fees', { amount: 1, fees: 'x' }],
    ['charges', { amount: 1, charges: '1.001' }],
    ['paidOn', { amount: 1, paidOn: '1899-12-31' }],
    ['note', { amount: 1, note: 'x'.repeat(201) }],
    ['note', { amount: 1, note: 5 }],
  ])('has a sentence for %s in %j', (field, body) => {
    const sentences = sentencesOf(contract.recordPayment, body)
    expect(Object.keys(sentences)).toEqual([field])
    expect(sentences[field]).toMatch(/^[A-Z].*\.$/)
  })
})
