import { describe, expect, it } from 'vitest'
import type { LenderFacts } from '#engine/debts/cash/cash-plan.ts'
import { unprovenIn } from '#engine/grounding/grounding.fixtures.ts'
import type { Records } from '#server/features/facts/records.queries.ts'
import { category, debt, records } from '#server/testing/sample-records.ts'
import { drawRoadmap } from './draw-roadmap.ts'

/** A card of $1,000, with changes. The records are of November 20, 2026. */
const due = (id: string, name: string, rest: Parameters<typeof debt>[1]) =>
  debt(id, { name, balance: 100_000, interestRate: 200_000, minimumPayment: 5000, ...rest })

const bill = (name: string, dollars: number, dueDay: number | null = null) => ({
  ...category(name, [0, dollars * 100]),
  dueDay,
})

const goal = (title: string, currentAmount: number, targetDate: string | null = null) => ({
  id: title,
  title,
  currentAmount,
  targetAmount: 1_000_000,
  targetDate,
  completedAt: null,
  version: 1,
  createdAt: '2026-11-01T00:00:00Z',
})

type Month = { income: number; expenses: number; savings?: number; lenders?: LenderFacts[] }

/** The lines of each week, every number of which is proven. */
function weeksFor(own: Records, { income, expenses, savings, lenders = [] }: Month): string[][] {
  const asked = { currentIncome: income * 100, monthlyExpenses: expenses * 100 }
  const drawn = drawRoadmap(
    own,
    { ...asked, ...(savings !== undefined && { currentSavings: savings * 100 }) },
    lenders,
  )
  const evidence = { facts: drawn.facts.map(({ value }) => value), passages: [], ownWords: [] }
  for (const { action } of drawn.actionPlan)
    expect({ action, unproven: unprovenIn(action, evidence) }).toEqual({ action, unproven: [] })
  return drawn.actionPlan.map(({ action }) => action.split('\n'))
}

const lender = (debtId: string, rest: Partial<LenderFacts>): LenderFacts => ({
  debtId,
  phone: null,
  isFederal: false,
  lateFee: null,
  hasPenaltyRate: false,
  ...rest,
})

describe('what is paid when', () => {
  it('stands in the week of its day: a car before cards, and of cards the earlier one', () => {
    const own = records([
      due('a', 'Late card', { paymentDueDate: '2026-12-14' }),
      due('b', 'Card', { paymentDueDate: '2026-11-24' }),
      due('c', 'Car', { type: 'auto_loan', paymentDueDate: '2026-12-02' }),
      due('d', 'No day', { paymentDueDate: null }),
      due('e', 'Next card', { paymentDueDate: '2026-12-08' }),
    ])
    // $2,500 in, $2,385 out: $115 for five payments of $50.
    const [first, second, third, fourth] = weeksFor(own, { income: 2500, expenses: 2385 })
    expect(first).toContain('Pay $50 to Card (due 11/24/2026).')
    expect(second).toContain('Pay $50 to Car (due 12/02/2026).')
    expect(third).toContain('Pay $15 of the $50 to Next card (due 12/08/2026).')
    expect(fourth!.join(' ')).not.toContain('Pay ')
  })

  it('names the essentials of the budget with their days, and what else has to wait', () => {
    const own = records([due('a', 'Visa', { paymentDueDate: '2026-12-03' })], {
      categories: [bill('Rent', 900, 1), bill('Groceries', 400), bill('Fun', 200), bill('Visa', 50)],
    })
    // $1,500 in for rent, groceries, the card and $300 of other spending: $150 short.
    const [first, second] = weeksFor(own, { income: 1500, expenses: 1600 })
    expect(first).toContain('These come first: Rent $900 (due 12/01/2026) and Groceries $400.')
    expect(first).toContain(
      '$150 of your other spending has to wait this month. What you decide each time waits first.',
    )
    expect(second).toContain('Pay $50 to Visa (due 12/03/2026).')
  })

  it('says of a home that is not covered what can follow', () => {
    const own = records([due('a', 'Visa', {})], { categories: [bill('Rent', 900, 1), bill('Electric', 90)] })
    const [first] = weeksFor(own, { income: 600, expenses: 990 })
    expect(first).toContain('These come first: Rent $600 of the $900 (due 12/01/2026).')
    expect(first!.join(' ')).toContain(
      'Rent (due 12/01/2026): $300 of its $900 is not covered. Rent that is late can bring a fee',
    )
    expect(first!.join(' ')).toContain(
      'Electric: its $90 is not covered. Service can be shut off after a notice.',
    )
  })
})

describe('what is not covered', () => {
  const own = records([
    due('a', 'Late card', { paymentDueDate: '2026-12-14' }),
    due('b', 'Card', { paymentDueDate: '2026-11-24' }),
    due('c', 'House', { type: 'mortgage', paymentDueDate: '2026-12-01', minimumPayment: 90_000 }),
  ])

  it('is called about a week before, with the number, the consequence and what to ask', () => {
    const lenders = [
      lender('a', { phone: '800-555-0100', lateFee: 2900 }),
      lender('c', { phone: '800-555-0199' }),
    ]
    const [first, second, third, fourth] = weeksFor(own, { income: 2500, expenses: 2000, lenders })
    expect(first!.join(' ')).toContain(
      'Call House at 800-555-0199 (due 12/01/2026): $400 of its $900 is not covered. If house payments stay behind, the lender can start to take the home. A housing counselor helps for free: 800-569-4287.',
    )
    expect(first!.join(' ')).toContain('Call Card (due 11/24/2026): its $50 is not covered. ')
    expect(second).toContain('Pay $500 of the $900 to House (due 12/01/2026).')
    expect(third!.join(' ')).toContain(
      'Call Late card at 800-555-0100 (due 12/14/2026): its $50 is not covered. A late fee of $29 can follow.',
    )
    const all = [first, second, third, fourth].flat().join(' ')
    expect(all.split('Ask for a hardship plan').length).toBe(2)
    expect(all.split('The number is on the bill').length).toBe(2)
  })

  it('is paid first where a penalty rate would follow', () => {
    const lenders = [lender('a', { hasPenaltyRate: true })]
    const weeks = weeksFor(records([own.debts[0]!.debt, own.debts[1]!.debt]), {
      income: 1050,
      expenses: 1000,
      lenders,
    })
    expect(weeks[3]).toContain('Pay $50 to Late card (due 12/14/2026).')
    expect(weeks[0]!.join(' ')).toContain('Call Card (due 11/24/2026)')
  })

  it('is in all what is missing', () => {
    const drawn = drawRoadmap(own, { currentIncome: 250_000, monthlyExpenses: 200_000 })
    const open = drawn.facts.filter(({ id }) => /^roadmap\.[abc]\.open$/.test(id)).map(({ value }) => value)
    expect(open.toSorted()).toEqual(['$400', '$50', '$50'])
    expect(drawn.assessment).toContain('$500 more than comes in')
  })
})

describe('savings as a bridge', () => {
  const card = debt('a', { name: 'Visa', balance: 1_500_000, interestRate: 185_000, minimumPayment: 35_000 })

  it('name the goals they come from, an emergency fund first, with what is left of each', () => {
    const goals = [goal('House 2', 40_000, '2030-01-01'), goal('Emergency fund', 25_000)]
    // $3,000 in, $2,950 out and $350 of minimums: $300 short.
    const [first] = weeksFor(records([card], { goals }), { income: 3000, expenses: 2950 })
    expect(first).toEqual([
      'Pay for your home, food, power and the way to work first.',
      'Take $300 from savings to cover this month. Savings can cover the gap for 2 months.',
      'Use $250 of Emergency fund ($0 is left there) and $50 of House 2 ($350 is left there).',
      'Then every payment can go out on time.',
    ])
  })

  it('take the rest from savings in no goal', () => {
    const own = records([card], { goals: [goal('Emergency fund', 25_000)] })
    const [first] = weeksFor(own, { income: 3000, expenses: 2950, savings: 400 })
    expect(first).toContain('Use $250 of Emergency fund ($0 is left there) and $50 of your other savings.')
  })

  it('name no goal where fewer were entered than the goals hold', () => {
    const own = records([card], { goals: [goal('Emergency fund', 25_000)] })
    const [first] = weeksFor(own, { income: 3000, expenses: 2950, savings: 100 })
    expect(first).toContain('Put your $100 of savings toward the gap. $200 is still missing this month.')
    expect(first!.join(' ')).not.toContain('Emergency fund')
  })

  it('reach as far as they go', () => {
    const own = records([card])
    const drawn = (currentSavings: number) =>
      drawRoadmap(own, { currentIncome: 300_000, monthlyExpenses: 275_000, currentSavings })
    const lines = (savings: number) => weeksFor(own, { income: 3000, expenses: 2750, savings })
    // $3,000 in, $2,750 out and $350 of minimums: $100 short.
    expect(lines(250)[0]).toContain(
      'Take $100 from savings to cover this month. Savings can cover the gap for 2 months.',
    )
    expect(lines(250)[3]).toContain('Pay $350 to Visa (due 12/15/2026).')
    expect(drawn(25_000).milestones[0]).toMatchObject({
      date: 'December 2026',
      target: '$100 a month from savings',
    })
    expect(lines(250).flat().join(' ')).not.toMatch(/hardship|211/)
    expect(lines(250)[2]).toContain('Call Visa and ask for less than 18.50%. The script on My Debts helps.')
    expect(lines(9000)[0]!.join(' ')).not.toContain('months')
    expect(drawn(900_000).milestones).toHaveLength(1)
    expect(lines(40)[0]).toContain('Put your $40 of savings toward the gap. $60 is still missing this month.')
    expect(lines(40)[0]).toContain('Call 211 for help with rent, food and power near you. It is free.')
    expect(lines(0)[0]!.join(' ')).not.toContain('savings')
  })
})
