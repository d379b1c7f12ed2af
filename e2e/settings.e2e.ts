import type { BrowserContext, Page } from '@playwright/test'
import { gatedPaths, paths } from '#web/paths.ts'
import {
  answerCookieBanner,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectToast,
  openMail,
  somebody,
  storeDebts,
  test,
  threeDebts,
} from './fixtures.ts'
import { proPrice } from './plan-prices.ts'

test.beforeEach(({ page }) => answerCookieBanner(page))

const origin = `http://localhost:${process.env['JUBILEE_E2E_PORT']}`

/** Changes settings as another device would. */
async function changeElsewhere(context: BrowserContext, data: object): Promise<void> {
  const response = await context.request.patch('/api/settings', { data, headers: { origin } })
  expect(response.status(), 'the settings are stored').toBe(200)
}

/** What stands on a screen once it has come to rest. */
async function textOf(page: Page, path: string): Promise<string> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
  await page.waitForLoadState('networkidle')
  return page.locator('main').innerText()
}

const tab = (name: string) => `${paths.settings}?tab=${name}`
const tabNames = ['Account', 'Security', 'Connected', 'Display', 'Billing', 'Notifications', 'Privacy']

/** Chooses a tab as a person does: a list on a phone, tabs on a wide screen. */
async function openTab(page: Page, name: string): Promise<void> {
  const list = page.getByLabel('Section')
  if (await list.isVisible()) await list.selectOption({ label: name })
  else await page.getByRole('tab', { name }).click()
}

test('the seven tabs open by hand and by address, and each is whole', async ({ page, person }) => {
  await page.goto(paths.settings)
  await expect(page.getByRole('heading', { name: 'Your name' }), person.email).toBeVisible()
  for (const name of tabNames) {
    await openTab(page, name)
    await expect(page.getByRole('tabpanel').getByRole('heading', { level: 2 }).first()).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page, `settings, ${name}`)
  }
  await page.reload()
  await expect(page).toHaveURL(tab('privacy'))
  await expect(page.getByRole('heading', { name: 'Delete your account' })).toBeVisible()
})

test('the name is changed, and an empty one is refused beside its field', async ({ page, person }) => {
  await page.goto(paths.settings)
  const first = page.getByLabel('First name')
  await first.fill(' ')
  await page.getByRole('button', { name: 'Save name' }).click()
  await expect(page.getByText('Enter your first name.').first(), person.email).toBeVisible()
  await expectAccessible(page, 'settings with an error')
  await first.fill('Naomi')
  await page.getByRole('button', { name: 'Save name' }).click()
  await expectToast(page, 'Name saved')
  await page.goto(paths.dashboard)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Naomi')
})

test.describe('the email address', () => {
  test.use({ expectedProblems: /\/api\/account\/email/ })

  test('that was mistyped is changed by a link to the right one', async ({ page, person }) => {
    const { email } = somebody()
    // An account from before sign-up waited for its mail; the notice comes on the day after.
    let emailVerified = false
    const createdAt = new Date(Date.now() - 2 * 86_400_000).toISOString()
    await page.route('**/api/auth/user', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...(await response.json()), createdAt, emailVerified } })
    })
    await page.goto(paths.goals)
    await page.getByRole('link', { name: 'Wrong address?' }).click()
    await page.getByRole('button', { name: 'Change your email address' }).focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Change your email' })
    const field = dialog.getByLabel('New email address')
    await field.fill(person.email)
    await field.press('Enter')
    await expect(dialog.getByText('This is your email address already.').first()).toBeVisible()
    await expectAccessible(page, 'the dialog for another email address, with an error')
    await field.fill(email)
    await field.press('Enter')
    await expectToast(page, 'Check your email')
    await expect(page.getByRole('button', { name: 'Change your email address' })).toBeFocused()
    await expect(page.getByText(`We sent a link to ${email}.`)).toBeVisible()
    await expectAccessible(page, 'the account while a link waits')
    await expectNoSidewaysScroll(page)
    emailVerified = true
    await openMail(page, email, 'Confirm your new email address')
    await page.getByRole('link', { name: /verify-email/ }).click()
    await expect(page.getByText('Your email address has been changed.')).toBeVisible()
    await page.goto(paths.settings)
    await expect(page.getByText(email)).toBeVisible()
    await expect(page.getByText('Confirmed', { exact: true })).toBeVisible()
  })

  test('that mail does not arrive at is named on each screen, and tried again', async ({ page, person }) => {
    let emailRefusedAt: string | null = '2026-11-20T10:00:00.000Z'
    await page.route('**/api/auth/user', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...(await response.json()), emailRefusedAt } })
    })
    await page.goto(paths.goals)
    const line = page.getByRole('complementary', { name: 'Mail does not arrive' })
    await expect(line).toContainText(`Mail to ${person.email} did not arrive.`)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page, 'a screen while mail does not arrive')
    await line.getByRole('link', { name: 'Change your address' }).click()
    await expect(page.getByText('Mail does not arrive', { exact: true })).toBeVisible()
    await line.getByRole('button', { name: 'Try again' }).click()
    await expectToast(page, 'We are trying again')
    emailRefusedAt = null
    await expect(line).toBeHidden()
  })
})

test('a notice is switched at once, and taken back with Undo', async ({ page, person }) => {
  await page.goto(tab('notifications'))
  const weekly = page.getByRole('checkbox', { name: /Weekly progress reports/ })
  await expect(weekly, person.email).not.toBeChecked()
  await expect(page.getByRole('checkbox', { name: /Payment reminders/ })).toBeChecked()
  await expect(page.getByText('Payment reminders are part of Pro')).toBeVisible()
  await weekly.check()
  await expectToast(page, 'Settings saved')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expectToast(page, 'Change undone')
  await expect(weekly).not.toBeChecked()
  await page.reload()
  await expect(weekly).not.toBeChecked()
})

test('several changes in a row are all kept', async ({ page, person }) => {
  await page.goto(tab('notifications'))
  for (const name of [/Payment reminders/, /Debt milestones/, /Product updates/]) {
    await page.getByRole('checkbox', { name }).uncheck()
  }
  await expectToast(page, 'Settings saved')
  await expect(async () => {
    const kept: unknown = await (await page.request.get('/api/settings')).json()
    expect(kept, person.email).toMatchObject({
      paymentReminders: false,
      debtMilestones: false,
      productUpdates: false,
    })
  }).toPass()
})

test.describe('a change that cannot be kept', () => {
  test.use({ expectedProblems: /status of (409|503)|Failed to load resource/ })

  test('is taken back and said so', async ({ page, person }) => {
    await page.goto(tab('display'))
    const currency = page.getByLabel('Currency')
    await expect(currency, person.email).toHaveValue('USD')
    await page.route('**/api/settings', (route) =>
      route.request().method() === 'PATCH'
        ? route.fulfill({ status: 503, json: { message: 'Not now.', code: 'unavailable' } })
        : route.fallback(),
    )
    await currency.selectOption('EUR')
    await expectToast(page, 'Your change could not be saved.')
    await expect(currency).toHaveValue('USD')
  })

  test('because it was changed elsewhere shows what is stored now', async ({ page, context, person }) => {
    await page.goto(tab('display'))
    await expect(page.getByLabel('Currency'), person.email).toHaveValue('USD')
    await changeElsewhere(context, { currency: 'GBP' })
    await page.getByLabel('Date format').selectOption('DD/MM/YYYY')
    await expectToast(page, 'Your settings were changed elsewhere.')
    await expect(page.getByLabel('Currency')).toHaveValue('GBP')
    await expect(page.getByLabel('Date format')).toHaveValue('MM/DD/YYYY')
    await expect(page.getByText('£1,234')).toBeVisible()
  })
})

test('what is chosen shows at once and keeps the focus', async ({ page, person }) => {
  await page.clock.setFixedTime('2026-11-21T05:30:00.000Z')
  await page.goto(tab('display'))
  const zone = page.getByLabel('Time zone')
  await expect(page.getByText('11/21/2026, 12:30 AM EST'), person.email).toBeVisible()
  await zone.focus()
  await zone.selectOption({ label: 'Pacific' })
  await expect(page.getByText('11/20/2026, 9:30 PM PST')).toBeVisible()
  await expect(zone).toBeFocused()
  await page.getByLabel('Date format').selectOption('YYYY-MM-DD')
  await page.getByLabel('Currency').selectOption({ label: 'EUR (€)' })
  await expect(page.getByText('2026-11-20, 9:30 PM PST')).toBeVisible()
  await expect(page.getByText('€1,234', { exact: true })).toBeVisible()
  await expect(page.getByText('Amounts are not converted', { exact: false })).toBeVisible()
})

test('euro, year first and Pacific time are read on every screen', async ({ page, context, person }) => {
  await storeDebts(context, threeDebts)
  const headers = { origin }
  await context.request.post('/api/credit-scores', {
    data: { score: 702, recordedAt: '2026-10-03', bureau: 'experian', model: 'fico_8' },
    headers,
  })
  const kept: [string, object][] = [
    ['/api/budget-categories', { name: 'Groceries', budgetAmount: '300.00', spentAmount: '0' }],
    ['/api/goals', { title: 'Rainy days', targetAmount: '1200.00' }],
  ]
  for (const [path, data] of kept) {
    const response = await context.request.post(path, { data, headers })
    expect(response.status(), `${path} stores`).toBe(201)
  }
  await changeElsewhere(context, {
    currency: 'EUR',
    dateFormat: 'YYYY-MM-DD',
    timezone: 'America/Los_Angeles',
  })
  // It is the 21st in New York, where this browser is, and still the 20th where the person is.
  await page.clock.setFixedTime('2026-11-21T05:30:00.000Z')
  const texts = new Map<string, string>()
  for (const path of gatedPaths) {
    const text = await textOf(page, path)
    texts.set(path, text)
    expect(text, `${path} of ${person.email} writes no date month first`).not.toMatch(/\d\d\/\d\d\/\d{4}/)
  }
  // Their own amounts are in euro; Jubilee's prices, grants and examples stay in dollars.
  const debts = texts.get(paths.debtTracker)
  expect(debts).toContain('€17,450')
  expect(debts).not.toContain('$')
  expect(debts).toContain('as of 2026-11-20')
  const dashboard = texts.get(paths.dashboard)
  expect(dashboard).toContain('€17,450')
  expect(dashboard).not.toContain('$')
  expect(texts.get(paths.budgeting)).toContain('€300')
  expect(texts.get(paths.goals)).toContain('€1,200')
  expect(texts.get(paths.creditMonitor)).toContain('2026-10-03')
  expect(texts.get(paths.billing)).toContain(`${proPrice} per month`)
})

test('the last choice holds from the first paint, before the server has answered', async ({
  page,
  context,
  person,
}) => {
  await storeDebts(context, threeDebts)
  await changeElsewhere(context, { currency: 'GBP' })
  await page.goto(paths.debtTracker)
  await expect(page.getByText('£17,450').first(), person.email).toBeVisible()
  const { promise: held, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/api/settings', async (route) => {
    await held
    await route.fallback()
  })
  await page.reload()
  await expect(page.getByText('£17,450').first()).toBeVisible()
  await changeElsewhere(context, { currency: 'CAD' })
  answer()
  await expect(page.getByText('CA$17,450').first()).toBeVisible()
})

test('settings can be used at 320 pixels with text of twice the size', async ({ page, person }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const name of tabNames) {
    await page.goto(tab(name.toLowerCase()))
    await expect(page.getByRole('heading', { level: 1 }), person.email).toBeVisible()
    await expectNoSidewaysScroll(page)
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    await expectNoSidewaysScroll(page)
  }
})
