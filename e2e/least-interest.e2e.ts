import type { BrowserContext, Page } from '@playwright/test'
import * as z from 'zod/mini'
import { debtAnswer } from '#contracts/money/debts.ts'
import { bestOrderPlan } from '#engine/debts/least-interest/best-order.ts'
import { outlinePayoff } from '#engine/debts/payoff/payoff.ts'
import { FIRST_PLAN } from '#engine/debts/scenario/kept-plan.ts'
import { toDebt } from '#engine/debts/start/debt-record.ts'
import { startPlan } from '#engine/debts/start/plan-start.ts'
import { formatMoney, shownDifference } from '#engine/money/format.ts'
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

/** What the engine says of the debts as they are stored. */
async function engineOf(context: BrowserContext, page: Page) {
  const answer = (await (await context.request.get('/api/debts')).json()) as unknown
  const debts = z.decode(z.array(debtAnswer), answer as never).map(toDebt)
  const day = await page.evaluate(() => new Date().toLocaleDateString('sv-SE'))
  const { input } = startPlan({ debts, payments: [], plan: { ...FIRST_PLAN, extra: 20_000 }, day })
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
    /Proven: no plan costs less\.|No plan can cost more than \$\d+ less\./,
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
