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
} from './fixtures.ts'

const card = {
  name: 'Visa card',
  type: 'credit_card',
  balance: '1400.00',
  interestRate: '0.2999',
  minimumPayment: '40.00',
  paymentDueDate: '',
}

const balance = (page: Page, name: string) => page.getByRole('group', { name, exact: true })

test.beforeEach(({ page }) => answerCookieBanner(page))

test('the balances of a card are entered, add up, are shown, and a payment is split between them', async ({
  page,
  context,
  person,
}) => {
  await storeDebts(context, [card])
  await page.goto(paths.debtTracker)
  await expect(debtCards(page).getByText('29.99% APR', { exact: true }), person.email).toBeVisible()
  await page.getByRole('button', { name: 'Edit Visa card' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Visa card' })
  const details = dialog.getByRole('button', { name: /^More details/ })
  if ((await details.getAttribute('aria-expanded')) !== 'true') await details.click()
  await dialog.getByRole('button', { name: 'Enter them separately' }).press('Enter')
  // What was typed of the one balance is the first row; the empty one has the focus.
  await expect(balance(page, 'Purchases').getByLabel('Rate (APR)')).toHaveValue('29.99')
  await expect(dialog.getByLabel('Name of this balance').nth(1)).toBeFocused()
  await page.keyboard.type('Transfer')
  const transfer = balance(page, 'Transfer')
  await transfer.getByLabel('Amount').fill('1000')
  await transfer.getByLabel('Rate (APR)').fill('24.99')
  await transfer.getByLabel('Offer', { exact: true }).selectOption('A lower rate that ends')
  await transfer.getByLabel('Rate during the offer').fill('0')
  await transfer.getByLabel('Last day of the offer').fill('2099-06-30')
  await expect(dialog.getByText('$2,400.00 of $1,400.00 entered.')).toBeVisible()

  // A sum unlike the balance is said beside the rows, and nothing is lost.
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  const sum = 'These balances add up to $2,400.00, but the balance above is $1,400.00.'
  await expect(dialog.getByRole('alert')).toContainText(sum)
  await expect(dialog.getByRole('paragraph').filter({ hasText: sum })).toBeVisible()
  await expectAccessible(page, 'balances that do not add up')
  await expectNoSidewaysScroll(page)
  await expect(transfer.getByLabel('Last day of the offer')).toHaveValue('2099-06-30')
  await balance(page, 'Purchases').getByLabel('Amount').fill('400')
  await expect(dialog.getByText('They add up to $1,400.00.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expectToast(page, 'Visa card saved')

  const list = page.getByRole('list', { name: 'Balances on Visa card' })
  await expect(list.getByRole('listitem').nth(0)).toContainText('Purchases$400.0029.99% APR')
  await expect(list.getByRole('listitem').nth(1)).toContainText(
    'Transfer$1,000.000.00% until Jun 30, 2099, then 24.99% APR',
  )
  await expect(debtCards(page).getByText('up to 29.99% APR')).toBeVisible()

  // The minimum of $40 goes to the lowest rate, the rest to the highest.
  await page.getByRole('button', { name: 'Record payment to Visa card' }).click()
  await page.getByLabel('Amount paid').fill('150')
  await page.getByRole('dialog').getByRole('button', { name: 'Record payment' }).click()
  await expect(list.getByRole('listitem')).toContainText(['$290.00', '$960.00'])
  await page.getByRole('button', { name: 'History of Visa card' }).click()
  await expect(page.getByText('Purchases $110.00, Transfer $40.00')).toBeVisible()
  await page.keyboard.press('Escape')

  // An issuer may put the minimum on the highest rate.
  await page.getByRole('button', { name: 'Edit Visa card' }).click()
  await expect(dialog.getByLabel('The minimum goes to')).toHaveValue('lowestRate')
  await dialog.getByLabel('The minimum goes to').selectOption('The highest rate')
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect(dialog).toHaveCount(0)
  await page.getByRole('button', { name: 'Edit Visa card' }).click()
  await expect(dialog.getByLabel('The minimum goes to')).toHaveValue('highestRate')
  await page.keyboard.press('Escape')
  await expectAccessible(page, 'a card of two balances')
  await expectNoSidewaysScroll(page)
})
