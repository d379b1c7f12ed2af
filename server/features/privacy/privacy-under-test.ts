/** Records of a person for the tests of their own data. */
import { expect } from 'vitest'
import { NO_ADJUSTMENTS } from '#engine/debts/scenario/adjustments.ts'
import type { TestUser } from '#server/testing/make-user.ts'

const noOffer = { promotionalRate: null, deferredInterest: null }
const deferral = { interestRate: '0.2999', endsOn: '2027-03-31', accrued: '80.00', accruedOn: '2026-10-04' }
const bike = { name: 'Bike loan', type: 'other', balance: '700', deferredInterest: deferral }
const twoRates = {
  name: 'Two rates',
  type: 'credit_card',
  balance: '1400',
  minimumPayment: '40',
  minimumTo: 'highestRate',
  balances: [
    { id: '1', name: 'Purchases', balance: '400', interestRate: '0.2999', ...noOffer },
    {
      id: '2',
      name: 'Sofa',
      balance: '1000',
      interestRate: '0.2999',
      ...noOffer,
      deferredInterest: deferral,
    },
  ],
}

/** Something in every list that can be brought in. */
export async function fill(user: TestUser): Promise<void> {
  const post = async (url: string, body: object) => {
    const { status, body: answer } = await user.request('POST', url, body)
    expect({ url, status }).toEqual({ url, status: 201 })
    return (answer as { id: string }).id
  }
  const old = await post('/api/debts', { name: 'Old loan', type: 'personal_loan', balance: '900' })
  await post(`/api/debts/${old}/payments`, { amount: '250.00' })
  await user.request('POST', `/api/debts/${old}/close`, { rest: 'forgiven' })
  await post('/api/debts', twoRates)
  const gone = await post('/api/debts', bike)
  await post(`/api/debts/${gone}/payments`, { amount: '70.00' })
  await user.request('DELETE', `/api/debts/${gone}`)
  const card = await post('/api/debts', {
    name: '=2+5, "Visa"',
    type: 'credit_card',
    balance: '6400.55',
    interestRate: '0.2199',
    minimumPayment: '160.00',
    creditLimit: '9000.00',
    paymentDueDate: '2026-12-03',
    promotionalRate: { interestRate: '0.0199', endsOn: '2027-03-31' },
    deferredInterest: deferral,
    minimumRule: { percent: '0.02', floor: '35.00', plusInterest: false, interestPlus: '20.00' },
    statement: { minimum: '172.00', dueOn: '2026-12-03' },
  })
  await post('/api/debts', { name: 'Car', type: 'auto_loan', balance: '9800', interestRate: '0.0649' })
  await post(`/api/debts/${card}/payments`, { amount: '250.00', note: 'first' })
  await user.request('PUT', '/api/debt-plan', { order: 'avalanche', extra: '50' })
  await user.request('PUT', '/api/cash-plan/paydays', {
    kind: 'weekly',
    nextOn: '2026-11-27',
    secondOn: null,
    dayOff: 'after',
    amount: '512.34',
    cash: '800.01',
    floor: '100',
  })
  await user.request('PUT', '/api/cash-plan/short-month', {
    cash: '400',
    until: '2026-12-04',
    essentials: [{ id: 'rent', kind: 'housing', name: 'Rent', amount: '300' }],
    lenders: [{ debtId: card, phone: '800-555-0100', isFederal: false, lateFee: '30', hasPenaltyRate: true }],
  })
  await user.request('PUT', '/api/debt-plan', {
    order: 'own',
    extra: '123.45',
    adjustments: {
      ...NO_ADJUSTMENTS,
      ownOrder: [card],
      lumpSums: [{ month: '2027-04', amount: '1200' }],
      rateCuts: [{ debtId: card, from: '2027-01', rate: '0.1299', insteadOf: '0.2199' }],
    },
  })
  const home = await post('/api/budget-groups', { name: 'Home' })
  const food = await post('/api/budget-categories', {
    name: 'Food',
    budgetAmount: '600',
    groupId: home,
    dueDay: 15,
  })
  await post(`/api/budget-categories/${food}/spending`, { amount: '12.34', note: 'bread' })
  const goal = await post('/api/goals', { title: 'Emergency fund', targetAmount: '1000' })
  await post(`/api/goals/${goal}/contributions`, { amount: '20.00' })
  await post('/api/credit-scores', { score: 701, recordedAt: '2026-11-01' })
  await post('/api/letter-cases', { kind: 'dispute', recipient: 'Collections', subject: 'Visa' })
  await user.request('POST', '/api/chat/debt-advisor', { message: 'How much do I owe?' })
  await user.request('PATCH', '/api/settings', { currency: 'EUR', reminderDays: 5 })
}
