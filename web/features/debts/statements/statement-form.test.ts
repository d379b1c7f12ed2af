import { describe, expect, test } from 'vitest'
import { readStatementForm, typedMonths, type StatementValues } from './statement-form.ts'

const TODAY = '2026-11-20'

const typed: StatementValues = {
  balance: '$5,439.39',
  minimum: '125.74',
  dueOn: '2026-12-14',
  interestRate: '15.74',
  time: '22 years',
  interest: '71.35',
  pastDue: '',
  overLimit: '',
  minimumOnlyTotal: '',
  threeYearPayment: '191',
  threeYearTotal: '6,876',
}

test('what is typed off a statement is sent', () => {
  expect(readStatementForm(typed, TODAY)).toEqual({
    body: {
      balance: '5439.39',
      minimum: '125.74',
      dueOn: '2026-12-14',
      interestRate: '0.1574',
      interest: '71.35',
      pastDue: null,
      overLimit: null,
      minimumOnlyMonths: 264,
      minimumOnlyTotal: null,
      threeYearPayment: '191.00',
      threeYearTotal: '6876.00',
    },
  })
})

test.each<[string, number | null | undefined]>([
  ['22', 264],
  ['22 years', 264],
  ['18 months', 18],
  ['9 mo.', 9],
  ['', null],
  ['soon', undefined],
  ['0', undefined],
  ['22 años', 264],
  ['18 meses', 18],
  ['400 years', undefined],
])('the time %s is %s months', (text, months) => {
  expect(typedMonths(text)).toBe(months)
})

describe('a sentence stands beside its field', () => {
  test.each<[keyof StatementValues, Partial<StatementValues>]>([
    ['balance', { balance: '' }],
    ['minimum', { minimum: 'thirty' }],
    ['minimum', { minimum: '6,000' }],
    ['dueOn', { dueOn: '' }],
    ['dueOn', { dueOn: '2027-03-01' }],
    ['interestRate', { interestRate: '' }],
    ['time', { time: 'long' }],
    ['interest', { interest: '9000' }],
    ['pastDue', { pastDue: '130' }],
    ['threeYearPayment', { threeYearPayment: '19.10', threeYearTotal: '' }],
    ['threeYearTotal', { threeYearTotal: '68,760' }],
  ])('%s', (field, wrong) => {
    const { errors } = readStatementForm({ ...typed, ...wrong }, TODAY)
    expect(Object.keys(errors ?? {})).toEqual([field])
  })
})
