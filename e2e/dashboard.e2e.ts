/** The dashboard: an empty account, real figures in rows that open, the acts, and a server that does not answer. */
import type { BrowserContext } from '@playwright/test'
import { paths } from '#web/paths.ts'
import { openDashboard, openRow, rowOf } from './dashboard-parts.ts'
import {
  answerCookieBanner,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectToast,
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

/** A day so many days ago, where the tests are. */
function daysAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
}

test.describe('a new account', () => {
  test('has one step to take, and rows that say what will be there', async ({ page, person }) => {
    await openDashboard(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome, ${person.firstName}`)
    await expect(page.getByRole('link', { name: 'Add Your First Debt' })).toBeVisible()
    await expect(page.getByText(/debt-free\. Keep up/)).toHaveCount(0)
    await expect(page.getByText('Sample', { exact: true })).toHaveCount(1)
    await expect(rowOf(page, 'Debt Breakdown')).toContainText('Your debts will be here.')
    await expect(rowOf(page, 'Financial Goals')).toContainText('No goals set yet')
    await expect(rowOf(page, 'Monthly Budget')).toContainText('No budget categories')
    const credit = await openRow(page, 'Credit Score History')
    await expect(credit.getByRole('link', { name: 'Add your own score' })).toBeVisible()
    const health = await openRow(page, 'Financial health score')
    await expect(health).toContainText('75')
    await expect(health.getByText('Sample', { exact: true })).toBeVisible()
    const debts = await openRow(page, 'Debt Breakdown')
    for (const name of ['View All Debts', 'Add Debt to Track'])
      await expect(debts.getByRole('link', { name })).toHaveAttribute('href', paths.debtTracker)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page, 'the empty dashboard with open rows')
  })

  test('can look at one sample household, marked as a whole', async ({ page, person }) => {
    await openDashboard(page)
    const sample = await openRow(page, 'See a sample')
    await expect(sample.getByText('Sample', { exact: true }), person.email).toBeVisible()
    for (const words of [
      'The Carters are made up.',
      '$15,000',
      '33% paid so far; 30 payments of $500, before interest',
      '$650',
      '$150 above minimums',
      '$2,450',
      '+$341',
      'down from 45',
      '22.90% APR',
      '$3,200',
      '$50 extra = 8 months faster',
      'Loan at 12.50% APR, saving $280/month',
      '0% APR balance transfer for 18 months',
      '742',
    ])
      await expect(sample).toContainText(words)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page, 'the sample household')
  })

  test('leads from each empty row to where it is filled', async ({ page, person }) => {
    await openDashboard(page)
    await openRow(page, 'Financial Goals')
    await page.getByRole('link', { name: 'Create Your First Goal' }).click()
    await expect(page, person.email).toHaveURL(new RegExp(`${paths.goals}$`))
    await page.goBack()
    await openRow(page, 'Monthly Budget')
    await page.getByRole('link', { name: 'Create Budget' }).click()
    await expect(page).toHaveURL(new RegExp(`${paths.budgeting}`))
    await page.goBack()
    await page.getByRole('link', { name: 'Add Your First Debt' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('What do you owe?')
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
    await expect(page.getByText('You pay $645 a month, highest rate first.')).toBeVisible()
    await expect(page.getByText('$17,450 left, 0% paid')).toBeVisible()
    await expect(rowOf(page, 'Debt payoff strategy')).toContainText(
      /Debt Avalanche\. Next target: Store card\.Saves \$[\d,]+/,
    )
    const plan = await openRow(page, 'Debt payoff strategy')
    await expect(plan).toContainText('Store card, 26.99% APR')
    await expect(plan).toContainText(/Above minimums\$200/)
    await expect(plan).toContainText(/Months to freedom\d+down from \d+/)
    await expect(plan).toContainText(/\$50 extra = \d+ months? faster/)
    await expect(plan.getByRole('figure')).toContainText(/balances reach zero in/)
    await expect(rowOf(page, 'Financial Goals')).toContainText('Rent buffer is at 25%.4 goals')
    const goals = await openRow(page, 'Financial Goals')
    await expect(goals.getByRole('listitem')).toHaveCount(3)
    await expect(goals).toContainText('and 1 more goal')
    await expect(rowOf(page, 'Monthly Budget')).toContainText('$600 left')
    const budget = await openRow(page, 'Monthly Budget')
    await expect(budget.getByRole('listitem')).toHaveCount(3)
    await expect(budget).toContainText('$200 spent of $800')
    await expect(rowOf(page, 'Credit Score History')).toContainText(/Up 29 points since .*641/)
    const credit = await openRow(page, 'Credit Score History')
    await expect(credit).toContainText('Score Range: 300 - 850')
    await expect(credit).toContainText(/Last Updated: \d\d\/\d\d\/\d{4}/)
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
    await expectAccessible(page, 'the dashboard with data and open rows')
  })

  test('fills the other screens too: they ask for nothing again', async ({ page, context, person }) => {
    await storeDebts(context, threeDebts)
    await store(context, '/api/goals', { title: 'New tires', targetAmount: '400' })
    await openDashboard(page)
    await openRow(page, 'Debt Breakdown')
    await openRow(page, 'Financial Goals')
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
    const scores = await openRow(page, 'Credit Score History')
    await expect(scores.getByRole('figure'), person.email).toContainText('655 on ')
    await scores.getByLabel('Time range').selectOption({ label: 'Last year' })
    await expect(scores.getByRole('figure')).toContainText('Up 75 points since ')
    await expect(page).toHaveURL(/scores=year/)
    await page.reload()
    await expect(scores.getByLabel('Time range')).toHaveValue('year')
    await scores.getByRole('button', { name: 'Show as table' }).click()
    await expect(scores.getByRole('row')).toHaveCount(3)
    await scores.getByRole('slider').focus()
    await page.keyboard.press('Home')
    await expect(scores.getByRole('slider')).toHaveAttribute('aria-valuetext', /: 580$/)
  })

  test('never joins scores of two models in one line', async ({ page, context, person }) => {
    const fico = { bureau: 'transunion', model: 'fico_9' }
    await store(context, '/api/credit-scores', { score: 700, recordedAt: daysAgo(60), ...fico })
    await store(context, '/api/credit-scores', {
      score: 640,
      recordedAt: daysAgo(30),
      bureau: 'equifax',
      model: 'vantagescore_3',
    })
    await store(context, '/api/credit-scores', { score: 711, recordedAt: daysAgo(3), ...fico })
    await openDashboard(page)
    const row = rowOf(page, 'Credit Score History')
    await expect(row, person.email).toContainText(/Up 11 points since .*TransUnion, FICO Score 9\.711/)
    const scores = await openRow(page, 'Credit Score History')
    await scores.getByRole('button', { name: 'Show as table' }).click()
    await expect(scores.getByRole('row')).toHaveCount(3)
    await page.goto(`${paths.creditMonitor}?tab=history`)
    await expect(page.getByRole('figure')).toContainText('Up 11 points since ')
  })

  test('rows open by keys, Back closes them, and a link opens them', async ({ page, context, person }) => {
    await storeDebts(context, threeDebts)
    await openDashboard(page)
    const [debts, goals] = [rowOf(page, 'Debt Breakdown'), rowOf(page, 'Financial Goals')]
    await debts.getByRole('button', { name: 'Debt Breakdown', exact: true }).press('Enter')
    await expect(debts, person.email).toContainText('26.99% APR')
    await goals.getByRole('button', { name: 'Financial Goals', exact: true }).press('Space')
    await expect(goals.getByRole('link', { name: 'Create Your First Goal' })).toBeVisible()
    await expect(page).toHaveURL(/open=debts\.goals/)
    await page.goBack()
    await expect(goals.getByRole('link', { name: 'Create Your First Goal' })).toHaveCount(0)
    await expect(debts).toContainText('26.99% APR')
    await debts.getByRole('button', { name: 'Debt Breakdown', exact: true }).press('Enter')
    await expect(page).toHaveURL(new RegExp(`${paths.dashboard}$`))
    const html = await (await context.request.get(`${paths.dashboard}?open=debts.plan&tool=car`)).text()
    for (const words of ['26.99% APR', 'Months to freedom', 'What a car costs you in the end'])
      expect(html, 'the server draws what the address opens').toContain(words)
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
    await expect(page.getByText('$17,350 left'), person.email).toBeVisible()
    await expect(await openRow(page, 'Debt Breakdown')).toContainText('$1,150')
  })

  test('does what each other tile says', async ({ page, person }) => {
    await openDashboard(page)
    await page.getByRole('button', { name: /Find Extra Money/ }).click()
    await expect(page, person.email).toHaveURL(new RegExp(`${paths.extraIncome}$`))
    await expectToast(page, 'Good idea!')
    await page.goto(paths.dashboard)
    await page.getByRole('button', { name: /Learn Strategies/ }).click()
    await expect(page).toHaveURL(new RegExp(`${paths.education}$`))
    await expectToast(page, 'Good choice!')
    await page.goto(paths.dashboard)
    await page.getByRole('button', { name: /Get Expert Help/ }).click()
    await expectToast(page, 'Asking for help takes strength.')
    await expect(page.getByRole('button', { name: 'Get expert help', exact: true })).toBeFocused()
    await expect(page.getByRole('link', { name: '800-388-2227' })).toHaveAttribute('href', 'tel:+18003882227')
  })

  test('is told what is new since the last visit', async ({ page, context, person }) => {
    await storeDebts(context, threeDebts)
    await openDashboard(page)
    await expect(page.getByText('In the last 7 days: nothing new.'), person.email).toBeVisible()
    await page.evaluate((day) => {
      const kept = JSON.parse(localStorage.getItem('jubilee-last-here') ?? '{}') as object
      localStorage.setItem('jubilee-last-here', JSON.stringify({ ...kept, day }))
    }, daysAgo(3))
    await page.getByRole('button', { name: 'Record payment' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Amount paid').fill('100')
    await dialog.getByLabel(/Interest charged/).fill('0')
    await dialog.getByRole('button', { name: 'Record payment' }).click()
    await expect(page.getByText('In the last 7 days: $100 paid on Store card.')).toBeVisible()
    await page.reload()
    await expect(page.getByText(/^Since \w{3} \d+: \$100 paid on Store card\.$/)).toBeVisible()
  })

  test('who has paid off every debt is told so', async ({ page, context, person }) => {
    await storeDebts(context, [{ ...threeDebts[0]!, balance: '0.00' }])
    await openDashboard(page)
    await expect(page.getByText('You owe nothing on these debts.').first(), person.email).toBeVisible()
    const debts = await openRow(page, 'Debt Breakdown')
    await expect(debts).toContainText('No debt to track!')
    await expect(debts).toContainText("You're debt-free. Keep up the great work!")
    await expectAccessible(page, 'the dashboard with every debt paid off')
  })
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
  await page.getByRole('heading', { name: 'Tools' }).scrollIntoViewIfNeeded()
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
    const health = await openRow(page, 'Financial health score')
    await expect(health).toContainText('75')
    await expect(health.getByText('Sample', { exact: true })).toBeVisible()
    await expect(page.getByText('No debt to track!')).toHaveCount(0)
    await openRow(page, 'Debt Freedom Resources')
    await expect(page.getByRole('link', { name: /Debt snowball vs avalanche/ })).toBeVisible()
    await expect(page.getByRole('link', { name: /Staying motivated/ })).toBeVisible()
    await expectAccessible(page, 'the dashboard that could not be loaded')
    await page.unroute('**/api/dashboard')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('Your figures could not be loaded.')).toHaveCount(0)
    await expect(rowOf(page, 'Debt payoff strategy')).toContainText('Store card')
  })

  test('leaves a default image where an article has none that loads', async ({ page, person }) => {
    await page.route('**/images/articles/*.svg', (route) =>
      route.request().url().endsWith('/default.svg')
        ? route.fallback()
        : route.fulfill({ status: 404, body: '' }),
    )
    await openDashboard(page)
    const resources = await openRow(page, 'Debt Freedom Resources')
    await expect(resources.getByRole('link', { name: 'View All Resources' })).toHaveAttribute(
      'href',
      paths.education,
    )
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
  await openRow(page, 'Debt Breakdown')
  await expect(page.getByText('and 52 more debts'), person.email).toBeVisible()
  await openRow(page, 'Financial Goals')
  await expect(page.getByText('and 37 more goals')).toBeVisible()
  await expect((await openRow(page, 'Monthly Budget')).getByRole('listitem')).toHaveCount(3)
  const credit = await openRow(page, 'Credit Score History')
  await credit.getByLabel('Time range').selectOption({ label: 'All time' })
  await expect(credit.getByRole('figure')).toContainText('Up 99 points')
  await expectNoSidewaysScroll(page)
})
