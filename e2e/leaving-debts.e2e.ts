import type { Page } from '@playwright/test'
import { paths } from '#web/paths.ts'
import {
  answerCookieBanner,
  debtCards,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectToast,
  storeDebts,
  test,
  threeDebts,
} from './fixtures.ts'

/** Presses a button by keys: it takes the focus, and Enter. */
const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).press('Enter')

const articles = (page: Page) => debtCards(page).getByRole('heading')

async function choose(page: Page, name: string, item: string): Promise<void> {
  await press(page, `More for ${name}`)
  await page.getByRole('menuitem', { name: item }).press('Enter')
}

async function remove(page: Page, name: string): Promise<void> {
  await choose(page, name, 'Remove')
  await press(page, 'Remove debt')
  await expectToast(page, 'Debt removed!')
}

test.beforeEach(({ page }) => answerCookieBanner(page))

test('a removed debt comes back by the toast, or later from its list, where it was', async ({
  page,
  context,
  person,
}) => {
  await storeDebts(context, threeDebts)
  await page.goto(paths.debtTracker)
  const names = ['Store card', 'Car loan', 'Visa card']
  await expect(articles(page), person.email).toHaveText(names)
  await remove(page, 'Car loan')
  await expect(articles(page)).toHaveText(['Store card', 'Visa card'])
  await press(page, 'Undo')
  await expectToast(page, 'Car loan is back')
  await expect(articles(page)).toHaveText(names)
  await expect(page.getByRole('button', { name: 'Removed debts' })).toHaveCount(0)

  await remove(page, 'Car loan')
  await page.reload()
  await expect(articles(page)).toHaveText(['Store card', 'Visa card'])
  await press(page, 'Removed debts')
  await expect(
    page.getByRole('paragraph').filter({ hasText: /^Removed .+ Deleted for good on / }),
  ).toBeVisible()
  await expectAccessible(page, 'the removed debts')
  await expectNoSidewaysScroll(page)
  await press(page, 'Bring back Car loan')
  await expectToast(page, 'Car loan is back')
  await expect(articles(page)).toHaveText(names)
  await expect(page.getByRole('button', { name: 'Removed debts' })).toHaveCount(0)

  for (const name of names) await remove(page, name)
  await expect(page.getByText('Ready to take control?')).toBeVisible()
  await page.reload()
  await press(page, 'Removed debts')
  await expect(page.getByRole('button', { name: /^Bring back/ })).toHaveCount(3)
})

test('a debt that is paid off is closed and reopened with its history, and one that is owed says what came of it', async ({
  page,
  context,
  person,
}) => {
  await storeDebts(context, threeDebts)
  await page.goto(paths.debtTracker)
  await press(page, 'Record payment to Store card')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Amount paid').fill('1250.00')
  await dialog.getByLabel('Interest charged').fill('0')
  await dialog.getByLabel('Amount paid').press('Enter')
  await expectToast(page, '$1,250.00 to Store card recorded')
  await press(page, 'Close this debt: Store card')
  await expect(page.getByText('Close Store card?'), person.email).toBeVisible()
  await press(page, 'Close debt')
  await expectToast(page, 'Store card closed')
  await expect(articles(page)).toHaveText(['Car loan', 'Visa card'])
  await expect(page.getByText(/7% paid since you started/)).toBeVisible()

  await page.reload()
  await press(page, 'Closed debts')
  await expect(page.getByText(/^Closed .+ You paid \$1,250\.00\.$/)).toBeVisible()
  await expectAccessible(page, 'the closed debts')
  await expectNoSidewaysScroll(page)
  await press(page, 'History of Store card')
  await expect(dialog.getByText('Starting balance')).toBeVisible()
  await expect(dialog.getByText('−$1,250.00')).toBeVisible()
  await page.keyboard.press('Escape')
  await press(page, 'Reopen Store card')
  await expectToast(page, 'Store card is open again')
  await expect(articles(page)).toHaveText(['Store card', 'Car loan', 'Visa card'])

  await choose(page, 'Car loan', 'Close this debt')
  await press(page, 'Close debt')
  await expect(dialog.getByText('Choose what happened to what you still owe.').first()).toBeVisible()
  await expectAccessible(page, 'closing a debt that is owed')
  await dialog.getByLabel('It was forgiven or canceled').press('Space')
  await press(page, 'Close debt')
  await expectToast(page, 'Car loan closed')
  // The list is open still.
  await expect(page.getByText(/^Closed .+ You paid \$0\.00\. \$9,800\.00 was not paid\.$/)).toBeVisible()
  await press(page, 'Reopen Car loan')
  await expectToast(page, 'Car loan is open again')
  await expect(page.getByRole('article', { name: 'Car loan' })).toContainText('$9,800')
})
