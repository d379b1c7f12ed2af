/** Linking a bank in the sandbox's dialog, end to end: debts and transactions arrive, are kept up to date, and stay. */
import type { Page } from '@playwright/test'
import type { Bank } from '#contracts/banks.ts'
import { paths } from '#web/paths.ts'
import {
  answerCookieBanner,
  debtCards,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectToast,
  test,
} from './fixtures.ts'
import { chooseBank, dialogOf, goThrough, linkBank, linkButton, signIn } from './bank-dialog.ts'
import { buyPro } from './paid-person.ts'

const headers = { origin: `http://localhost:${process.env.JUBILEE_E2E_PORT}` }
const FIRST = 'First Jubilee Bank (Sandbox)'
const OPEN_ROAD = 'Open Road Lending (Sandbox)'
const CREDIT_UNION = 'Plain Street Credit Union (Sandbox)'
const connected = `${paths.settings}?tab=connected`

test.beforeEach(({ page }) => answerCookieBanner(page))

/** Something that waits until it is let through. */
function gate(): { passed: Promise<void>; open: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { passed: promise, open: resolve }
}

/** The month before this one where the browser is: whatever the day, everything monthly has happened in it. */
function monthBefore(): string {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(new Date())
  const [year = 0, month = 0] = today.split('-').map(Number)
  return month === 1 ? `${year - 1}-12` : `${year}-${String(month - 1).padStart(2, '0')}`
}

const linkedBank: Bank = {
  id: 'b1',
  name: 'Harbor Bank',
  state: 'good',
  linkedAt: '2026-11-02T15:00:00.000Z',
  refreshedAt: '2026-11-20T15:00:00.000Z',
  accounts: [],
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

test('three debts arrive with rates and minimums, and a second time nothing doubles', async ({
  page,
  context,
  person,
}) => {
  await buyPro(context)
  await page.goto(paths.debtTracker)
  await expect(page.getByRole('heading', { name: 'Ready to take control?' }), person.email).toBeVisible()
  await linkBank(page, FIRST)
  await expectToast(page, '4 accounts linked')
  await expect(page.getByRole('heading', { name: `3 debts came from ${FIRST}` })).toBeFocused()
  await expect(debtCards(page)).toHaveCount(3)
  const card = page.getByRole('article', { name: /Everyday Card/ })
  await expect(card).toContainText('24.99% APR')
  await expect(card).toContainText('$104/mo')
  await expect(card).toContainText(
    /From First Jubilee Bank \(Sandbox\), \d\d\/\d\d\/\d{4}, \d+:\d\d [AP]M E[SD]T/,
  )
  await expectAccessible(page, 'My Debts after linking')
  await expectNoSidewaysScroll(page)

  await linkBank(page, FIRST)
  await expect(page.getByText('Nothing was doubled.', { exact: false }).first()).toBeVisible()
  await expect(debtCards(page)).toHaveCount(3)
})

test('what a bank leaves out is asked for, its login is repaired, and its debts stay when it goes', async ({
  page,
  context,
  person,
}) => {
  await buyPro(context)
  await page.goto(connected)
  await expect(page.getByText('No bank is linked yet.', { exact: false }), person.email).toBeVisible()
  await expectAccessible(page, 'Connected without a bank')
  await page.goto(paths.debtTracker)

  await test.step('ask for the missing rate and minimum', async () => {
    await linkBank(page, OPEN_ROAD)
    const form = page.getByRole('form', { name: 'What is missing for Auto Loan' })
    await form.getByLabel('Interest rate (APR)').fill('seven')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form.getByText('Enter the yearly rate in percent, such as 18.99.')).toBeVisible()
    await expect(form.getByLabel('Interest rate (APR)')).toBeFocused()
    await expectAccessible(page, 'the form for what is missing, with an error')
    await form.getByLabel('Interest rate (APR)').fill('6.49 %')
    await form.getByLabel('Minimum payment a month').fill('$384.10')
    await form.getByRole('button', { name: 'Save' }).click()
    await expectToast(page, 'Auto Loan saved')
    await expect(form).toHaveCount(0)
    const card = page.getByRole('article', { name: /Auto Loan/ })
    await expect(card).toContainText('6.49% APR')
    await expect(card).toContainText('You entered the rate and the minimum.')
  })

  await test.step('repair the login that expired', async () => {
    await page.goto('/sandbox/plaid')
    await page.getByRole('button', { name: 'Expire the login' }).click()
    await expect(page.getByText('The login has expired.')).toBeVisible()
    const repair = page.getByRole('button', { name: `Repair ${OPEN_ROAD}` })
    await expect(async () => {
      await page.goto(connected)
      await expect(repair).toBeVisible({ timeout: 1500 })
    }).toPass()
    await expectAccessible(page, 'Connected with a bank to repair')
    await page.goto(paths.debtTracker)
    await expect(page.getByText(`${OPEN_ROAD} asks you to sign in again`)).toBeVisible()
    await expectNoSidewaysScroll(page)
    await page.goto(connected)
    await repair.click()
    await signIn(dialogOf(page))
    await dialogOf(page).getByRole('button', { name: 'Finish' }).click()
    await expectToast(page, `${OPEN_ROAD} is connected again`)
    await page.getByRole('button', { name: `Refresh ${OPEN_ROAD}` }).click()
    await expectToast(page, `${OPEN_ROAD} is up to date`)
  })

  await test.step('remove the bank, and keep its debts by hand', async () => {
    await page.getByRole('button', { name: `Remove ${OPEN_ROAD}` }).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText('Its debts stay on your list')
    await expectAccessible(page, 'the question before a bank is removed')
    await question.getByRole('button', { name: 'Remove bank' }).click()
    await expectToast(page, `${OPEN_ROAD} removed`)
    await expect(page.getByText('No bank is linked yet.', { exact: false })).toBeVisible()
    await page.goto(paths.debtTracker)
    await expect(debtCards(page)).toHaveCount(2)
    await expect(debtCards(page).first()).not.toContainText('From Open Road')
    await expect(page.getByRole('article', { name: /Auto Loan/ })).toContainText('6.49% APR')
  })
})

test('leaving the dialog is silent, a wrong password is said in it, and a double press opens one', async ({
  page,
  context,
  person,
}) => {
  await buyPro(context)
  let tokens = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/plaid/create-link-token')) tokens += 1
  })
  await page.goto(paths.debtTracker)
  await linkButton(page).dblclick()
  const dialog = dialogOf(page)
  await expect(dialog.getByRole('button', { name: 'Continue' }), person.email).toBeVisible()
  expect(tokens).toBe(1)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(linkButton(page)).toBeFocused()

  await page.keyboard.press('Enter')
  await chooseBank(page, FIRST)
  await signIn(dialog, 'user_bad')
  await expect(dialog.getByRole('alert')).not.toBeEmpty()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(linkButton(page)).toBeEnabled()
  await expect(page.getByText('Connection Error')).toHaveCount(0)

  // The dialog goes with the screen that opened it.
  await linkButton(page).click()
  await expect(dialog).toBeVisible()
  await page.goBack()
  await page.goto(paths.debtTracker)
  await expect(dialog).toHaveCount(0)
})

test('each step is said: initializing, then connecting', async ({ page, context, person }) => {
  await buyPro(context)
  const gates = { token: gate(), exchange: gate() }
  await page.route('**/api/plaid/create-link-token', async (route) => {
    await gates.token.passed
    await route.fallback()
  })
  await page.route('**/api/plaid/exchange-public-token', async (route) => {
    await gates.exchange.passed
    await route.fallback()
  })
  await page.goto(paths.debtTracker)
  await linkButton(page).click()
  await expect(page.getByRole('button', { name: 'Initializing...' }), person.email).toBeVisible()
  gates.token.open()
  await goThrough(page, CREDIT_UNION)
  await expect(page.getByRole('button', { name: 'Connecting...' })).toBeVisible()
  gates.exchange.open()
  await expect(
    page.getByRole('heading', { name: `${CREDIT_UNION} is linked. It has no debts to track.` }),
  ).toBeVisible()
  await expect(linkButton(page)).toBeVisible()
})

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
  await linkBank(page, CREDIT_UNION)
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

test('a person on Free reads what linking is part of, and can still remove a bank', async ({
  page,
  person,
}) => {
  await page.route('**/api/banks', (route) => route.fulfill({ json: [linkedBank] }))
  await page.goto(connected)
  await expect(page.getByRole('article', { name: linkedBank.name }), person.email).toBeVisible()
  await expect(page.getByText('Linking and refreshing are part of Pro.', { exact: false })).toBeVisible()
  await expect(page.getByRole('button', { name: `Remove ${linkedBank.name}` })).toBeVisible()
  await expect(page.getByRole('button', { name: /^(Refresh|Repair|Link)/ })).toHaveCount(0)
})
