/** The month in which a plan ends is said in many places. A plan that is kept is followed by all of them: one with
 * every adjustment, and that of least interest. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { KeptVersion } from '#contracts/money/debt-plan.ts'
import { NO_ADJUSTMENTS } from '#engine/debts/scenario/adjustments.ts'
import { monthText } from '#engine/debts/scenario/calendar-month.ts'
import { outcomeOf } from '#engine/debts/scenario/plan-outcome.ts'
import { toDebt } from '#engine/debts/start/debt-record.ts'
import { calendarMonth, startPlan } from '#engine/debts/start/plan-start.ts'
import { outlinePayoff } from '#engine/debts/payoff/payoff.ts'
import { formatMonthYear } from '#engine/money/format.ts'
import { predict } from '#server/features/ai-tools/predict.ts'
import { calendarDays } from '#server/features/calendar/write-calendar.ts'
import { answerMessage } from '#server/features/coach/answers/answer-message.ts'
import { asText } from '#server/features/coach/answers/as-text.ts'
import { findPlan } from '#server/features/debts/plan/debt-plan.queries.ts'
import { readDebtsWithPayments } from '#server/features/debts/read-debts.queries.ts'
import { planFacts } from '#server/features/facts/plan.facts.ts'
import { planInput, readRecords } from '#server/features/facts/records.queries.ts'
import { FIRST_SETTINGS } from '#server/features/account/settings/settings.table.ts'
import { makeUser, type TestUser } from './make-user.ts'
import { buildTestApp, type TestApp } from './test-app.ts'

const TODAY = '2026-11-23'
/** a Monday morning in New York: the hour of the weekly report */
const NOW = new Date(`${TODAY}T17:00:00Z`)

let it: TestApp
let ada: TestUser

beforeAll(async () => {
  it = await buildTestApp()
  it.setNow(NOW)
})
afterAll(() => it.close())

const owed = {
  visa: { name: 'Visa', balance: '5000', interestRate: '0.24' },
  store: { name: 'Store card', balance: '2000', interestRate: '0.29' },
  car: { name: 'Car', type: 'auto_loan', balance: '9000', interestRate: '0.07' },
}
type Ids = Record<keyof typeof owed, string>

async function owe(more: object) {
  const body = { type: 'credit_card', minimumPayment: '100', paymentDueDate: '2026-12-05', ...more }
  const answer = await ada.request('POST', '/api/debts', body)
  expect(answer.status).toBe(201)
  return (answer.body as { id: string }).id
}

async function keepPlan(body: object) {
  const kept = await ada.request('PUT', '/api/debt-plan', body)
  expect(kept.status).toBe(200)
}

const everything = ({ visa, store, car }: Ids) => ({
  order: 'own',
  extra: '150',
  adjustments: {
    ...NO_ADJUSTMENTS,
    ownOrder: [car, store, visa],
    increases: [{ from: '2027-03', amount: '80' }],
    lumpSums: [{ month: '2027-04', amount: '1200' }],
    pauses: ['2027-01'],
    rateCuts: [{ debtId: car, from: '2027-02', rate: '0.05', insteadOf: '0.07' }],
    consolidation: {
      kind: 'loan',
      month: '2027-02',
      debtIds: [visa, store],
      rate: '0.12',
      months: 36,
      laterRate: null,
      fee: '0.03',
    },
  },
})

/** A store card whose interest is deferred: highest rate first lets it fall due, smallest first pays it too early. */
const deferral = {
  deferredInterest: { interestRate: '0.29', endsOn: '2027-12-31', accrued: '0' },
}

const plans = [
  {
    name: 'a plan with every adjustment',
    store: {},
    plan: everything,
    words: 'in your own order',
    first: 'Car comes first',
  },
  {
    name: 'the plan of least interest',
    store: deferral,
    plan: () => ({ order: 'leastInterest', extra: '150', adjustments: NO_ADJUSTMENTS }),
    words: 'the order of least interest',
    first: 'Visa comes first',
  },
]

describe.each(plans)('$name', ({ store, plan, words, first }) => {
  beforeAll(async () => {
    ada = await makeUser(it.app)
    const ids = {
      visa: await owe(owed.visa),
      store: await owe({ ...owed.store, ...store }),
      car: await owe(owed.car),
    }
    await keepPlan(plan(ids))
  })

  followed(words, first)
})

/** The engine asked as the screens ask it: with what the calls of debts and plan answer. */
async function expected() {
  const found = await readDebtsWithPayments(it.db, ada.id, { today: TODAY })
  const plan = await findPlan(it.db, ada.id)
  const debts = found.map(({ debt }) => debt)
  const start = startPlan({ debts: debts.map(toDebt), payments: [], plan, day: TODAY })
  return { debts, plan, start, ...outcomeOf(start) }
}

function followed(words: string, first: string): void {
  test('the plan is another one than the simple plan of its order and amount', async () => {
    const { debts, plan, freeMonth, costCents } = await expected()
    const simple = { ...plan, order: 'avalanche' as const, adjustments: NO_ADJUSTMENTS }
    const other = outcomeOf(startPlan({ debts: debts.map(toDebt), payments: [], plan: simple, day: TODAY }))
    expect(freeMonth).not.toBeNull()
    expect([freeMonth, costCents]).not.toEqual([other.freeMonth, other.costCents])
  })

  test('the coach and its answer, the tools, and what all of them work with', async () => {
    const { freeMonth } = await expected()
    const records = await readRecords(it.db, { id: ada.id, timezone: FIRST_SETTINGS.timezone }, NOW)
    const said = formatMonthYear(freeMonth!)
    expect(planFacts(records)).toContainEqual(expect.objectContaining({ id: 'plan.own.date', value: said }))
    expect(planFacts(records)).toContainEqual(expect.objectContaining({ id: 'plan.order', value: words }))
    const answer = (question: string) => asText(answerMessage(question, records, null).blocks)
    expect(answer('When will I be debt-free?')).toContain(said)
    expect(answer('Which debt should I pay first?')).toContain(first)
    const outline = outlinePayoff(planInput(records))
    expect(calendarMonth(records.plan.firstMonth, outline.months)).toBe(freeMonth)
    const own = { ...records, order: 'snowball' as const }
    expect(predict(records, { extraCents: records.extraCents, order: 'snowball' }).debtFreeDate).toBe(
      `${monthText(calendarMonth(records.plan.firstMonth, outlinePayoff(planInput(own)).months))}-01`,
    )
  })

  test('the calendar and the history of kept plans', async () => {
    const { debts, plan, freeMonth } = await expected()
    const days = calendarDays({
      debts,
      payments: [],
      plan,
      today: TODAY,
      currency: 'USD',
      dateFormat: 'MM/DD/YYYY',
      short: null,
      cash: null,
    })
    expect(days.find(({ key }) => key === 'free')?.day).toBe(`${monthText(freeMonth!)}-01`)
    const kept = (await ada.request('GET', '/api/debt-plan/history')).body as KeptVersion[]
    expect(kept[0]).toMatchObject({ freeMonth: monthText(freeMonth!) })
  })

  test('the dashboard has the plan whole', async () => {
    const { plan } = (await ada.request('GET', '/api/dashboard')).body as { plan: unknown }
    expect(plan).toEqual((await ada.request('GET', '/api/debt-plan')).body)
  })

  test('the weekly report', async () => {
    const { freeMonth } = await expected()
    await it.pool.query(`insert into settings (user_id) select id from users on conflict do nothing`)
    await it.pool.query(`update settings set weekly_reports = true`)
    await it.pool.query(
      `update users set subscription_status = 'active', subscription_plan_id = 'price_monthly'`,
    )
    await it.app.parts.jobs.runSchedules()
    await it.app.parts.jobs.runDue()
    const mails = it
      .outbox()
      .filter(({ to, text }) => to === ada.email && text.includes(formatMonthYear(freeMonth!)))
    expect(mails).toHaveLength(1)
  })
}
