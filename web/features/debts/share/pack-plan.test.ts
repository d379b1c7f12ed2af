import { FIRST_PLAN } from '#engine/debts/scenario/kept-plan.ts'
import { deflateSync, strToU8 } from 'fflate'
import { expect, it } from 'vitest'
import { debt } from '../plan/plan-under-test.ts'
import { packPlan, unpackPlan, type Sharing } from './pack-plan.ts'

const NO_OFFERS = { promotionalRate: null, deferredInterest: null }
const debts = [
  debt({
    id: 'a',
    name: 'Store card of Ruth',
    balance: 125_000,
    promotionalRate: { interestRate: 0, endsOn: '2027-06-30' },
    deferredInterest: {
      interestRate: 299_900,
      endsOn: '2027-06-30',
      accrued: 1_234,
      accruedOn: '2026-08-04',
    },
    minimumRule: {
      percent: 10_000,
      floor: 2_500,
      plusInterest: true,
      round: 'cent',
      roundBeforeInterest: false,
      interestPlus: null,
    },
    statement: { minimum: 4_500, dueOn: '2026-12-03' },
  }),
  debt({
    id: 'd',
    name: 'Two rates',
    balance: 140_000,
    balances: [
      { id: '1', name: 'Purchases', balance: 40_000, interestRate: 299_900, ...NO_OFFERS },
      { id: '2', name: 'Transfer', balance: 100_000, interestRate: 249_900, ...NO_OFFERS },
    ],
    minimumTo: 'highestRate',
  }),
  debt({ id: 'b', name: 'Paid', balance: 0 }),
  debt({ id: 'c', name: 'Car', balance: 980_000, type: 'auto_loan', interestRate: null }),
]
const sharing = {
  debts,
  settings: { ...FIRST_PLAN, order: 'snowball' as const, extra: 12_345 },
  today: '2026-11-20',
  payments: [
    { debtId: 'a', amount: 4_500, paidOn: '2026-11-05' },
    { debtId: 'a', amount: 4_500, paidOn: '2026-08-05' },
    { debtId: 'a', amount: 4_500, paidOn: '2026-08-03' },
    { debtId: 'c', amount: 4_500, paidOn: '2026-08-05' },
    { debtId: 'b', amount: 100, paidOn: '2026-11-05' },
  ],
} satisfies Sharing

const packed = (value: unknown) =>
  Buffer.from(deflateSync(strToU8(JSON.stringify(value)))).toString('base64url')

it('a plan comes out of a link as it went in, without what is paid off', () => {
  const text = packPlan(sharing, true)!
  expect(text).toMatch(/^[\w-]+$/)
  expect(unpackPlan(text)).toMatchObject({
    on: '2026-11-20',
    plan: { order: 'snowball', extra: 12_345 },
    // those of the last three cycles, and those since the day of the deferred interest
    payments: [
      { debt: 0, amount: 4_500, on: '2026-11-05' },
      { debt: 0, amount: 4_500, on: '2026-08-05' },
    ],
    debts: [
      {
        enteredOn: '2026-11-20',
        debt: {
          name: 'Store card of Ruth',
          balance: '1250.00',
          interestRate: '0.2290',
          promotionalRate: { interestRate: '0.0000', endsOn: '2027-06-30' },
          deferredInterest: { accrued: '12.34', accruedOn: '2026-08-04' },
          minimumRule: { percent: '0.0100', floor: '25.00', plusInterest: true },
          statement: { minimum: '45.00' },
        },
      },
      {
        debt: {
          balances: [
            { name: 'Purchases', balance: '400.00' },
            { name: 'Transfer', balance: '1000.00' },
          ],
          minimumTo: 'highestRate',
        },
      },
      { debt: { name: 'Car', type: 'auto_loan' } },
    ],
  })
})

it('names are left out where that is wanted', () => {
  const shared = unpackPlan(packPlan(sharing, false)!)
  expect(shared?.debts.map(({ debt }) => debt.name)).toEqual(['Debt 1', 'Debt 2', 'Debt 3'])
  expect(JSON.stringify(shared)).not.toContain('Ruth')
})

it('more than a link can hold is not shared', () => {
  const many = Array.from({ length: 101 }, (_, at) => debt({ id: `${at}`, name: `${at}`, balance: 1 }))
  expect(packPlan({ ...sharing, debts: many }, true)).toBeNull()
  expect(packPlan({ ...sharing, debts: many.slice(1) }, true)).not.toBeNull()
})

/** A right link's content, which a test makes wrong. */
const right = () => ({
  version: 1,
  on: '2026-11-20',
  plan: { order: 'avalanche', extra: '0' },
  debts: [{ enteredOn: '2026-11-20', debt: { name: 'A', type: 'other', balance: '1' } as object }],
  payments: [],
})
const withDebt = (debt: object) => ({ ...right(), debts: [{ enteredOn: '2026-11-20', debt }] })

it('the content that the next test makes wrong is right', () => {
  expect(unpackPlan(packed(right()))).not.toBeNull()
})

it.each<[string, string]>([
  ['nothing', ''],
  ['a text', 'hello'],
  ['half a link', packPlan(sharing, true)!.slice(0, 40)],
  ['what is no plan', packed({ a: 1 })],
  ['a key more', packed({ ...right(), userId: 'x' })],
  ['no debt', packed({ ...right(), debts: [] })],
  ['a debt with a key more', packed(withDebt({ name: 'A', type: 'other', balance: '1', id: 'x' }))],
  ['a balance below zero', packed(withDebt({ name: 'A', type: 'other', balance: '-1' }))],
  ['much in little', packed({ ...right(), debts: [], pad: 'x'.repeat(300_000) })],
  ['a very long one', 'A'.repeat(16_001)],
])('%s is no shared plan', (_, text) => {
  expect(unpackPlan(text)).toBeNull()
})
