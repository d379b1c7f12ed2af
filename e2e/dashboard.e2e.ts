/** The dashboard: what each plan sees, an empty account, real figures, the acts, and a server that does not answer. */
import type { BrowserContext, Page } from '@playwright/test'
import { paths } from '#web/paths.ts'
import {
  answerCookieBanner,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectToast,
  signInAsAdmin,
  signInAsDemo,
  storeDebts,
  test,
  threeDebts,
} from './fixtures.ts'

const origin = `http://localhost:${process.env['JUBILEE_E2E_PORT']}`
const headers = { origin }

test.beforeEach(({ page }) => answerCookieBanner(page))

async function store(context: BrowserContext, path: string, data: object): Promise<void> {
  const response = await context.request.post(path, { data, headers })
  expect(response.status(), `${path} takes it`).toBe(201)
}

async function openDashboard(page: Page): Promise<void> {
  await page.goto(paths.dashboard)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome back')
  await expect(page.getByRole('heading', { name: 'Take Action Today' })).toBeVisible()
}

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** A day so many days ago, where the tests are. */
function daysAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
}

/** The places of the learning tools that are in the page, folded on a phone or not. */
async function openTools(page: Page): Promise<void> {
  const fold = page.getByRole('button', { name: /Your learning tools/ })
  if (await fold.isVisible()) await fold.click()
}

test.describe('a new account', () => {
  test('shows samples with their tag, empty states, and the way to start', async ({ page, person }) => {
    await openDashboard(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome back, ${person.firstName}`)
    for (const name of ['Your plan in figures', 'Debt payoff strategy', 'Extra payment impact']) {
      await expect(card(page, name).getByText('Sample', { exact: true })).toBeVisible()
    }
    await expect(card(page, 'Your plan in figures')).toContainText('$650')
    await expect(card(page, 'Your plan in figures')).toContainText('down from 45')
    await expect(card(page, 'Debt payoff strategy')).toContainText('22.90% APR')
    await expect(card(page, 'Extra payment impact')).toContainText('$50 extra = 8 months faster')
    await expect(card(page, 'Credit Score History')).toContainText('742')
    await expect(
      card(page, 'Credit Score History').getByRole('link', { name: 'Add your own score' }),
    ).toBeVisible()
    await expect(card(page, 'Financial health score')).toContainText('75')
    await expect(page.getByText('No debt to track!')).toBeVisible()
    await expect(page.getByText('No goals set yet')).toBeVisible()
    await expect(page.getByText('No budget categories')).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page, 'the empty dashboard')
  })

  test('leads from each empty card to where it is filled', async ({ page, person }) => {
    await openDashboard(page)
    await page.getByRole('link', { name: 'Create Your First Goal' }).click()
    await expect(page, person.email).toHaveURL(new RegExp(`${paths.goals}$`))
    await page.goBack()
    await page.getByRole('link', { name: 'Create Budget' }).click()
    await expect(page).toHaveURL(new RegExp(`${paths.budgeting}`))
    await page.goBack()
    await page.getByRole('button', { name: 'Add Your First Debt' }).click()
    await expect(page.getByRole('dialog').getByLabel('Name')).toBeVisible()
  })
})

test.describe('a person with data', () => {
  test('sees their own figures and no sample beside them', async ({ page, context, person }) => {
    await storeDebts(context, threeDebts)
    for (const title of ['Rent buffer', 'New tires', 'Trip home', 'Winter coat']) {
      await store(context, '/api/goals', { title, targetAmount: '1000', currentAmount: '250' })
    }
    for (const name of ['Food', 'Home', 'Bus', 'Fun']) {
      await store(context, '/api/budget-categories', { name, budgetAmount: '200', spentAmount: '50' })
    }
    await store(context, '/api/credit-scores', { score: 612, recordedAt: daysAgo(40) })
    await store(context, '/api/credit-scores', { score: 641, recordedAt: daysAgo(5) })
    const requests: string[] = []
    page.on('request', (request) => requests.push(new URL(request.url()).pathname))
    await openDashboard(page)
    await expect(page.getByText('Sample', { exact: true }), person.email).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Debt Breakdown' })).toBeVisible()
    await expect(card(page, 'Debt payoff strategy')).toContainText('Store card, 26.99% APR')
    await expect(card(page, 'Extra payment impact')).toContainText(/\$50 extra = \d+ months? faster/)
    await expect(card(page, 'Your plan in figures')).toContainText('$645')
    await expect(card(page, 'Financial Goals').getByRole('listitem')).toHaveCount(3)
    await expect(card(page, 'Financial Goals')).toContainText('25%')
    await expect(card(page, 'Monthly Budget').getByRole('listitem')).toHaveCount(3)
    await expect(card(page, 'Monthly Budget')).toContainText('$200 spent of $800')
    await expect(card(page, 'Monthly Budget')).toContainText('$600')
    await expect(card(page, 'Credit Score History')).toContainText('641')
    await expect(card(page, 'Credit Score History')).toContainText('Score Range: 300 - 850')
    await expect(card(page, 'Credit Score History')).toContainText(/Last Updated: \d\d\/\d\d\/\d{4}/)
    // one request fills the page
    const lists = [
      '/api/debts',
      '/api/goals',
      '/api/budget-categories',
      '/api/credit-scores',
      '/api/debt-plan',
    ]
    expect(requests.filter((path) => lists.includes(path))).toEqual([])
    await expectNoSidewaysScroll(page)
    await expectAccessible(page, 'the dashboard with data')
  })

  test('fills the other screens too: they ask for nothing again', async ({ page, context, person }) => {
    await storeDebts(context, threeDebts)
    await store(context, '/api/goals', { title: 'New tires', targetAmount: '400' })
    await openDashboard(page)
    const requests: string[] = []
    page.on('request', (request) => requests.push(new URL(request.url()).pathname))
    await page.getByRole('link', { name: 'View All Debts' }).click()
    await expect(page.getByRole('article', { name: /Visa card/ }), person.email).toBeVisible()
    await page.goBack()
    await page.getByRole('link', { name: 'Add Goal' }).click()
    await expect(page.getByText('New tires').first()).toBeVisible()
    expect(requests.filter((path) => /^\/api\/(debts|debt-plan|goals|dashboard)$/.test(path))).toEqual([])
  })

  test('chooses the time of the score chart, and the link keeps it', async ({ page, context, person }) => {
    await store(context, '/api/credit-scores', { score: 580, recordedAt: daysAgo(300) })
    await store(context, '/api/credit-scores', { score: 655, recordedAt: daysAgo(10) })
    await openDashboard(page)
    const scores = card(page, 'Credit Score History')
    await expect(scores.getByRole('figure'), person.email).toContainText('One score: 655')
    await scores.getByLabel('Time range').selectOption({ label: 'Last year' })
    await expect(scores.getByRole('figure')).toContainText('Up 75 points, last year')
    await expect(page).toHaveURL(/scores=year/)
    await page.reload()
    await expect(scores.getByLabel('Time range')).toHaveValue('year')
    await scores.getByRole('button', { name: 'Show as table' }).click()
    await expect(scores.getByRole('row')).toHaveCount(3)
    await scores.getByRole('slider').focus()
    await page.keyboard.press('Home')
    await expect(scores.getByRole('slider')).toHaveAttribute('aria-valuetext', /: 580$/)
  })

  test('records a payment from Make Extra Payment', async ({ page, context, person }) => {
    await storeDebts(context, threeDebts)
    await openDashboard(page)
    await page.getByRole('button', { name: /Make Extra Payment/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Record a payment to Store card' })
    await dialog.getByLabel('Amount paid').fill('100')
    await dialog.getByLabel(/Interest charged/).fill('0')
    await dialog.getByRole('button', { name: 'Record payment' }).click()
    await expectToast(page, 'Great step! Every extra dollar goes straight to what you owe.')
    await expect(page.getByText('$1,150').first(), person.email).toBeVisible()
  })

  test('does what each other tile says', async ({ page, person }) => {
    await openDashboard(page)
    await page.getByRole('button', { name: /Find Extra Money/ }).click()
    await expect(page, person.email).toHaveURL(new RegExp(`${paths.extraIncome}$`))
    await expectToast(page, 'Good idea!')
    await page.goto(paths.dashboard)
    await page.getByRole('button', { name: /Learn Strategies/ }).click()
    await expect(page).toHaveURL(new RegExp(`${paths.education}$`))
    await expectToast(page, 'Well chosen!')
    await page.goto(paths.dashboard)
    await page.getByRole('button', { name: /Get Expert Help/ }).click()
    await expectToast(page, 'Asking for help is strong.')
    await expect(page.getByRole('heading', { name: 'Get expert help' })).toBeFocused()
    await expect(page.getByRole('link', { name: '800-388-2227' })).toHaveAttribute('href', 'tel:+18003882227')
  })
})

test.describe('by plan', () => {
  const upgrade = 'Try Pro Free for 7 Days'
  const unlock = 'Unlock Premium Educational Resources'
  const tips = 'Ways to be free sooner'

  test('free: the upgrade banner, no tips, the coach alone', async ({ page, context }) => {
    await signInAsDemo(context, 'free')
    await openDashboard(page)
    await expect(page.getByRole('link', { name: upgrade })).toHaveAttribute('href', paths.pricing)
    await expect(page.getByRole('link', { name: 'Compare Plans' })).toHaveAttribute('href', paths.pricing)
    await expect(page.getByRole('heading', { name: tips })).toHaveCount(0)
    await openTools(page)
    await expect(page.getByRole('heading', { name: 'AI Education Assistant' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'AI Predictive Analytics' })).toHaveCount(0)
    await expectAccessible(page, 'the dashboard on Free')
  })

  test('pro: tips, predictions and income, and what Premium adds', async ({ page, context }) => {
    await signInAsDemo(context, 'pro')
    await openDashboard(page)
    await expect(page.getByRole('heading', { name: unlock })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Upgrade to Premium' })).toHaveAttribute(
      'href',
      paths.pricing,
    )
    await expect(page.getByRole('link', { name: upgrade })).toHaveCount(0)
    await expect(card(page, tips)).toContainText('Federal Reserve')
    await openTools(page)
    await expect(page.getByRole('heading', { name: 'AI Predictive Analytics' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'AI Income Optimization' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'AI Educational Roadmap Template' })).toHaveCount(0)
    await expectAccessible(page, 'the dashboard on Pro')
  })

  for (const name of ['premium', 'admin'] as const) {
    test(`${name}: everything and no banner`, async ({ page, context }) => {
      if (name === 'admin') await signInAsAdmin(page)
      else await signInAsDemo(context, name)
      await openDashboard(page)
      await expect(page.getByRole('heading', { name: unlock })).toHaveCount(0)
      await expect(page.getByRole('link', { name: upgrade })).toHaveCount(0)
      await expect(page.getByRole('heading', { name: tips })).toBeVisible()
      await openTools(page)
      await expect(page.getByRole('heading', { name: 'AI Educational Roadmap Template' })).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Credit report dispute letter' })).toBeVisible()
      await expectAccessible(page, `the dashboard on ${name}`)
    })
  }
})

test('a failed payment is said, and leads to where it is set right', async ({ page, person }) => {
  await page.route('**/api/auth/user', async (route) => {
    const response = await route.fetch()
    const user = (await response.json()) as object
    const failed = { subscriptionStatus: 'past_due', subscriptionEndsAt: new Date().toISOString() }
    await route.fulfill({ response, json: { ...user, ...failed } })
  })
  await openDashboard(page)
  await expect(page.getByText('Your last payment did not go through.'), person.email).toBeVisible()
  await expect(page.getByRole('link', { name: 'Open Billing' })).toHaveAttribute('href', paths.billing)
  await expectAccessible(page, 'the dashboard after a failed payment')
})

test('the calculators are there, folded on a phone', async ({ page, person }) => {
  await openDashboard(page)
  const fold = page.getByRole('button', { name: /^Calculators/ })
  const payoff = page.getByRole('heading', { name: 'Debt Payoff Calculator' })
  if (await fold.isVisible()) {
    await expect(payoff, person.email).toBeHidden()
    await fold.press('Enter')
    await expect(fold).toHaveAttribute('aria-expanded', 'true')
  }
  await expect(payoff).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Car Deal Analyzer' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Home Buying Guide' })).toBeVisible()
  await expectAccessible(page, 'the dashboard with its calculators')
})

test('nothing jumps while it loads', async ({ page, context, person }) => {
  await storeDebts(context, threeDebts)
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(globalThis, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await openDashboard(page)
  await page.getByRole('heading', { name: 'Get expert help' }).scrollIntoViewIfNeeded()
  const shift = await page.evaluate(() =>
    (globalThis as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
  )
  expect(shift, person.email).toBeLessThan(0.02)
})

test.describe('a server that does not answer', () => {
  test.use({ expectedProblems: /status of (404|500|503)|Failed to load resource/ })

  test('is said calmly, with the defaults tagged and a way to try again', async ({
    page,
    context,
    person,
  }) => {
    await storeDebts(context, threeDebts)
    await page.route('**/api/dashboard', (route) =>
      route.fulfill({ status: 503, json: { message: 'Not now.', code: 'unavailable' } }),
    )
    await openDashboard(page)
    await expect(page.getByText('Your figures could not be loaded.'), person.email).toBeVisible()
    await expect(card(page, 'Financial health score')).toContainText('75')
    await expect(card(page, 'Financial health score').getByText('Sample', { exact: true })).toBeVisible()
    await expect(page.getByText('No debt to track!')).toHaveCount(0)
    await expect(page.getByRole('link', { name: /Debt snowball vs avalanche/ })).toBeVisible()
    await expect(page.getByRole('link', { name: /Staying motivated/ })).toBeVisible()
    await expectAccessible(page, 'the dashboard that could not be loaded')
    await page.unroute('**/api/dashboard')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('Your figures could not be loaded.')).toHaveCount(0)
    await expect(card(page, 'Debt payoff strategy')).toContainText('Store card')
  })

  test('leaves a default image where an article has none that loads', async ({ page, person }) => {
    await page.route('**/images/articles/*.svg', (route) =>
      route.request().url().endsWith('/default.svg')
        ? route.fallback()
        : route.fulfill({ status: 404, body: '' }),
    )
    await openDashboard(page)
    const resources = page.getByRole('region', { name: 'Debt Freedom Resources' })
    await resources.scrollIntoViewIfNeeded()
    await expect(resources.getByRole('listitem'), person.email).toHaveCount(3)
    await expect(resources.locator('img').first()).toHaveAttribute('src', /default\.svg$/)
  })
})

test('many records are usable at once', async ({ page, context, person }) => {
  test.setTimeout(180_000)
  const debts = Array.from({ length: 60 }, (_, index) => ({
    name: `Account ${index + 1}`,
    type: index % 2 === 0 ? 'credit_card' : 'auto_loan',
    balance: `${900 + index * 40}.00`,
    interestRate: '0.1999',
    minimumPayment: '35.00',
  }))
  await storeDebts(context, debts)
  for (let index = 0; index < 40; index += 1) {
    await store(context, '/api/goals', { title: `Goal ${index + 1}`, targetAmount: '500' })
  }
  for (let index = 0; index < 80; index += 1) {
    await store(context, '/api/budget-categories', { name: `Category ${index + 1}`, budgetAmount: '40' })
  }
  for (let index = 0; index < 100; index += 1) {
    await store(context, '/api/credit-scores', { score: 560 + index, recordedAt: daysAgo(100 - index) })
  }
  await openDashboard(page)
  await expect(page.getByText('and 52 more debts'), person.email).toBeVisible()
  await expect(page.getByText('and 37 more goals')).toBeVisible()
  await expect(card(page, 'Monthly Budget').getByRole('listitem')).toHaveCount(3)
  await card(page, 'Credit Score History').getByLabel('Time range').selectOption({ label: 'All time' })
  await expect(card(page, 'Credit Score History').getByRole('figure')).toContainText('Up 99 points')
  await expectNoSidewaysScroll(page)
})
