import type { BrowserContext, Locator, Page } from '@playwright/test'
import * as z from 'zod/mini'
import { debtAnswer } from '#contracts/money/debts.ts'
import { type Adjustments, NO_ADJUSTMENTS } from '#engine/debts/scenario/adjustments.ts'
import { monthText } from '#engine/debts/scenario/calendar-month.ts'
import { FIRST_PLAN, type PlanChoice } from '#engine/debts/scenario/kept-plan.ts'
import { outcomeOf } from '#engine/debts/scenario/plan-outcome.ts'
import { doneBy } from '#engine/debts/payoff/solve.ts'
import { toDebt } from '#engine/debts/start/debt-record.ts'
import { startPlan } from '#engine/debts/start/plan-start.ts'
import { formatMonthYear, formatMoney, shownDifference } from '#engine/money/format.ts'
import { paths } from '#web/paths.ts'
import {
  answerCookieBanner,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectToast,
  storeDebts,
  test,
  threeDebts,
} from './fixtures.ts'

test.beforeEach(({ page }) => answerCookieBanner(page))

const KEPT: PlanChoice = { ...FIRST_PLAN, extra: 20_000 }
const money = (cents: number) => formatMoney(cents, { currency: 'USD' })

/** The debts as the server has them, and the engine asked about them as the screen asks it. */
async function engineOf(context: BrowserContext, page: Page) {
  const answer = (await (await context.request.get('/api/debts')).json()) as unknown
  const debts = z.decode(z.array(debtAnswer), answer as never)
  const day = await page.evaluate(() => {
    const now = new Date()
    return `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}-${String(now.getDate()).padStart(2, '0')}`
  })
  const start = (plan: PlanChoice) => startPlan({ debts: debts.map(toDebt), payments: [], plan, day })
  const first = start(KEPT).firstMonth
  return {
    idOf: (name: string) => debts.find((debt) => debt.name === name)!.id,
    month: (ahead: number) => monthText(first + ahead),
    start,
    /** The sentence of the screen for a plan, beside the kept one. */
    sentence(change: Partial<Adjustments>, rest: Partial<PlanChoice> = {}): string {
      const plan = { ...KEPT, ...rest, adjustments: { ...NO_ADJUSTMENTS, ...change } }
      const [now, before] = [outcomeOf(start(plan)), outcomeOf(start(KEPT))]
      const saved = shownDifference(before.costCents!, now.costCents!)
      const what = change.consolidation?.fee ? 'interest and fees' : 'interest'
      const cost =
        saved === 0 ? `the same ${what}` : `${money(Math.abs(saved))} ${saved > 0 ? 'less' : 'more'} ${what}`
      const same = now.freeMonth === before.freeMonth
      const end = same ? ', the same month as now' : ` instead of ${formatMonthYear(before.freeMonth!)}`
      return `Debt-free in ${formatMonthYear(now.freeMonth!)}${end}, ${cost}, ${money(now.budgetCents)} a month.`
    },
  }
}

const result = (page: Page) => page.getByRole('region', { name: 'What if?' })

async function open(page: Page, row: string): Promise<Locator> {
  await page.getByRole('button', { name: new RegExp(`^${row}`) }).click()
  return page.getByRole('region', { name: row })
}

async function discard(page: Page): Promise<void> {
  await result(page).getByRole('button', { name: 'Discard' }).click()
  await expect(result(page)).toBeHidden()
}

test('each what-if says what the engine says, and is undone', async ({ page, context, person }) => {
  await storeDebts(context, threeDebts)
  await page.goto(paths.debtTracker)
  await expect(page.getByRole('heading', { name: 'What if…' }), person.email).toBeVisible()
  const engine = await engineOf(context, page)

  await test.step('another amount', async () => {
    await page.getByLabel('Exact amount').fill('275')
    await expect(result(page)).toContainText(engine.sentence({}, { extra: 27_500 }))
    await expect(page).toHaveURL(/extra=275/)
    await discard(page)
  })

  await test.step('more money from a month on', async () => {
    const panel = await open(page, 'More money each month')
    await panel.getByRole('button', { name: 'Try it' }).click()
    await expect(panel).toContainText('Enter an amount above $0')
    await panel.getByLabel('How much more a month').fill('150')
    await panel.getByLabel('From').selectOption(engine.month(3))
    await panel.getByRole('button', { name: 'Try it' }).click()
    const increases = [{ from: engine.month(3), amount: 15_000 }]
    await expect(result(page)).toContainText(engine.sentence({ increases }))
    await page.goBack()
    await expect(result(page)).toBeHidden()
    await page.goForward()
    await expect(result(page)).toContainText(engine.sentence({ increases }))
    await discard(page)
  })

  await test.step('money once', async () => {
    const panel = await open(page, 'Money once')
    await panel.getByLabel('How much').fill('$1,200')
    await panel.getByLabel('In', { exact: true }).selectOption(engine.month(5))
    await panel.getByRole('button', { name: 'Try it' }).click()
    const lumpSums = [{ month: engine.month(5), amount: 120_000 }]
    await expect(result(page)).toContainText(engine.sentence({ lumpSums }))
    await panel.getByRole('button', { name: /^Remove: / }).click()
    await expect(result(page)).toBeHidden()
  })

  await test.step('a month with only the minimums', async () => {
    const panel = await open(page, 'A tight month')
    await panel.getByLabel('Month').selectOption(engine.month(2))
    await panel.getByRole('button', { name: 'Try it' }).click()
    await expect(result(page)).toContainText(engine.sentence({ pauses: [engine.month(2)] }))
    await discard(page)
  })

  await test.step('a lower rate on one debt', async () => {
    const panel = await open(page, 'A lower rate')
    await panel.getByLabel('Debt').selectOption({ label: 'Store card' })
    await panel.getByLabel('New rate a year').fill('9.9')
    await panel.getByRole('button', { name: 'Try it' }).click()
    const debtId = engine.idOf('Store card')
    const cut = { debtId, from: engine.month(0), rate: 99_000, insteadOf: 269_900 }
    await expect(result(page)).toContainText(engine.sentence({ rateCuts: [cut] }))
    await discard(page)
  })

  await test.step('one new loan, with its fee', async () => {
    const panel = await open(page, 'One new loan')
    await panel.getByLabel('Store card').check()
    await panel.getByLabel('Car loan').check()
    await panel.getByLabel('Rate a year').fill('8')
    await panel.getByLabel('Months to pay it back').fill('36')
    await panel.getByLabel('Fee, in percent').fill('3')
    await panel.getByRole('button', { name: 'Try it' }).click()
    const debtIds = ['Store card', 'Car loan'].map(engine.idOf)
    const term = { month: engine.month(0), rate: 80_000, months: 36, laterRate: null, fee: 30_000 }
    await expect(result(page)).toContainText(
      engine.sentence({ consolidation: { kind: 'loan', debtIds, ...term } }),
    )
    await expect(page.getByText('New loan').first()).toBeVisible()
    await discard(page)
  })

  await test.step('done by a date', async () => {
    const panel = await open(page, 'Done by a date')
    await panel.getByLabel('Paid off by').selectOption(engine.month(11))
    const { budgetCents, addCents } = doneBy(engine.start(KEPT).input, 12)!
    await expect(panel).toContainText(`It takes ${money(budgetCents)} a month to be done by`)
    await panel.getByRole('button', { name: /^Try \$/ }).click()
    await expect(result(page)).toContainText(engine.sentence({}, { extra: KEPT.extra + addCents }))
    await discard(page)
  })
})

test('an own order is made by keys, by buttons and by dragging, kept, and gone back from', async ({
  page,
  context,
  person,
}) => {
  await storeDebts(context, threeDebts)
  await page.goto(`${paths.debtTracker}?whatif=order&once=nonsense&pause=2027-13`)
  const list = page.getByRole('list', { name: 'Your order of payment' })
  const rows = list.getByRole('listitem')
  await expect(rows.first(), person.email).toContainText('Store card')
  await expect(result(page)).toBeHidden()
  const engine = await engineOf(context, page)
  const shown = async () => (await rows.allInnerTexts()).map((text) => text.trim())
  const before = await shown()

  await test.step('by keys', async () => {
    const handle = rows.first().getByRole('button', { name: /^Drag Store card/ })
    await handle.focus()
    await page.keyboard.press('ArrowDown')
    await expect(rows.nth(1)).toContainText('Store card')
    await expect(page.getByText('Store card is now 2 of 3')).toBeAttached()
    await expect(page.getByRole('button', { name: /^Drag Store card/ })).toBeFocused()
  })
  await test.step('by a button', async () => {
    await page.getByRole('button', { name: 'Move Store card down' }).click()
    await expect(rows.nth(2)).toContainText('Store card')
  })
  await test.step('by dragging', async () => {
    const handle = rows.nth(1).getByRole('button', { name: /^Drag/ })
    await handle.scrollIntoViewIfNeeded()
    const [from, to] = [await handle.boundingBox(), await rows.first().boundingBox()]
    await page.mouse.move(from!.x + 20, from!.y + 20)
    await page.mouse.down()
    await page.mouse.move(from!.x + 20, to!.y + 10, { steps: 4 })
    await page.mouse.up()
    await expect(rows.first()).toContainText(before[2]!)
  })

  const ownOrder = (await shown()).map(engine.idOf)
  await expect(result(page)).toContainText(engine.sentence({ ownOrder }, { order: 'own' }))
  await expect(page.getByRole('tab', { name: 'Your own order' })).toHaveAttribute('aria-selected', 'true')
  await expectNoSidewaysScroll(page)
  await expectAccessible(page, 'My Debts with a what-if')

  await test.step('kept, it is the plan everywhere', async () => {
    await result(page).getByRole('button', { name: 'Keep this plan' }).click()
    await expectToast(page, 'This is your plan now.')
    await expect(result(page)).toBeHidden()
    const { freeMonth } = outcomeOf(
      engine.start({ ...KEPT, order: 'own', adjustments: { ...NO_ADJUSTMENTS, ownOrder } }),
    )
    await expect(page.getByRole('heading', { level: 1 })).toContainText(formatMonthYear(freeMonth!))
    await page.goto(paths.dashboard)
    await expect(page.getByText(formatMonthYear(freeMonth!)).first()).toBeVisible()
  })

  await test.step('the plan before is gone back to', async () => {
    await page.goto(`${paths.debtTracker}?whatif=kept`)
    await expect(page.getByRole('tab', { name: 'Your own order' })).toHaveAttribute('aria-selected', 'true')
    await page.getByRole('button', { name: /^Go back to the plan of/ }).click()
    await expect(page.getByRole('tab', { name: 'Debt Avalanche' })).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('button', { name: /^Go back to the plan of/ })).toHaveCount(2)
  })
})
