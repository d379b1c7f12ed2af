import { readFile } from 'node:fs/promises'
import type { BrowserContext, Page } from '@playwright/test'
import * as z from 'zod/mini'
import { debtAnswer } from '#contracts/money/debts.ts'
import { bestOrderPlan } from '#engine/debts/least-interest/best-order.ts'
import { outlinePayoff, tracePayoff } from '#engine/debts/payoff/payoff.ts'
import { FIRST_PLAN, type PlanOrder } from '#engine/debts/scenario/kept-plan.ts'
import { outcomeOf } from '#engine/debts/scenario/plan-outcome.ts'
import { toDebt } from '#engine/debts/start/debt-record.ts'
import { startPlan } from '#engine/debts/start/plan-start.ts'
import { centsToDecimal } from '#engine/money/cents.ts'
import { formatMoney, formatMonthYear, shownDifference } from '#engine/money/format.ts'
import { paths } from '#web/paths.ts'
import {
  answerCookieBanner,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  storeDebts,
  test,
  threeDebts,
} from './fixtures.ts'

test.beforeEach(({ page }) => answerCookieBanner(page))

const money = (cents: number) => formatMoney(cents, { currency: 'USD' })
const solver = /least-interest\.worker|highs-.*\.wasm/

/** The last day of a month to come. */
function endOf(monthsAhead: number): string {
  const now = new Date()
  return new Date(Date.UTC(now.getFullYear(), now.getMonth() + monthsAhead + 1, 0)).toISOString().slice(0, 10)
}

const withOffers = () => [
  {
    name: 'Store card',
    type: 'credit_card',
    balance: '2400.00',
    interestRate: '0.2999',
    minimumPayment: '60.00',
    deferredInterest: { interestRate: '0.2999', endsOn: endOf(12), accrued: '0.00' },
  },
  {
    name: 'Visa card',
    type: 'credit_card',
    balance: '4000.00',
    interestRate: '0.22',
    minimumPayment: '100.00',
  },
]

/** Where the plan of the debts as they are stored begins, in an order. */
async function startOf(context: BrowserContext, page: Page, order: PlanOrder) {
  const answer = (await (await context.request.get('/api/debts')).json()) as unknown
  const debts = z.decode(z.array(debtAnswer), answer as never)
  const day = await page.evaluate(() => new Date().toLocaleDateString('sv-SE'))
  const plan = { ...FIRST_PLAN, order, extra: 20_000 }
  const names = new Map(debts.map(({ id, name }) => [id, name]))
  return { names, start: startPlan({ debts: debts.map(toDebt), payments: [], plan, day }) }
}

/** What the engine says of the debts as they are stored. */
async function engineOf(context: BrowserContext, page: Page) {
  const { input } = (await startOf(context, page, 'avalanche')).start
  const least = bestOrderPlan(input).plan.interestCents
  const against = (order: 'avalanche' | 'snowball') =>
    money(shownDifference(outlinePayoff({ ...input, order }).interestCents, least))
  return { least: money(least), avalanche: against('avalanche'), snowball: against('snowball') }
}

const card = (page: Page) => page.getByRole('region', { name: 'Debt Payoff Strategies' })

test('the plan of least interest says what it saves, is proven, and stays in the address', async ({
  page,
  context,
  person,
}) => {
  await storeDebts(context, withOffers())
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(paths.debtTracker)
  const tab = page.getByRole('tab', { name: 'Least interest' })
  await expect(tab, person.email).toBeVisible()
  expect(asked.filter((url) => solver.test(url))).toEqual([])
  await tab.click()
  const engine = await engineOf(context, page)
  await expect(card(page)).toContainText(`${engine.least} of interest in all`)
  await expect(card(page)).toContainText(`${engine.avalanche} less than highest rate first`)
  await expect(card(page)).toContainText(`${engine.snowball} less than smallest balance first`)
  await expect(card(page)).toContainText(
    /Proven: no plan costs (?:even \$1 )?less\.|No plan can cost more than \$\d+ less\./,
  )
  const table = page.getByRole('table', { name: 'Who gets the extra each month' })
  await expect(table.getByRole('row').nth(1)).toContainText('Visa card')
  await expect(table).toContainText('Store card')
  await page.reload()
  await expect(tab).toHaveAttribute('aria-selected', 'true')
  await expect(table).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page, 'least interest')
  await page.goBack()
  await expect(page.getByRole('tab', { name: 'Debt Avalanche' })).toHaveAttribute('aria-selected', 'true')
})

/** A deferral that has to be paid from now on: both simple orders pay another debt, and let it fall due. */
const atOnce = () => [
  {
    name: 'Store card',
    type: 'credit_card',
    balance: '1280.00',
    interestRate: '0.2999',
    minimumPayment: '60.00',
    deferredInterest: { interestRate: '0.2999', endsOn: endOf(4), accrued: '250.00' },
  },
  {
    name: 'Phone loan',
    type: 'personal_loan',
    balance: '600.00',
    interestRate: '0.06',
    minimumPayment: '25.00',
  },
  {
    name: 'Visa card',
    type: 'credit_card',
    balance: '4000.00',
    interestRate: '0.22',
    minimumPayment: '100.00',
  },
]

/** The first month of an order: what each debt is paid, and who gets the extra. */
async function firstMonthOf(context: BrowserContext, page: Page, order: PlanOrder) {
  const { names, start } = await startOf(context, page, order)
  const { plan, extraTo } = tracePayoff(start.input)
  const nameOf = (id: string) => names.get(id)!
  const rows = plan.schedule[0]!.debts.map(({ id, paymentCents }) => ({ name: nameOf(id), paymentCents }))
  return { rows, extraTo: extraTo[0]!.map(nameOf), free: formatMonthYear(outcomeOf(start).freeMonth!) }
}

test('kept, the schedule, this month and the dashboard follow it, and the plan before is gone back to', async ({
  page,
  context,
  person,
}) => {
  await storeDebts(context, atOnce())
  await page.goto(`${paths.debtTracker}?strategy=least`)
  const least = await firstMonthOf(context, page, 'leastInterest')
  const avalanche = await firstMonthOf(context, page, 'avalanche')
  expect([least.extraTo[0], avalanche.extraTo[0]]).toEqual(['Store card', 'Visa card'])
  expect(least.free).not.toBe(avalanche.free)
  const paid = (of: typeof least, name: string) =>
    formatMoney(of.rows.find((row) => row.name === name)!.paymentCents, { currency: 'USD', decimals: 2 })

  await test.step('it is kept where it is looked at', async () => {
    await expect(card(page), person.email).toContainText('follow it.')
    await page.getByRole('button', { name: 'Keep this plan' }).click()
    await expect(page.getByText('This is your plan now.', { exact: true })).toBeVisible()
    await expect(card(page)).toContainText('Your dashboard, calendar and reminders follow this plan.')
    await expect(page).not.toHaveURL(/strategy/)
    await page.reload()
    await expect(page.getByRole('tab', { name: 'Least interest' })).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('button', { name: 'Keep this plan' })).toHaveCount(0)
  })

  await test.step('this month and the schedule pay by it', async () => {
    const month = page.getByRole('region', { name: 'This month' })
    await expect(month.getByRole('listitem').filter({ hasText: 'Store card' })).toContainText(
      paid(least, 'Store card'),
    )
    await expect(month.getByRole('listitem').filter({ hasText: 'Visa card' })).toContainText(
      paid(least, 'Visa card'),
    )
    await page.getByRole('button', { name: 'Month by month' }).click()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download CSV' }).click()
    const file = await download
    expect(file.suggestedFilename()).toMatch(/^debt-plan-leastInterest-/)
    const [, first = ''] = (await readFile(await file.path(), 'utf8')).split('\r\n')
    const [, store, , , phone, , , visa] = first.split(',')
    expect([store, phone, visa]).toEqual(least.rows.map(({ paymentCents }) => centsToDecimal(paymentCents)))
    await expectNoSidewaysScroll(page)
    await expectAccessible(page, 'least interest as the plan')
  })

  await test.step('so does the dashboard', async () => {
    await page.goto(paths.dashboard)
    await expect(page.getByRole('heading', { name: `You could be debt-free in ${least.free}` })).toBeVisible()
    await expect(page.getByText('Least interest. Next target: Store card.')).toBeVisible()
    await expect(page.getByRole('heading', { name: /^Pay \$\d+ to Store card/ })).toBeVisible()
    await expect(page.getByText('The extra saves you the most here this month.')).toBeVisible()
  })

  await test.step('the plan before is gone back to', async () => {
    await page.goto(`${paths.debtTracker}?whatif=kept`)
    await page.getByRole('button', { name: /^Go back to the plan of/ }).click()
    await expect(page.getByRole('tab', { name: 'Debt Avalanche' })).toHaveAttribute('aria-selected', 'true')
    const month = page.getByRole('region', { name: 'This month' })
    await expect(month.getByRole('listitem').filter({ hasText: 'Visa card' })).toContainText(
      paid(avalanche, 'Visa card'),
    )
  })
})

test('without an offer the simple order is kept, and no solver is loaded', async ({
  page,
  context,
  person,
}) => {
  await storeDebts(context, threeDebts)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(`${paths.debtTracker}?strategy=least`)
  await expect(card(page), person.email).toContainText(/Your simple order is (nearly )?as good/)
  await expect(page.getByRole('button', { name: 'Keep this plan' })).toHaveCount(0)
  await page.getByRole('tab', { name: 'Debt Snowball' }).click()
  await expect(page).toHaveURL(/strategy=snowball/)
  expect(asked.filter((url) => solver.test(url))).toEqual([])
})

test.describe('where the solver does not load', () => {
  test.use({ expectedProblems: /highs-.*\.wasm/ })

  test('the plan is there, and says that it was not checked', async ({ page, context, person }) => {
    await storeDebts(context, withOffers())
    await context.route(/highs-.*\.wasm/, (route) => route.abort())
    await page.goto(`${paths.debtTracker}?strategy=least`)
    await expect(card(page), person.email).toContainText(
      'We couldn’t check it against every possible plan here.',
    )
    await expect(page.getByRole('table', { name: 'Who gets the extra each month' })).toBeVisible()
  })
})
