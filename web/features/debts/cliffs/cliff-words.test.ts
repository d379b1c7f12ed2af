import { describe, expect, it } from 'vitest'
import { debt, planOf } from '../plan/plan-under-test.ts'
import {
  cheaperOrder,
  cliffsOfPlan,
  cliffShortly,
  cliffStep,
  cliffText,
  cliffTitle,
  waysOut,
} from './cliff-words.ts'

const store = debt({
  id: 'store',
  name: 'Store card',
  balance: 240_000,
  interestRate: 299_900,
  minimumPayment: 6000,
  paymentDueDate: '2026-11-25',
  deferredInterest: { interestRate: 299_900, endsOn: '2027-06-01', accrued: 42_000 },
})
const visa = debt({
  id: 'visa',
  name: 'Visa',
  balance: 400_000,
  interestRate: 220_000,
  minimumPayment: 10_000,
  paymentDueDate: '2026-11-28',
})

describe('deferred interest that the plan lets fall due', () => {
  // $400 a month: the store card gets its $60, the Visa the other $340.
  const plan = planOf([store, visa], { extra: 24_000 })
  const [cliff] = cliffsOfPlan(plan)

  it('says what is left on the day, and what it costs', () => {
    expect(cliffTitle(plan, cliff!)).toBe('Pay off Store card by May 25, 2027')
    expect(cliffText(plan, cliff!)).toBe(
      'That payment is the last one in time: the offer ends Jun 1, 2027. Your plan still owes $1,980 after it. Then $808 of deferred interest is added.',
    )
  })

  it('says the day of the figure that it starts from, and counts what gathered since', () => {
    const asOf = { ...store.deferredInterest!, accruedOn: '2026-10-04' }
    const dated = planOf([{ ...store, deferredInterest: asOf }, visa], { extra: 24_000 })
    // 21 days to October 25 on $2,400 add $41.
    expect(cliffText(dated, cliffsOfPlan(dated)[0]!)).toMatch(
      /Then \$850 of deferred interest is added\. It starts from the \$420 gathered as of Oct 4\.$/,
    )
    const row = { id: '1', name: 'Sofa', balance: 240_000, interestRate: 299_900, promotionalRate: null }
    const rest = { ...row, id: '2', name: 'Rest', balance: 10_000, deferredInterest: null }
    const card = {
      ...store,
      balance: 250_000,
      deferredInterest: null,
      balances: [rest, { ...row, deferredInterest: asOf }],
    }
    const several = planOf([card, visa], { extra: 24_000 })
    expect(cliffText(several, cliffsOfPlan(several)[0]!)).toMatch(
      /It starts from the \$420 gathered as of Oct 4\.$/,
    )
  })

  it('says what avoids it, from now on, from later, and with the last payment', () => {
    expect(waysOut(cliff!)).toEqual([
      '$283 more a month from now on',
      '$495 more a month from February 2027',
      '$1,980 more, all with that last payment',
    ])
  })

  it('names the debt to put first where that costs less, and says so in one line', () => {
    expect(cheaperOrder(plan, [cliff!])).toMatchObject({ order: ['store'] })
    expect(cliffStep(plan, cliff!)).toBe('$283 more a month to Store card avoids $808 of deferred interest.')
    expect(cliffShortly(plan, cliff!)).toBe(
      'The offer on Store card ends Jun 1, 2027 with some of it unpaid.',
    )
  })

  it('in the last month there is one way', () => {
    const ending = { ...store, deferredInterest: { ...store.deferredInterest!, endsOn: '2026-11-30' } }
    const last = planOf([ending, visa])
    const [only] = cliffsOfPlan(last)
    expect(waysOut(only!)).toEqual(['$2,340 more, all with that last payment'])
    expect(cliffStep(last, only!)).toBe(
      '$2,340 more to Store card by Nov 25 avoids $480 of deferred interest.',
    )
  })

  it('before the next payment, only one of its own is in time', () => {
    const passed = {
      ...store,
      paymentDueDate: '2026-11-03',
      deferredInterest: { ...store.deferredInterest!, endsOn: '2026-11-30' },
    }
    const late = planOf([passed])
    const [over] = cliffsOfPlan(late)
    expect(waysOut(over!)).toEqual([])
    expect(cliffText(late, over!)).toBe(
      'Its offer ends Nov 30, before its next payment. You still owe $2,400 on it. Then $420 of deferred interest is added.',
    )
    expect(cliffStep(late, over!)).toBe(
      'The offer on Store card ends Nov 30, before its next payment. Paying $2,400 by then avoids what comes after.',
    )
  })

  it('is silent where the plan is in time', () => {
    expect(cliffsOfPlan(planOf([store], { extra: 28_300 }))).toEqual([])
  })
})

describe('a lower rate that ends', () => {
  const promoted = { ...visa, promotionalRate: { interestRate: 0, endsOn: '2027-04-30' } }

  it('says the rate after it, and the interest it costs where the plan ends', () => {
    const plan = planOf([promoted], { extra: 20_000 })
    const [cliff] = cliffsOfPlan(plan)
    expect(cliffText(plan, cliff!)).toMatch(
      /^That payment is the last one in time: the offer ends Apr 30, 2027\. Your plan still owes \$2,200 after it\. Then it costs 22\.00%: \$\d+ more interest than at the offer’s rate\.$/,
    )
    expect(cliffStep(plan, cliff!)).toBe('$367 more a month pays off Visa before its offer ends.')
  })

  it('names no difference of a plan that never ends', () => {
    const plan = planOf([{ ...promoted, interestRate: 900_000 }], { extra: 0 })
    expect(plan.chosen.status).not.toBe('paid')
    const [cliff] = cliffsOfPlan(plan)
    expect(cliffText(plan, cliff!)).toMatch(/Then it costs 90\.00%\.$/)
  })
})
