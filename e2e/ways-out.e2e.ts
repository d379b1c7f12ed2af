/** Every way out of a plan that never ends: found where it hurts, by what it costs, changed, kept and printed. */
import type { Page } from '@playwright/test'
import * as z from 'zod/mini'
import { debtAnswer } from '#contracts/money/debts.ts'
import { FIRST_PLAN } from '#engine/debts/scenario/kept-plan.ts'
import { toDebt } from '#engine/debts/start/debt-record.ts'
import { startPlan } from '#engine/debts/start/plan-start.ts'
import type { WayId } from '#engine/debts/ways-out/way.ts'
import { waysOut } from '#engine/debts/ways-out/ways-out.ts'
import { formatMoney } from '#engine/money/format.ts'
import { atStart, readFragment } from '#web/features/debts/ways-out/assumptions.ts'
import { wordsOf } from '#web/features/debts/ways-out/ways-view.ts'
import { paths } from '#web/paths.ts'
import { ownOrigin } from './drawn-pages.ts'
import {
  answerCookieBanner,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  type NewDebt,
  storeDebts,
  test,
} from './fixtures.ts'

test.beforeEach(({ page }) => answerCookieBanner(page))

const card = (name: string, balance: string, minimumPayment: string): NewDebt => ({
  name,
  type: 'credit_card',
  balance,
  interestRate: '0.2999',
  minimumPayment,
})

/** Interest of $250 a month at first, and $230 to pay it with. */
const endless = [card('Store card', '6000.00', '150.00'), card('Visa', '4000.00', '80.00')]

const region = (page: Page, name: string) => page.getByRole('region', { name })
const listed = (page: Page) => region(page, 'From the least cost to the most').getByRole('listitem')
const way = (page: Page, id: WayId) => page.getByRole('listitem', { name: wordsOf(id).name, exact: true })

/** The ways of the engine for the debts that the server has, in its order. */
async function engineWays(page: Page, fragment = '') {
  const answer = (await (await page.request.get('/api/debts')).json()) as unknown
  const debts = z.decode(z.array(debtAnswer), answer as never)
  const day = await page.evaluate(() => new Date().toLocaleDateString('en-CA'))
  const plan = { ...FIRST_PLAN, extra: 0 }
  const { input } = startPlan({ debts: debts.map(toDebt), payments: [], plan, day })
  const types = Object.fromEntries(debts.map(({ id, type }) => [id, type]))
  const { terms, person } = fragment ? readFragment(fragment) : atStart
  return waysOut({ input, types, terms, person })
}

async function expectAsTheEngine(page: Page, fragment = ''): Promise<void> {
  const ends = (await engineWays(page, fragment)).filter(({ answer }) => answer !== null)
  await expect(listed(page)).toHaveCount(ends.length)
  for (const [at, { id, answer }] of ends.entries()) {
    await expect(listed(page).nth(at)).toContainText(wordsOf(id).name)
    await expect(listed(page).nth(at)).toContainText(
      `${formatMoney(answer!.totalCents, { currency: 'USD' })} in all`,
    )
  }
}

test('a plan without an end leads to every way out, as the engine ranks them', async ({
  page,
  context,
  person,
}) => {
  await storeDebts(context, endless)
  const headers = { origin: ownOrigin }
  await context.request.put('/api/debt-plan', { data: { order: 'avalanche', extra: 0 }, headers })

  await test.step('the way there shows by itself on the dashboard and My Debts, and is in the plan', async () => {
    await page.goto(paths.dashboard)
    await expect(region(page, 'There is more than one way out'), person.email).toBeVisible()
    await page.goto(paths.debtTracker)
    await expect(page.getByRole('link', { name: 'Every way out, side by side' })).toBeVisible()
    await page.getByRole('link', { name: 'See every way out' }).click()
    await expect(page).toHaveURL(new RegExp(`${paths.waysOut}$`))
    await expect(page.getByText(/^Your plan does not reach zero/)).toBeVisible()
    await expectAsTheEngine(page)
    await expectNoSidewaysScroll(page)
  })

  await test.step('a way says what it does, by keyboard', async () => {
    const opener = way(page, 'chapter7').getByRole('button', { name: /^What it means/ })
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(opener).toHaveAttribute('aria-expanded', 'true')
    await expect(way(page, 'chapter7').getByText(/^This is a first look, not legal advice/)).toBeVisible()
    await expectAccessible(page, 'every way out, one opened')
  })

  await test.step('what cannot be read says so and changes nothing', async () => {
    const income = page.getByLabel(/^Income a month/)
    await income.fill('enough')
    await income.blur()
    await expect(page.getByText('Type an amount, such as 1,500.')).toBeVisible()
    await expectAsTheEngine(page)
    await income.fill('3000')
    await page.getByLabel(/^Your state/).selectOption('Ohio')
    await page.getByLabel(/^People in your household/).selectOption('2 people')
    await expect(page.getByLabel(/^Middle income of your state/)).toHaveValue('83725')
    await expect(way(page, 'chapter13')).toContainText('Counted over 36 months')
    await page.getByLabel(/^Middle income of your state/).fill('60,000')
  })

  await test.step('an assumption changes the ranking, and a reload keeps it without telling the server', async () => {
    await way(page, 'debtManagement')
      .getByRole('button', { name: /^Change/ })
      .click()
    const rate = page.getByLabel('Rate in the plan')
    await expect(rate).toBeFocused()
    await rate.fill('1')
    const fragment = '#managementApr=1&state=OH&people=2&income=3000&median=60000'
    await expect(page).toHaveURL(new RegExp(`${fragment}$`))
    await expectAsTheEngine(page, fragment)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.reload()
    await expectAsTheEngine(page, fragment)
    expect(asked.filter((url) => url.includes('income'))).toEqual([])
  })

  await test.step('on paper every way says what it does', async () => {
    await page.emulateMedia({ media: 'print' })
    await expect(way(page, 'settlement').getByText('How to check that they are honest')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Use the first figures again' })).toBeHidden()
    await expectNoSidewaysScroll(page)
  })
})

test('without an account the ways are worked out in the browser, and nothing is asked', async ({ page }) => {
  await page.goto(paths.landing)
  await page.getByRole('link', { name: 'Try it here, without an account' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Store card')
  await page.getByLabel('Balance', { exact: true }).fill('10000')
  await page.getByLabel('Minimum a month').fill('250')
  await page.getByLabel('Rate (APR)').fill('30')
  await page.getByRole('button', { name: 'Add debt' }).click()
  await page.getByRole('link', { name: 'See the plan' }).click()
  await page.getByRole('link', { name: 'See every way out' }).waitFor()
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/')) asked.push(request.url())
  })
  await page.getByRole('link', { name: 'See every way out' }).click()
  await expect(listed(page).first()).toBeVisible()
  expect(asked).toEqual([])
  await page.reload()
  await expect(listed(page).first()).toBeVisible()
  await expectAccessible(page, 'every way out without an account')
})
