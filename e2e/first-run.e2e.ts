/** From the landing page to an own plan, without an account: on one page, in a few clicks. */
import type { Locator, Page } from '@playwright/test'
import { paths } from '#web/paths.ts'
import { ownOrigin } from './drawn-pages.ts'
import { answerCookieBanner, expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts'

const rows = [
  ['Visa', '3000', '90', '22.99'],
  ['Store card', '1240', '40', '27.99'],
  ['Capital One', '5200', '156', '24.49'],
  ['Car loan', '9000', '300', '6'],
  ['Student loan', '18400', '210', '5.5'],
] as const
const fields = ['Name', 'Balance', 'Minimum a month', 'Rate (APR)'] as const

const amount = (page: Page) =>
  page.getByRole('region', { name: 'How much a month can go to these debts in all?' })
const plan = (page: Page) => page.getByRole('region', { name: 'Your plan' })
const debts = (page: Page) => page.getByRole('list', { name: 'Your debts' }).getByRole('listitem')

test.beforeEach(({ page }) => answerCookieBanner(page))

test('five debts become an own plan with two clicks and twenty fields, on one page', async ({ page }) => {
  let clicks = 0
  let filled = 0
  const click = async (target: Locator) => {
    clicks += 1
    await target.click()
  }
  await page.goto(paths.landing)
  await click(page.getByRole('link', { name: 'Try it here, without an account' }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What do you owe?')
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/debt')) calls.push(pathname)
  })
  for (const [place, row] of rows.entries()) {
    for (const [at, label] of fields.entries()) {
      await page.getByLabel(label, { exact: true }).fill(row[at]!)
      filled += 1
    }
    await page.keyboard.press('Enter')
    await expect(debts(page)).toHaveCount(place + 1)
    await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
  }
  await expect(debts(page)).toContainText([
    'Credit card, 22.99%, $90 a month',
    'Credit card, 27.99%',
    'Credit card, 24.49%',
    'Auto loan, 6.00%',
    'Student loan, 5.50%',
  ])
  await expect(amount(page)).toContainText('Your minimums come to $796.')
  await expect(plan(page)).toContainText('Paying only today’s minimums, $796 a month to the end')
  await expectAccessible(page, 'the first page')
  await expectNoSidewaysScroll(page)
  await click(amount(page).getByRole('button', { name: /^\$896/ }))
  await expect(plan(page)).toContainText('Paying $896 a month ($100 extra)')
  await expect(plan(page)).toContainText('to Store card by')
  expect(new URL(page.url()).pathname).toBe(paths.start)
  await plan(page).getByRole('link', { name: 'See the plan' }).click()
  await expect(page.getByText('Paying $896 a month ($100 extra)')).toBeVisible()
  expect({ clicks, filled }).toEqual({ clicks: 2, filled: 20 })
  expect(calls).toEqual([])
})

test('an amount below the minimums is refused with a sentence, another is kept', async ({ page }) => {
  await page.goto(paths.landing)
  await page.getByRole('link', { name: 'Try it here, without an account' }).tap()
  for (const [at, label] of fields.entries()) await page.getByLabel(label, { exact: true }).fill(rows[0][at]!)
  await page.getByRole('button', { name: 'Add debt' }).tap()
  await amount(page).getByRole('button', { name: 'Another amount' }).tap()
  await amount(page).getByLabel('Amount a month').fill('60')
  await amount(page).getByRole('button', { name: 'Use this amount' }).tap()
  await expect(amount(page)).toContainText('Your minimums come to $90. Enter that much or more.')
  await amount(page).getByLabel('Amount a month').fill('125')
  await amount(page).getByRole('button', { name: 'Use this amount' }).tap()
  await expect(plan(page)).toContainText('Paying $125 a month ($35 extra)')
  await page.reload()
  await expect(plan(page)).toContainText('Paying $125 a month ($35 extra)')
})

test('a debt without a rate is taken, and the plan says what that means', async ({ page }) => {
  await page.goto(paths.landing)
  await page.getByRole('link', { name: 'Try it here, without an account' }).tap()
  await page.getByRole('button', { name: 'Add debt' }).tap()
  await expect(page.getByText('Give this debt a name.')).toBeVisible()
  await page.getByLabel('Name', { exact: true }).fill('Dental bill')
  await page.getByLabel('Balance', { exact: true }).fill('800')
  await page.keyboard.press('Enter')
  await expect(debts(page)).toContainText(['Other debt, rate not known'])
  await expect(plan(page)).toContainText('No interest is counted for Dental bill until you enter the rate')
  await page.getByLabel('Name', { exact: true }).fill('Visa')
  await page.getByLabel('Balance', { exact: true }).fill('3000')
  await page.getByRole('button', { name: 'Add debt' }).tap()
  await expect(debts(page)).toContainText([/Other debt/, 'Credit card, 22.15% APR assumed'])
  await expect(plan(page)).toContainText(
    'Rate assumed for Visa: 22.15%, typical for credit cards in May 2026 (Federal Reserve).',
  )
  await expectAccessible(page, 'a plan with assumed rates')
  await page.goto(paths.debtTracker)
  await page.getByRole('button', { name: 'Enter the rate of Dental bill' }).tap()
  await page.getByRole('dialog').getByLabel('Interest rate (APR)').fill('0')
  await page.getByRole('dialog').getByRole('button', { name: 'Save changes' }).tap()
  await expect(page.getByText('No interest is counted')).toHaveCount(0)
  await page.getByRole('article', { name: 'Visa' }).getByRole('button', { name: 'enter yours' }).tap()
  await page.getByRole('dialog').getByLabel('Interest rate (APR)').fill('18.99')
  await page.getByRole('dialog').getByRole('button', { name: 'Save changes' }).tap()
  await expect(page.getByRole('article', { name: 'Visa' })).toContainText('18.99% APR')
  await expect(page.getByText('assumed')).toHaveCount(0)
})

test('a balance below 0 is refused by its rule, and a rate of 450 % is asked about once', async ({
  page,
}) => {
  await page.goto(paths.landing)
  await page.getByRole('link', { name: 'Try it here, without an account' }).tap()
  await page.getByLabel('Name', { exact: true }).fill('Payday loan')
  await page.getByLabel('Balance', { exact: true }).fill('-5')
  await page.getByLabel('Rate (APR)', { exact: true }).fill('450')
  await page.getByRole('button', { name: 'Add debt' }).tap()
  await expect(page.getByText('Balance must be 0 or more.')).toBeVisible()
  await page.getByLabel('Balance', { exact: true }).fill('500')
  await page.getByRole('button', { name: 'Add debt' }).tap()
  await expect(page.getByText('450.00% is unusually high. Is that right?')).toBeVisible()
  await expect(debts(page)).toHaveCount(0)
  await expectAccessible(page, 'a question about a rate')
  await page.getByRole('button', { name: 'Add debt' }).tap()
  await expect(debts(page)).toContainText(['450.00%'])
})

test('a pasted list is shown before it is added, with what was left out', async ({ page }) => {
  await page.goto(paths.landing)
  await page.getByRole('link', { name: 'Try it here, without an account' }).tap()
  await page.getByRole('button', { name: 'Paste a list' }).tap()
  const list = ['Visa $3,000 22.99% min $90', 'call them', 'Car loan 9,000 6% 300 a month']
  await page.getByLabel('Your list, one debt a line').fill(list.join('\n'))
  await page.getByRole('button', { name: 'Read the list' }).tap()
  await expect(page.getByText('2 debts found')).toBeVisible()
  await expect(page.getByText('call them: no amount found')).toBeVisible()
  await expectAccessible(page, 'a pasted list')
  await page.getByRole('button', { name: 'Add 2 debts' }).tap()
  await expect(debts(page)).toContainText([
    'Credit card, 22.99%, $90 a month',
    'Auto loan, 6.00%, $300 a month',
  ])
  await expect(amount(page)).toContainText('Your minimums come to $390.')
})

/** Presses Tab until the target has the focus: nobody without a pointer can jump. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let press = 0; press < 40; press += 1) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`Tab does not reach ${String(target)}.`)
}

test('from the landing page to the date by the keyboard alone', async ({ page }) => {
  await page.goto(paths.landing)
  await tabTo(page, page.getByRole('link', { name: 'Try it here, without an account' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What do you owe?')
  const name = page.getByLabel('Name', { exact: true })
  await tabTo(page, name)
  for (const [place, row] of rows.slice(0, 3).entries()) {
    await expect(name).toBeFocused()
    for (const [at, text] of row.entries()) {
      if (at > 0) await page.keyboard.press('Tab')
      await expect(page.getByLabel(fields[at]!, { exact: true })).toBeFocused()
      await page.keyboard.type(text)
    }
    await page.keyboard.press('Enter')
    await expect(debts(page)).toHaveCount(place + 1)
  }
  await expect(name).toBeFocused()
  await tabTo(page, amount(page).getByRole('button', { name: /^\$386/ }))
  await page.keyboard.press('Space')
  await expect(plan(page)).toContainText('Paying $386 a month ($100 extra)')
  await tabTo(page, plan(page).getByRole('link', { name: 'See the plan' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${paths.debtTracker}$`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^You could be debt-free in \w+ 20\d\d\.$/)
})

test('from the landing page to the date by touch alone', async ({ page }) => {
  await page.goto(paths.landing)
  await page.getByRole('link', { name: 'Try it here, without an account' }).tap()
  for (const [place, row] of rows.slice(0, 3).entries()) {
    for (const [at, text] of row.entries()) {
      await page.getByLabel(fields[at]!, { exact: true }).tap()
      // As a keyboard on the screen does: text, without keys.
      await page.keyboard.insertText(text)
    }
    await page.getByRole('button', { name: 'Add debt' }).tap()
    await expect(debts(page)).toHaveCount(place + 1)
  }
  await amount(page)
    .getByRole('button', { name: /^\$386/ })
    .tap()
  await expect(plan(page)).toContainText('Paying $386 a month ($100 extra)')
  await plan(page).getByRole('link', { name: 'See the plan' }).tap()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^You could be debt-free in \w+ 20\d\d\.$/)
})

test('with an account My Debts asks the question until it is answered', async ({ page, context, person }) => {
  const debt = { name: 'Visa', type: 'credit_card', balance: '3000.00', minimumPayment: '90.00' }
  const made = await context.request.post('/api/debts', { data: debt, headers: { origin: ownOrigin } })
  expect(made.status(), person.email).toBe(201)
  await page.goto(paths.debtTracker)
  await expect(page.getByText('Paying only today’s minimums, $90 a month to the end')).toBeVisible()
  const kept = page.waitForResponse((answer) => answer.request().method() === 'PUT')
  await amount(page)
    .getByRole('button', { name: /^\$140/ })
    .click()
  await expect(page.getByText('Paying $140 a month ($50 extra)')).toBeVisible()
  expect((await kept).status()).toBe(200)
  await expect(amount(page)).toHaveCount(0)
})
