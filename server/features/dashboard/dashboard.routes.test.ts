import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { dashboardAnswer, type getDashboard } from '#contracts/money/dashboard.ts'
import { NO_ADJUSTMENTS } from '#engine/debts/scenario/adjustments.ts'
import type { WireOf } from '#contracts/endpoint.ts'
import { makeUser } from '#server/testing/make-user.ts'
import type { TestUser } from '#server/testing/make-user.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'

const NOW = new Date('2026-11-20T12:00:00Z')

let test: TestApp

beforeAll(async () => {
  test = await buildTestApp()
})
beforeEach(() => test.setNow(NOW))
afterAll(() => test.close())

/** Signs up today in the app's time, so that no session is prolonged by what follows. */
const newPerson = () => makeUser(test.app)

async function dashboardOf(user: TestUser): Promise<WireOf<typeof getDashboard>> {
  const { status, body } = await user.request('GET', '/api/dashboard')
  expect(status).toBe(200)
  return body as WireOf<typeof getDashboard>
}

const partsOf = async (user: TestUser) => (await dashboardOf(user)).financialHealthParts

async function add(user: TestUser, url: string, body: object): Promise<{ id: string }> {
  const answer = await user.request('POST', url, body)
  expect([url, answer.status]).toEqual([url, 201])
  return answer.body as { id: string }
}

const card = { name: 'Visa', type: 'credit_card', balance: '1000.00', minimumPayment: '40.00' }

type Statement = { text: string; name?: string }

/** The statements that reach the database while `run` runs. */
async function statementsOf(run: () => Promise<unknown>): Promise<Statement[]> {
  const sent = vi.spyOn(Client.prototype, 'query')
  try {
    await run()
    return sent.mock.calls.map(([statement]) => statement as unknown as Statement)
  } finally {
    sent.mockRestore()
  }
}

const fillings = [
  `insert into debts (user_id, name, type, interest_rate, minimum_payment, credit_limit)
   select $1, 'Debt ' || n, 'credit_card', 0.1899, 40, 5000 from generate_series(1, 60) n`,
  `insert into debt_entries (user_id, debt_id, kind, amount, occurred_on)
   select user_id, id, 'opening', 4000, '2024-01-15' from debts where user_id = $1`,
  `insert into debt_entries (user_id, debt_id, kind, amount, occurred_on)
   select user_id, id, 'payment', 50.25, date '2024-02-15' + 30 * n
   from debts, generate_series(0, 30) n where user_id = $1`,
  `insert into budget_categories (user_id, name, position)
   select $1, 'Category ' || n, n from generate_series(0, 79) n`,
  `insert into budget_amounts (user_id, category_id, from_month, amount)
   select user_id, id, '2026-0' || n, 100 * n from budget_categories, generate_series(1, 9) n where user_id = $1`,
  `insert into spending (user_id, category_id, amount, spent_on)
   select user_id, id, 12.50, date '2026-11-01' + n
   from budget_categories, generate_series(0, 9) n where user_id = $1`,
  `insert into goals (user_id, title, target_amount)
   select $1, 'Goal ' || n, 1000 from generate_series(1, 40) n`,
  `insert into goal_contributions (user_id, goal_id, amount, contributed_on)
   select user_id, id, 10, date '2026-01-01' + n from goals, generate_series(1, 25) n where user_id = $1`,
  `insert into credit_scores (user_id, score, recorded_at)
   select $1, 300 + n % 551, date '2025-01-01' + n from generate_series(1, 600) n`,
]

describe('the statements of one answer', () => {
  it('are three at most and prepared, with nothing stored as with 60 debts, 80 categories, 40 goals and 600 scores', async () => {
    const zoe = await newPerson()
    const empty = await statementsOf(() => dashboardOf(zoe))
    for (const filling of fillings) await test.pool.query(filling, [zoe.id])
    await zoe.request('PATCH', '/api/settings', { currency: 'EUR' })
    await zoe.request('PUT', '/api/debt-plan', { order: 'snowball', extra: 75 })
    let dashboard: WireOf<typeof getDashboard> | undefined
    const full = await statementsOf(async () => (dashboard = await dashboardOf(zoe)))
    expect(empty.length).toBeLessThanOrEqual(3)
    expect(full).toEqual(empty)
    expect(full.filter(({ name, text }) => name === undefined || !/^(select|with) /i.test(text))).toEqual([])
    expect(dashboard).toMatchObject({
      totalDebt: '146535.00',
      monthlySavings: '62000.00',
      creditScore: { recordedAt: '2026-08-24' },
      plan: { order: 'snowball', extra: '75.00', isChosen: true },
      settings: { currency: 'EUR', version: 1 },
    })
    const { debts, budgetCategories, goals, creditScores } = dashboard!
    expect([debts, budgetCategories, goals, creditScores].map(({ length }) => length)).toEqual([
      60, 80, 40, 600,
    ])
    expect(budgetCategories[79]).toMatchObject({ budgetAmount: '900.00', spentAmount: '125.00' })
    expect(goals[39]).toMatchObject({ currentAmount: '250.00' })
  })

  it('are two for the list of debts, prepared', async () => {
    const zoe = await newPerson()
    await add(zoe, '/api/debts', card)
    const sent = await statementsOf(() => zoe.request('GET', '/api/debts'))
    expect(sent.map(({ name }) => name)).toEqual(['session', 'debts'])
  })
})

describe('the dashboard', () => {
  it('of somebody new has nothing in it, the first settings and a score of 75', async () => {
    const { articles, ...rest } = await dashboardOf(await newPerson())
    expect(articles.length).toBeLessThanOrEqual(3)
    expect(rest).toEqual({
      creditScore: null,
      creditScores: [],
      totalDebt: '0.00',
      monthlySavings: null,
      financialHealthScore: 75,
      financialHealthParts: [],
      debts: [],
      payments: [],
      plan: { order: 'avalanche', extra: '0.00', adjustments: NO_ADJUSTMENTS, isChosen: false },
      cashPlan: { paydays: null, shortMonth: null, lenders: [] },
      goals: [],
      courtDays: [],
      budgetCategories: [],
      settings: {
        paymentReminders: true,
        reminderDays: 3,
        debtMilestones: true,
        weeklyReports: false,
        productUpdates: true,
        coachModel: true,
        dateFormat: 'MM/DD/YYYY',
        timezone: 'America/New_York',
        currency: 'USD',
        language: null,
        version: 0,
      },
    })
    expect(Object.keys({ articles, ...rest }).toSorted()).toEqual(
      Object.keys(dashboardAnswer.shape).toSorted(),
    )
  })

  it('says the same as the calls it gathers', async () => {
    const zoe = await newPerson()
    await add(zoe, '/api/debts', { ...card, creditLimit: '4000.00' })
    await add(zoe, '/api/debts', { ...card, name: 'Loan', type: 'personal_loan', balance: '0.35' })
    await add(zoe, '/api/goals', { title: 'A cushion', targetAmount: 500, currentAmount: 200 })
    await add(zoe, '/api/budget-categories', { name: 'Food', budgetAmount: 400, spentAmount: '100.10' })
    await add(zoe, '/api/credit-scores', { score: 702, recordedAt: '2026-11-02', bureau: 'equifax' })
    await add(zoe, '/api/credit-scores', { score: 690, recordedAt: '2026-10-02' })
    await zoe.request('PATCH', '/api/settings', { dateFormat: 'YYYY-MM-DD' })
    const short = { cash: '100', until: '2026-12-04', essentials: [], lenders: [] }
    expect((await zoe.request('PUT', '/api/cash-plan/short-month', short)).status).toBe(200)
    const dashboard = await dashboardOf(zoe)
    const bodyOf = async (url: string) => (await zoe.request('GET', url)).body
    expect(dashboard.debts).toEqual(await bodyOf('/api/debts'))
    expect(dashboard.plan).toEqual(await bodyOf('/api/debt-plan'))
    expect(dashboard.cashPlan).toEqual(await bodyOf('/api/cash-plan'))
    expect(dashboard.cashPlan.shortMonth).not.toBeNull()
    expect(dashboard.goals).toEqual(await bodyOf('/api/goals'))
    expect(dashboard.budgetCategories).toEqual(await bodyOf('/api/budget-categories'))
    expect(dashboard.creditScores).toEqual(await bodyOf('/api/credit-scores'))
    expect(dashboard.settings).toEqual(await bodyOf('/api/settings'))
    const articles = (await bodyOf('/api/articles')) as { featured: boolean }[]
    expect(dashboard.articles).toEqual(articles.filter(({ featured }) => featured).slice(0, 3))
    expect(dashboard).toMatchObject({
      totalDebt: '1000.35',
      monthlySavings: '299.90',
      creditScore: { score: 702, recordedAt: '2026-11-02' },
    })
  })

  it('holds nothing of anybody else', async () => {
    const [zoe, eve] = [await newPerson(), await newPerson()]
    for (const filling of fillings) await test.pool.query(filling, [zoe.id])
    await eve.request('PATCH', '/api/settings', { currency: 'GBP' })
    expect(await dashboardOf(eve)).toMatchObject({
      totalDebt: '0.00',
      debts: [],
      goals: [],
      creditScores: [],
    })
    expect(JSON.stringify(await dashboardOf(eve))).not.toContain(zoe.id)
    expect((await dashboardOf(zoe)).settings).toMatchObject({ currency: 'USD' })
  })
})

describe('the health score', () => {
  it('rests on what is recorded, part by part', async () => {
    const zoe = await newPerson()
    // 28 % of the limit, 26 % paid of the highest balance
    const { id } = await add(zoe, '/api/debts', { ...card, balance: '1400.00', creditLimit: '3700.00' })
    expect(await partsOf(zoe)).toEqual([{ part: 'utilization', points: 14, mostPoints: 20 }])
    for (const paidOn of ['2026-08-05', '2026-09-05', '2026-10-05'])
      await add(zoe, `/api/debts/${id}/payments`, {
        amount: paidOn.includes('09') ? '39.99' : '162.00',
        paidOn,
      })
    await add(zoe, '/api/budget-categories', { name: 'Food', budgetAmount: 400, spentAmount: '350' })
    await add(zoe, '/api/goals', { title: 'A cushion', targetAmount: 500, currentAmount: 200 })
    await add(zoe, '/api/credit-scores', { score: 670, recordedAt: '2026-11-02' })
    const { financialHealthScore, financialHealthParts } = await dashboardOf(zoe)
    expect(financialHealthParts).toEqual([
      { part: 'payments', points: 13, mostPoints: 20 },
      { part: 'debtProgress', points: 13, mostPoints: 20 },
      { part: 'utilization', points: 16, mostPoints: 20 },
      { part: 'budget', points: 8, mostPoints: 15 },
      { part: 'goals', points: 7, mostPoints: 10 },
      { part: 'creditScore', points: 12, mostPoints: 15 },
    ])
    expect(financialHealthScore).toBe(69)
  })

  it('leaves out a category that is not active, and counts a goal called done whole', async () => {
    const zoe = await newPerson()
    await add(zoe, '/api/budget-categories', {
      name: 'Old',
      budgetAmount: 1,
      spentAmount: 9,
      isActive: false,
    })
    const goal = await add(zoe, '/api/goals', { title: 'A cushion', targetAmount: 500, currentAmount: 5 })
    const done = await zoe.request('PATCH', `/api/goals/${goal.id}`, { isCompleted: true })
    expect(done.status).toBe(200)
    expect(await dashboardOf(zoe)).toMatchObject({
      monthlySavings: null,
      financialHealthScore: 100,
      financialHealthParts: [{ part: 'goals', points: 10, mostPoints: 10 }],
    })
  })

  it('adds up several payments of one month, and asks for months of the last two years only', async () => {
    const zoe = await newPerson()
    const { id } = await add(zoe, '/api/debts', { ...card, balance: '5000.00', creditLimit: null })
    await add(zoe, `/api/debts/${id}/payments`, { amount: 40, paidOn: '2020-01-31' })
    await add(zoe, `/api/debts/${id}/payments`, { amount: '25.00', paidOn: '2026-10-01' })
    await add(zoe, `/api/debts/${id}/payments`, { amount: '15.00', paidOn: '2026-10-31' })
    expect((await partsOf(zoe))[0]).toEqual({ part: 'payments', points: 20, mostPoints: 20 })
  })
})

it('the payments are those of the last three cycles, oldest first, to the cent', async () => {
  const zoe = await newPerson()
  const { id } = await add(zoe, '/api/debts', { ...card, balance: '5000.00' })
  for (const [amount, paidOn] of [
    ['40.10', '2026-11-18'],
    ['25.00', '2026-10-01'],
    ['15.00', '2026-09-01'],
    ['10.00', '2026-08-01'],
  ])
    await add(zoe, `/api/debts/${id}/payments`, { amount, paidOn })
  expect((await dashboardOf(zoe)).payments).toEqual([
    { debtId: id, amount: '15.00', paidOn: '2026-09-01' },
    { debtId: id, amount: '25.00', paidOn: '2026-10-01' },
    { debtId: id, amount: '40.10', paidOn: '2026-11-18' },
  ])
})
