import { describe, expect, test } from 'vitest'
import { type CreditAccount, creditFactors } from './factors.ts'
import { creditRecommendations } from './recommendations.ts'

const today = '2026-11-20'
const account = (change: Partial<CreditAccount>): CreditAccount => ({
  id: 'visa',
  type: 'credit_card',
  balanceCents: 2_300_00,
  limitCents: 10_000_00,
  minimumCents: 50_00,
  startedOn: '2019-11-02',
  payments: [],
  ...change,
})
const auto = account({ id: 'auto', type: 'auto_loan', limitCents: null, startedOn: '2026-06-30' })

describe('factors', () => {
  test('nothing known is null, not zero', () => {
    expect(creditFactors([], today)).toEqual({
      paymentHistory: null,
      utilization: null,
      length: null,
      mix: null,
      newCredit: null,
    })
  })

  test('each with what it rests on', () => {
    const visa = account({ payments: [{ cents: 50_00, paidOn: '2026-09-10' }] })
    expect(creditFactors([visa, auto], today)).toEqual({
      paymentHistory: { score: 50, dueMonths: 2, metMonths: 1 },
      utilization: { score: 77, percent: 23, balanceCents: 2_300_00, limitCents: 10_000_00 },
      length: { score: 36, averageMonths: 44, oldestMonths: 84, known: 2, accounts: 2 },
      mix: { score: 100, cards: 1, loans: 1 },
      newCredit: { score: 75, opened: 1, known: 2, accounts: 2 },
    })
  })

  test.each([
    ['above the limit utilization is 0', account({ balanceCents: 12_000_00 }), { utilization: { score: 0 } }],
    ['ten years are full', account({ startedOn: '2016-11-30' }), { length: { score: 100 } }],
    ['a start in the future is new', account({ startedOn: '2027-01-01' }), { newCredit: { opened: 1 } }],
    ['one kind is half', auto, { mix: { score: 50 }, utilization: null }],
    ['other is no kind', account({ type: 'other' }), { mix: null, utilization: null }],
  ] as const)('%s', (_name, one, factors) => {
    expect(creditFactors([one], today)).toMatchObject(factors)
  })
})

const kinds = (accounts: CreditAccount[]) => creditRecommendations(accounts, today).map(({ kind }) => kind)

describe('recommendations', () => {
  test('none without accounts', () => {
    expect(kinds([])).toEqual([])
  })

  test('the specification’s sample: 23 % is High, aim under 10 %', () => {
    expect(creditRecommendations([account({})], today)).toEqual([
      {
        kind: 'reduceCardBalances',
        impact: 'High',
        utilization: { percent: 23, balanceCents: 2_300_00, limitCents: 10_000_00 },
        pay: { under30Cents: 0, under10Cents: 1_301_00 },
        cards: [{ id: 'visa', percent: 23, under30Cents: 0, under10Cents: 1_301_00 }],
      },
      { kind: 'payOnTime', impact: 'High', record: null },
      { kind: 'keepOldAccountsOpen', impact: 'Medium', oldest: { id: 'visa', months: 84 } },
    ])
  })

  test('one full card among empty ones matters, less', () => {
    const full = account({ id: 'store', balanceCents: 900_00, limitCents: 1_000_00 })
    const empty = account({ balanceCents: 0, limitCents: 50_000_00 })
    expect(creditRecommendations([full, empty], today)[0]).toMatchObject({
      kind: 'reduceCardBalances',
      impact: 'Medium',
      pay: { under10Cents: 0 },
      cards: [{ id: 'store', percent: 90, under30Cents: 601_00 }],
    })
  })

  test('a missed month comes first', () => {
    const late = account({ payments: [{ cents: 1_00, paidOn: '2026-10-10' }] })
    expect(kinds([late])[0]).toBe('payOnTime')
  })

  test('low balances need no advice, and loans are no cards', () => {
    expect(kinds([account({ balanceCents: 50_00 })])).toEqual(['payOnTime', 'keepOldAccountsOpen'])
    expect(kinds([auto])).toEqual(['payOnTime'])
  })

  test('two new accounts in a year ask for a pause', () => {
    expect(kinds([auto, { ...auto, id: 'loan' }])).toEqual(['payOnTime', 'pauseNewAccounts'])
  })
})
