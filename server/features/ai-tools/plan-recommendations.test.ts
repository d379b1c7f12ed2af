import { expect, it, test } from 'vitest'
import { bestOrderPlan } from '#engine/debts/least-interest/best-order.ts'
import { outlinePayoff } from '#engine/debts/payoff/payoff.ts'
import { planInput } from '#server/features/facts/records.queries.ts'
import { debt, people, records } from '#server/testing/sample-records.ts'
import { recommend } from './plan-recommendations.ts'
import { drawRoadmap } from './roadmap/draw-roadmap.ts'

const store = debt('a', {
  name: 'Store card',
  balance: 240_000,
  interestRate: 299_900,
  minimumPayment: 6000,
  paymentDueDate: '2026-11-25',
  deferredInterest: { interestRate: 299_900, endsOn: '2027-11-30', accrued: 0 },
})
const visa = debt('b', {
  name: 'Visa',
  balance: 400_000,
  interestRate: 220_000,
  minimumPayment: 10_000,
  paymentDueDate: '2026-11-28',
})
const own = records([store, visa], { extraCents: 24_000 })
const textsFor = (given: typeof own) => recommend(given).map(({ text }) => text)

test('the extra goes where whole plans say, not to the highest rate of this month, where an offer ends', () => {
  const input = planInput(own)
  const saved = outlinePayoff(input).interestCents - outlinePayoff({ ...input, order: ['a'] }).interestCents
  expect(saved).toBeGreaterThan(400_00)
  const least = outlinePayoff(input).interestCents - bestOrderPlan(input).plan.interestCents
  expect(least).toBeGreaterThan(saved + 100_00)
  expect(textsFor(own)).toContainEqual(
    expect.stringMatching(
      new RegExp(
        `everything extra on Store card first, as its offer ends\\. That costs \\$${Math.round(saved / 100)} less than the order of your plan\\. The plan under Least interest on My Debts costs \\$${Math.round(least / 100)} less\\.`,
      ),
    ),
  )
})

it('says what is left when it ends, what it costs and what avoids it', () => {
  // 13 payments of $60 are in time, November's with them: $1,620 left; $125 more a month.
  expect(textsFor(own)).toContainEqual(
    'The offer on Store card ends on 11/30/2027. Your plan still owes $1,620 after the payment due 11/25/2027. Then $663 of deferred interest is added. $125 more a month avoids it.',
  )
})

it('keeps to the plan’s order where no offer ends', () => {
  const plain = records([{ ...store, deferredInterest: null, interestRate: 200_000 }, visa])
  expect(textsFor(plain)).toContainEqual(
    'Pay every minimum, and put everything extra on Visa first. You owe $4,000 there at 22.00%.',
  )
})

it('says of an offer that is paid off in time only when it ends', () => {
  const promoted = debt('c', {
    name: 'Transfer',
    balance: 30_000,
    promotionalRate: { interestRate: 0, endsOn: '2027-03-31' },
  })
  expect(textsFor(records([promoted]))).toContainEqual(
    'The lower rate of Transfer ends on 03/31/2027. The plan counts its usual rate after that.',
  )
})

it('is what the roadmap says too', () => {
  const roadmap = drawRoadmap(people['whose offers end with something owed']!, {
    currentIncome: 520_000,
    monthlyExpenses: 280_099,
    financialGoals: '',
  })
  expect(JSON.stringify(roadmap)).toMatch(
    /Put the extra on Transfer, then Store card first, as their offers end/,
  )
  expect(JSON.stringify(roadmap)).not.toMatch(/costs the least interest in most cases/)
})
