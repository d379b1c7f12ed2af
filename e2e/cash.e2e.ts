/** Money between two pay days: on which day to pay what, and a month that falls short. Dates are the browser's. */
import { paths } from '#web/paths.ts'
import type { Page } from '@playwright/test'
import { ownOrigin } from './drawn-pages.ts'
import { answerCookieBanner, expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts'

test.beforeEach(({ page }) => answerCookieBanner(page))

const DAY_MS = 86_400_000
const inDays = (days: number) => {
  const date = new Date(Date.now() + days * DAY_MS)
  return `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}-${String(date.getDate()).padStart(2, '0')}`
}

const row = (page: Page, name: RegExp) => page.getByRole('button', { name })
const month = (page: Page) => page.getByRole('region', { name: 'This month', exact: true })

async function owe(page: Page): Promise<void> {
  const card = { type: 'credit_card', balance: '3000.00', interestRate: '0.24', minimumPayment: '90.00' }
  for (const [name, days] of [
    ['Card', 10],
    ['Store card', 11],
  ] as const) {
    const data = { ...card, name, paymentDueDate: inDays(days) }
    const stored = await page.context().request.post('/api/debts', { data, headers: { origin: ownOrigin } })
    expect(stored.status()).toBe(201)
  }
}

test('with less than the minimums, what there is goes first to what matters, and each rest has its call', async ({
  page,
  person,
}) => {
  await owe(page)
  await page.goto(paths.debtTracker)
  await page.getByRole('button', { name: 'Another amount' }).click()
  await page.getByLabel('Amount a month').fill('100')
  await page.getByRole('button', { name: 'Use this amount' }).click()
  await page.getByRole('button', { name: 'This month I have less than that' }).click()
  await expect(row(page, /^This month I have less What/), person.email).toHaveAttribute(
    'aria-expanded',
    'true',
  )

  await page.getByLabel('What you have until then').fill('250')
  await page.getByLabel('Next pay day').fill(inDays(-1))
  await page.getByRole('button', { name: 'Add a bill' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Rent')
  await page.getByLabel('Amount', { exact: true }).fill('150')
  await page.getByRole('button', { name: 'See what it covers' }).click()
  await expect(
    month(page).getByText('This day has passed. Enter the next day you get paid.').last(),
  ).toBeVisible()
  await expectAccessible(page, 'the question with an error')
  await page.getByLabel('Next pay day').fill(inDays(12))
  await page.getByRole('button', { name: 'What a late payment costs, by lender' }).click()
  await page
    .getByLabel(/^Lender’s phone number/)
    .nth(1)
    .fill('800-555-0100')
  await page.getByRole('button', { name: 'See what it covers' }).click()

  await expect(month(page).getByText('Rent $150.00')).toBeVisible()
  await expect(month(page).getByText(/^Card due .+\$90\.00$/)).toBeVisible()
  await expect(month(page).getByText(/^Store card due .+\$10\.00 of \$90\.00$/)).toBeVisible()
  const left = month(page).getByRole('listitem').filter({ hasText: 'is not covered' })
  await expect(left).toHaveCount(1)
  await expect(left).toContainText('Store card $80.00 is not covered')
  await expect(left.getByRole('link', { name: 'Call Store card: 800-555-0100' })).toBeVisible()
  await left.getByRole('button', { name: 'Words for the call' }).click()
  await expect(left).toContainText('By then I can pay $10.00.')
  await expect(page.getByRole('link', { name: 'Call 211: rent, food, power' })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page, 'what the money covers')

  await page.reload()
  await expect(row(page, /^You have \$250\.00 until/)).toHaveAttribute('aria-expanded', 'true')
  await expect(left).toContainText('Store card $80.00 is not covered')
  await page.getByRole('button', { name: 'End this now' }).click()
  await expect(row(page, /^This month I have less What/)).toBeVisible()
})

test('a short month is what every screen asks for, until it is over', async ({ page, person }) => {
  await owe(page)
  const data = {
    cash: '250',
    until: inDays(12),
    essentials: [{ id: 'rent', kind: 'housing', name: 'Rent', amount: '150' }],
    lenders: [],
  }
  const url = '/api/cash-plan/short-month'
  const kept = await page.context().request.put(url, { data, headers: { origin: ownOrigin } })
  expect(kept.status(), person.email).toBe(200)

  await page.goto(paths.dashboard)
  const step = page.getByRole('region', { name: /^Pay \$90 to Card by / })
  await expect(step).toContainText('It comes first with what you have until')
  await expect(step).toContainText('$80 of your minimums is not covered until')
  await expect(step.getByRole('list', { name: 'Also due soon' })).toContainText('$10')
  await expect(step).not.toContainText('$290')
  await expectNoSidewaysScroll(page)
  await expectAccessible(page, 'the next step of a short month')
  await step.getByRole('link', { name: 'What is not covered' }).click()
  await expect(row(page, /^You have \$250\.00 until/)).toHaveAttribute('aria-expanded', 'true')
  await expect(month(page)).toContainText('Store card $80.00 is not covered')
  await expect(month(page)).toContainText('$100 to pay before your next pay on')
  await expect(month(page)).toContainText('$80 is not covered.')
  await expectAccessible(page, 'this month in a short month')

  await page.getByRole('button', { name: 'Mark all paid' }).click()
  await expect(month(page)).toContainText('Nothing more to pay before your next pay on')
  await expect(row(page, /^You have \$150\.00 until/)).toBeVisible()
  await page.goto(paths.dashboard)
  const call = page.getByRole('region', { name: /^Call Store card by / })
  await expect(call).toContainText('does not cover $80 of its minimum')
  await call.getByRole('link', { name: 'What is not covered' }).click()
  await page.getByRole('button', { name: 'End this now' }).click()
  await expect(month(page)).not.toContainText('not covered')
  await expect(page.getByRole('button', { name: /^Mark paid: \$80\.00 to Store card/ })).toBeVisible()
  await page.goto(paths.dashboard)
  await expect(page.getByRole('region', { name: /^Pay the other \$\d+ to / })).toBeVisible()
})

test('with pay days, each payment stands on a day when the money is there', async ({ page, person }) => {
  await owe(page)
  await page.goto(paths.debtTracker)
  await row(page, /^Which day to pay what/).click()
  await page.getByLabel('Next pay day').fill(inDays(-3))
  await page.getByLabel('One paycheck, after taxes').fill('1,250.50')
  await page.getByLabel('In the account today').fill('400')
  await page.getByLabel(/^Keep at least/).fill('100')
  await page.getByRole('button', { name: 'Show the days' }).click()
  const problem = page.getByText('This day has passed. Enter the next day you get paid.').last()
  await expect(problem, person.email).toBeVisible()
  await expect(page.getByLabel('In the account today')).toHaveValue('400')
  await page.getByLabel('Next pay day').fill(inDays(3))
  await page.getByRole('button', { name: 'Show the days' }).click()

  await expect(page.getByText('Each day ends with $100 or more in the account.')).toBeVisible()
  const days = page.getByRole('region', { name: 'Days to pay' }).getByRole('listitem')
  await expect(days.filter({ hasText: 'Pay $90.00 to Card' }).first()).toBeVisible()
  await expect(days.filter({ hasText: 'Pay $90.00 to Store card' }).first()).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page, 'the days to pay')

  // What is kept comes with the page, and what was paid leaves the account.
  await page.reload()
  await expect(page.getByText('We count $400.00 in the account today.')).toBeVisible()
  await page.getByRole('button', { name: 'Mark paid: $90.00 to Card', exact: true }).click()
  await expect(page.getByText(/^We count \$310\.00 in the account today/)).toBeVisible()
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(page.getByLabel('In the account today')).toHaveValue('310')
  await page.getByLabel('In the account today').fill('120')
  await page.getByLabel(/^Keep at least/).fill('100')
  await page.getByLabel('Next pay day').fill(inDays(30))
  await page.getByRole('button', { name: 'Show the days' }).click()
  await expect(page.getByText('Some days end below the $100 you want to keep.')).toBeVisible()
  await expect(page.getByText(/up to \$70\.00 short\. Store card has to be paid/).first()).toBeVisible()
})
