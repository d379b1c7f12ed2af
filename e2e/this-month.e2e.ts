import { paths } from '#web/paths.ts'
import type { Page } from '@playwright/test'
import {
  answerCookieBanner,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectToast,
  storeDebts,
  test,
  type NewDebt,
} from './fixtures.ts'

test.beforeEach(({ page }) => answerCookieBanner(page))

const DAY_MS = 86_400_000

/** A due day a week or so ahead that every month has, and the same day of the month after. Dates are the browser's. */
function dueDays() {
  const from = new Date(Date.now() + 6 * DAY_MS)
  const due = from.getDate() > 28 ? new Date(from.getFullYear(), from.getMonth() + 1, 1) : from
  return { due, next: new Date(due.getFullYear(), due.getMonth() + 1, due.getDate()) }
}

/** The last days of this month and the next: what stands for a due day where none is known. */
function monthEnds() {
  const now = new Date()
  return {
    due: new Date(now.getFullYear(), now.getMonth() + 1, 0),
    next: new Date(now.getFullYear(), now.getMonth() + 2, 0),
  }
}

const isoDay = (date: Date) =>
  `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}-${String(date.getDate()).padStart(2, '0')}`

const dayText = (date: Date) =>
  date.toLocaleDateString('en-US', {
    month: 'short',
    day: 'numeric',
    ...(date.getFullYear() !== new Date().getFullYear() && { year: 'numeric' }),
  })

const monthText = (date: Date, month: 'long' | 'short') => date.toLocaleDateString('en-US', { month })

const card: NewDebt = {
  name: 'Card',
  type: 'credit_card',
  balance: '3000.00',
  interestRate: '0.24',
  minimumPayment: '90.00',
}
const car: NewDebt = {
  name: 'Car',
  type: 'auto_loan',
  balance: '9000.00',
  interestRate: '0.06',
  minimumPayment: '300.00',
}

const nextStep = (page: Page) => page.getByRole('region', { name: /^(Pay|Done for) / })

/** Records what the dialog proposes, or `amount`. */
async function record(page: Page, amount?: string): Promise<void> {
  await nextStep(page).getByRole('button', { name: 'Record payment' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('The minimum is')
  if (amount !== undefined) await dialog.getByLabel('Amount paid').fill(amount)
  await dialog.getByRole('button', { name: 'Record payment' }).click()
  await expect(dialog).toBeHidden()
}

for (const { what, days, hasDueDay } of [
  { what: 'with a due day', days: dueDays, hasDueDay: true },
  { what: 'without a due day', days: monthEnds, hasDueDay: false },
]) {
  test(`a card ${what}: what was paid is not asked for again`, async ({ page, context, person }) => {
    const { due, next } = days()
    const dueOn = hasDueDay ? { paymentDueDate: isoDay(due) } : {}
    await storeDebts(context, [
      { ...card, ...dueOn },
      { ...car, ...dueOn },
    ])
    await page.goto(paths.dashboard)
    const step = nextStep(page)
    await expect(step.getByRole('heading'), person.email).toHaveText(`Pay $290 to Card by ${dayText(due)}`)

    await record(page, '100')
    await expect(step.getByRole('heading')).toHaveText(`Pay the other $190 to Card by ${dayText(due)}`)
    await expect(step).toContainText('You have paid $100 of $290.')

    await record(page)
    await expect(step.getByRole('heading')).toHaveText(`Pay $300 to Car by ${dayText(due)}`)
    const done = `Card is done for ${monthText(due, 'long')}, and next due ${dayText(next)}.`
    await expect(step).toContainText(done)
    await expectAccessible(page, 'the dashboard with a payment made')
    await expectNoSidewaysScroll(page)

    await record(page)
    await expect(step.getByRole('heading')).toHaveText(`Done for ${monthText(due, 'long')}`)
    await expect(step).toContainText(`Next: pay $290 to Card by ${dayText(next)}.`)

    await page.goto(paths.debtTracker)
    const account = page.getByRole('article', { name: 'Card' })
    await expect(account).toContainText(`done for ${monthText(due, 'long')}, next due ${dayText(next)}`)
    await expect(account).toContainText('$90/mo as you entered it')
    await page.getByRole('button', { name: 'Month by month' }).click()
    const firstRow = page.getByRole('region', { name: 'Month by month' }).getByRole('listitem').first()
    await expect(firstRow).toContainText(`${monthText(next, 'short')} ${next.getFullYear()}`)
    await expect(firstRow).toContainText('$590.00 to pay')
  })
}

const month = (page: Page) => page.getByRole('region', { name: 'This month' })

test('My Debts opens with this month: one tap records what the plan proposes, and one takes it back', async ({
  page,
  context,
  person,
}) => {
  const { due, next } = dueDays()
  const dueOn = { paymentDueDate: isoDay(due) }
  await storeDebts(context, [
    { ...card, ...dueOn },
    { ...car, ...dueOn },
  ])
  await page.goto(paths.debtTracker)
  await expect(month(page), person.email).toContainText(`$590 to pay by ${dayText(due)}.`)
  await expectAccessible(page, 'My Debts with this month')
  await expectNoSidewaysScroll(page)

  await month(page).getByRole('button', { name: 'Mark paid: $290.00 to Card' }).press('Enter')
  await expectToast(page, '$290.00 to Card recorded')
  await expect(month(page)).toContainText(`$300 left to pay by ${dayText(due)}. You have paid $290.`)
  await expect(page.getByRole('article', { name: 'Card' })).toContainText('$2,710')
  await expect(month(page).getByRole('heading', { level: 2 })).toBeFocused()

  await page.getByRole('button', { name: 'Undo' }).click()
  await expectToast(page, 'Payment taken back')
  await expect(month(page)).toContainText(`$590 to pay by ${dayText(due)}.`)

  await month(page).getByRole('button', { name: 'Mark all paid' }).click()
  await expectToast(page, '2 payments recorded')
  await expect(month(page)).toContainText(`Done for ${monthText(due, 'long')}.`)
  await expect(month(page)).toContainText(`Next: pay $290 to Card by ${dayText(next)}.`)
  await expectAccessible(page, 'My Debts with all of this month paid')
  await page.reload()
  await expect(month(page).getByRole('listitem')).toHaveText([
    `Card paid $290.00, next due ${dayText(next)}`,
    `Car paid $300.00, next due ${dayText(next)}`,
  ])
})

test.describe('where one of several payments fails', () => {
  test.use({ expectedProblems: /status of 503|Failed to load resource/ })

  test('it is named, the others are kept, and a second press stores nothing twice', async ({
    page,
    context,
    person,
  }) => {
    await storeDebts(context, [card, car])
    await page.goto(paths.debtTracker)
    await expect(month(page), person.email).toBeVisible()
    const debts = (await (await context.request.get('/api/debts')).json()) as { id: string; name: string }[]
    const failing = debts.find(({ name }) => name === 'Car')!
    await page.route(`**/api/debts/${failing.id}/payments`, (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 503, json: { message: 'Not now.', code: 'unavailable' } })
        : route.fallback(),
    )
    const all = month(page).getByRole('button', { name: 'Mark all paid' })
    await all.dblclick()
    await expectToast(page, 'Not recorded: Car')
    await expect(month(page)).toContainText('Not now.')
    await expect(month(page)).toContainText('$300 left to pay')
    await page.unroute(`**/api/debts/${failing.id}/payments`)
    await month(page).getByRole('button', { name: 'Mark paid: $300.00 to Car' }).click()
    await expectToast(page, '$300.00 to Car recorded')
    const payments = (await (await context.request.get('/api/debts/payments')).json()) as { amount: string }[]
    expect(payments.map(({ amount }) => amount)).toEqual(['290.00', '300.00'])
  })
})

test('the minimum of a statement wins, and can be entered and taken away', async ({
  page,
  context,
  person,
}) => {
  const { due } = dueDays()
  await storeDebts(context, [card])
  await page.goto(paths.debtTracker)
  await page.getByRole('button', { name: 'Edit Card' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'More details' }).click()
  await dialog.getByLabel('Minimum on the statement').fill('115')
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect(dialog.getByText('Enter the day that payment is due.').first(), person.email).toBeVisible()
  await dialog.getByLabel('Due date on the statement').fill(isoDay(due))
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  const account = page.getByRole('article', { name: 'Card' })
  await expect(account).toContainText('$115/mo from your statement')
  await expect(account).toContainText(`due ${dayText(due)}`)
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText('from your statement')
})
