/** What a bank sent, sorted into the budget: by hand, by a rule that was taught, and in a long month. */
import type { Page } from '@playwright/test'
import { paths } from '#web/paths.ts'
import {
  answerCookieBanner,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectToast,
  test,
} from './fixtures.ts'
import { linkBank, linkedBank } from './bank-dialog.ts'
import { buyPro } from './paid-person.ts'
import { proPlan, showPlan } from './plan-states.ts'

const headers = { origin: `http://localhost:${process.env['JUBILEE_E2E_PORT']}` }

test.beforeEach(({ page }) => answerCookieBanner(page))

/** The month before this one where the browser is: whatever the day, everything monthly has happened in it. */
function monthBefore(): string {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(new Date())
  const [year = 0, month = 0] = today.split('-').map(Number)
  return month === 1 ? `${year - 1}-12` : `${year}-${String(month - 1).padStart(2, '0')}`
}

/** A bank that sent 1,500 transactions, and 60 categories to sort them into. */
async function showLongMonth(page: Page): Promise<void> {
  const categories = Array.from({ length: 60 }, (_, index) => ({
    id: `c${index}`,
    userId: 'u1',
    name: `Category ${index}`,
    budgetAmount: '100.00',
    carriedAmount: '0.00',
    spentAmount: '20.00',
    paymentCount: 1,
    dueDay: null,
    groupId: null,
    color: null,
    icon: null,
    isActive: true,
    version: 1,
  }))
  const transactions = Array.from({ length: 1500 }, (_, index) => ({
    id: `t${index}`,
    bankId: 'b1',
    accountName: 'Checking',
    merchant: `Shop ${index}`,
    amount: '12.34',
    postedOn: '2026-11-12',
    isPending: false,
    categoryId: null,
    debtId: null,
    sortedBy: 'nobody',
  }))
  await page.route('**/api/banks', (route) => route.fulfill({ json: [linkedBank] }))
  await page.route('**/api/budget-categories?*', (route) => route.fulfill({ json: categories }))
  await page.route('**/api/bank-transactions?*', (route) => route.fulfill({ json: transactions }))
}

test('a transaction is sorted and its merchant taught, and the budget counts it', async ({
  page,
  context,
  person,
}) => {
  await buyPro(context)
  const month = monthBefore()
  for (const name of ['Phone', 'Groceries']) {
    const data = { name, budgetAmount: '80', month }
    const made = await context.request.post('/api/budget-categories', { data, headers })
    expect(made.status(), person.email).toBe(201)
  }
  await page.goto(paths.debtTracker)
  await linkBank(page, 'Plain Street Credit Union (Sandbox)')
  await expectToast(page, '2 accounts linked')

  await expect(async () => {
    await page.goto(`${paths.budgeting}?month=${month}&tab=transactions`)
    await expect(page.getByLabel(/^Category of Skylark Mobile/)).toBeVisible({ timeout: 2000 })
  }).toPass()
  await expectAccessible(page, 'the transactions of a month')
  await expectNoSidewaysScroll(page)
  const category = page.getByLabel(/^Category of Skylark Mobile/)
  await category.selectOption({ label: 'Phone' })
  await page.getByRole('button', { name: 'Always put Skylark Mobile in Phone' }).click()
  await expectToast(page, 'Skylark Mobile goes to Phone from now on')
  await expect(category).toBeFocused()
  await page.getByRole('button', { name: /^Your rules/ }).click()
  await expect(page.getByText('Skylark Mobile goes to Phone', { exact: true })).toBeVisible()
  await expectAccessible(page, 'the transactions with a rule')

  await page.getByRole('tab', { name: 'Budget Categories' }).click()
  await page.getByRole('button', { name: 'Phone', exact: true }).click()
  await expect(page.getByRole('article', { name: 'Phone' })).toContainText('$55 of $80 spent')
  await page.goto(`${paths.budgeting}?month=${month}&tab=transactions&show=all`)
  await expect(category).toHaveValue(/./)
  await page.getByRole('button', { name: /^Your rules/ }).click()
  await page.getByRole('button', { name: 'Remove the rule for Skylark Mobile' }).click()
  await expectToast(page, 'Rule for Skylark Mobile removed')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expectToast(page, 'The rule is back')
})

test('60 categories and 1,500 transactions stay usable, a page at a time', async ({ page, person }) => {
  await showLongMonth(page)
  await page.goto(`${paths.budgeting}?tab=transactions`)
  const rows = page.getByRole('list', { name: 'Transactions' }).getByRole('listitem')
  await expect(rows, person.email).toHaveCount(40)
  await page.getByRole('button', { name: 'Older' }).click()
  await expect(page.getByText('41 to 80 of 1500')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Transactions' })).toBeFocused()
  await page.getByLabel('Find a merchant').fill('shop 1499')
  await expect(rows).toHaveCount(1)
  await expectNoSidewaysScroll(page)
})

test.describe('a server that refuses', () => {
  test.use({ expectedProblems: /status of 503|Failed to load resource/ })
  const away = { status: 503, json: { message: 'Not now.', code: 'unavailable' } }

  test('leaves the transactions with a way to try again', async ({ page, person }) => {
    await showLongMonth(page)
    await page.route('**/api/bank-transactions?*', (route) => route.fulfill(away))
    await page.goto(`${paths.budgeting}?tab=transactions`)
    await expect(page.getByText('Your transactions could not be loaded.'), person.email).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  })

  test('puts a transaction back where it was', async ({ page, person }) => {
    await showLongMonth(page)
    await page.route('**/api/bank-transactions/*', (route) => route.fulfill(away))
    await showPlan(page, proPlan)
    await page.goto(`${paths.budgeting}?tab=transactions`)
    const category = page.getByLabel(/^Category of Shop 0,/)
    await category.selectOption({ label: 'Category 7' })
    await expectToast(page, 'The transaction could not be moved.')
    await expect(category, person.email).toHaveValue('unsorted')
  })
})
