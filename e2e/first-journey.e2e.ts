/** The main job, end to end: from no account to a debt-free month that is still there on the next visit. */
import type { Page } from '@playwright/test'
import { paths } from '#web/paths.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectToast,
  openSignUpLink,
  somebody,
  test,
} from './fixtures.ts'

type TypedDebt = {
  name: string
  type: string
  balance: string
  rate: string
  minimum: string
  promotion?: { rate: string; endsOn: string }
}

const nextYear = new Date().getFullYear() + 1

const debts: TypedDebt[] = [
  { name: 'Store card', type: 'Credit card', balance: '$1,250.00', rate: '26.99', minimum: '40' },
  { name: 'Car loan', type: 'Auto loan', balance: '9,800', rate: '6.49 %', minimum: '245.00' },
  {
    name: 'Balance transfer',
    type: 'Credit card',
    balance: '4200.00',
    rate: '22.99',
    minimum: '105',
    promotion: { rate: '0', endsOn: `${nextYear}-06-30` },
  },
]

test('sign up, confirm, add debts, choose a plan, pay, come back', async ({ page }) => {
  test.setTimeout(180_000)
  const person = somebody()

  await test.step('sign up', async () => {
    await page.goto(paths.landing)
    await page.getByRole('main').getByRole('link', { name: 'Start Your Journey' }).click()
    await page.getByRole('link', { name: 'Get Started Free' }).click()
    await page.getByRole('tab', { name: 'Create account' }).click()
    await page.getByLabel('First name').fill(person.firstName)
    await page.getByLabel('Email').fill(person.email)
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your email')
    await expectAccessible(page, 'the screen that waits for the mail')
  })

  await test.step('the mailed link makes the account and opens it', async () => {
    await openSignUpLink(page, person.email)
    await expect(page).toHaveURL(new RegExp(`${paths.dashboard}$`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome, ${person.firstName}`)
    await expectToast(page, 'Your account is ready.')
    await expectAccessible(page, 'the empty dashboard')
  })

  await test.step('start with nothing', async () => {
    await page.goto(paths.debtTracker)
    await expect(page.getByRole('heading', { name: 'Ready to take control?' })).toBeVisible()
    await expectAccessible(page, 'My Debts without debts')
    await page.getByRole('button', { name: 'Add Your First Debt' }).click()
    await expectAccessible(page, 'the dialog to add a debt')
    await page.getByRole('button', { name: 'Cancel' }).click()
  })

  for (const debt of debts) await test.step(`add ${debt.name}`, () => addDebt(page, debt))

  await test.step('see totals and the two orders', async () => {
    const summary = page.getByRole('region', { name: 'Summary' })
    await expect(summary).toContainText('Total Debt')
    await expect(summary).toContainText('$15,250')
    await expect(summary).toContainText('$390')
    await expect(summary).toContainText('Total Accounts')
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/You could be debt.free in \w+ \d{4}/)
    await expect(page.getByText(/0(\.00)?\s?% until/)).toBeVisible()
    await page.getByRole('tab', { name: 'Debt Snowball' }).click()
    await expect(page.getByText('Smallest balance first.', { exact: false }).first()).toBeVisible()
    await page.getByRole('tab', { name: 'Debt Avalanche' }).click()
    await expect(page.getByText('With an offer that ends, another order can cost less.')).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page, 'My Debts with a plan')
  })

  const moved = await test.step('move the slider by keyboard', () => moveSlider(page))

  await test.step('record a payment', async () => {
    await page.getByRole('button', { name: 'Record payment to Store card' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Amount paid').fill('250')
    await dialog.getByLabel(/Interest charged/).fill('0')
    await expect(dialog.getByText('$1,000.00')).toBeVisible()
    await expectAccessible(page, 'the dialog to record a payment')
    await dialog.getByRole('button', { name: 'Record payment' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('article', { name: /Store card/ })).toContainText('$1,000')
    await expect(page.getByRole('region', { name: 'Summary' })).toContainText('$15,000')
  })

  await test.step('find all of it after a reload', async () => {
    await page.reload()
    await expectEverything(page, moved)
  })

  await test.step('sign out and in again', async () => {
    await page.goto(paths.settings)
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(page).toHaveURL(new RegExp(`${paths.landing}$`))
    await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible()
    await page.getByLabel('Email').fill(person.email)
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expectToast(page, 'Logged in successfully')
    await expect(page).toHaveURL(new RegExp(`${paths.dashboard}$`))
    await expectAccessible(page, 'the dashboard with debts')
    await page.goto(paths.debtTracker)
    await expectEverything(page, moved)
  })
})

async function addDebt(page: Page, debt: TypedDebt): Promise<void> {
  const isFirst = await page.getByRole('button', { name: 'Add Your First Debt' }).isVisible()
  await page.getByRole('button', { name: isFirst ? 'Add Your First Debt' : 'Add Manually' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill(debt.name)
  await dialog.getByLabel('Type').selectOption({ label: debt.type })
  await dialog.getByLabel('Balance', { exact: true }).fill(debt.balance)
  await dialog.getByLabel(/Interest rate/).fill(debt.rate)
  await dialog.getByLabel(/Minimum payment a month/).fill(debt.minimum)
  if (debt.promotion) {
    await dialog.getByRole('button', { name: /More details/ }).click()
    await dialog.getByLabel(/Rate during the offer/).fill(debt.promotion.rate)
    await dialog.getByLabel(/Last day of the offer/).fill(debt.promotion.endsOn)
  }
  await dialog.getByRole('button', { name: 'Add debt' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('article', { name: new RegExp(debt.name) })).toBeVisible()
}

/** Sets 300 dollars extra with the arrow keys; gives the debt-free sentence that follows from it. */
async function moveSlider(page: Page): Promise<string> {
  const heading = page.getByRole('heading', { level: 1 })
  const before = await heading.innerText()
  const slider = page.getByRole('slider', { name: 'Extra each month' })
  await expect(slider).toHaveValue('0')
  await slider.focus()
  const saved = page.waitForResponse(
    (response) => response.url().endsWith('/api/debt-plan') && response.request().method() === 'PUT',
  )
  for (let step = 0; step < 10; step += 1) await page.keyboard.press('ArrowRight')
  await expect(slider).toHaveValue('100')
  await page.getByRole('button', { name: 'Keep this plan' }).click()
  await expect(heading).not.toHaveText(before)
  expect((await saved).status()).toBe(200)
  return heading.innerText()
}

async function expectEverything(page: Page, sentence: string): Promise<void> {
  for (const { name } of debts)
    await expect(page.getByRole('article', { name: new RegExp(name) })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText('$15,000')
  await expect(page.getByRole('slider', { name: 'Extra each month' })).toHaveValue('100')
  // A payment of this month can only bring the day nearer.
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/You could be debt.free in \w+ \d{4}/)
  expect(sentence).toMatch(/debt.free in/)
}
