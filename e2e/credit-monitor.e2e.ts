import type { BrowserContext, Page } from '@playwright/test'
import { paths } from '#web/paths.ts'
import { agreed, showMonitoring } from './credit-states.ts'
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
import { proPlan, showPlan } from './plan-states.ts'

test.beforeEach(({ page }) => answerCookieBanner(page))

const origin = `http://localhost:${process.env['JUBILEE_E2E_PORT']}`

async function storeScores(context: BrowserContext, scores: [string, number][]): Promise<void> {
  for (const [recordedAt, score] of scores) {
    const data = { score, recordedAt, bureau: 'experian', model: 'fico_8' }
    const response = await context.request.post('/api/credit-scores', { data, headers: { origin } })
    expect(response.status(), `${score} is stored`).toBe(201)
  }
}

const notThereYet = {
  provider: 'transunion',
  success: false,
  message: 'TransUnion is still at work. The score will show here when it comes.',
  score: null,
}

const summary = (page: Page) => page.getByRole('region', { name: 'Score summary' })
const openTab = (page: Page, name: string) => page.getByRole('tab', { name }).click()

test('without data of their own the person sees the tagged example', async ({ page, person }) => {
  await page.goto(paths.creditMonitor)
  await expect(summary(page).getByText('742'), person.email).toBeVisible()
  await expect(summary(page).getByText('Very Good')).toBeVisible()
  await expect(summary(page).getByText('Sample')).toBeVisible()
  await expect(page.getByRole('tabpanel').getByText('Sample')).toBeVisible()
  await expect(page.getByRole('tabpanel').getByText('95')).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page, 'the credit monitor, sample')
  await openTab(page, 'Recommendations')
  await expect(page.getByRole('heading', { name: 'Reduce Credit Card Balances' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Keep Old Accounts Open' })).toBeVisible()
  await openTab(page, 'Score History')
  await expect(page.getByText('3 Months Ago')).toBeVisible()
  await expect(page).toHaveURL(/tab=history/)
  await expectAccessible(page, 'the credit monitor, sample history')
})

test('a score is added, refused while it is wrong, and takes the place of the example', async ({
  page,
  person,
}) => {
  await page.goto(paths.creditMonitor)
  await page.getByRole('button', { name: 'Add your own score' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Score', { exact: true }).fill('900')
  await dialog.getByLabel('Date of the score').fill('2099-01-01')
  await dialog.getByRole('button', { name: 'Add score' }).click()
  await expect(
    dialog.getByText('Enter a score from 300 to 850, as a whole number.').first(),
    person.email,
  ).toBeVisible()
  await expect(dialog.getByText('It cannot be in the future.').first()).toBeVisible()
  await expectAccessible(page, 'the score dialog with errors')
  await dialog.getByLabel('Score', { exact: true }).fill('712')
  await dialog.getByLabel('Date of the score').fill('2026-09-14')
  await dialog.getByLabel('Bureau').selectOption({ label: 'Experian' })
  await dialog.getByLabel('Scoring model').selectOption({ label: 'FICO Score 8' })
  await dialog.getByRole('button', { name: 'Add score' }).click()
  await expectToast(page, 'Score 712 added')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your latest score is 712: Good.')
  await expect(summary(page).getByText('Experian, FICO Score 8')).toBeVisible()
  await expect(summary(page).getByText('Sample')).toHaveCount(0)
})

test('the history shows changes, a line, and gives back what was removed', async ({
  page,
  context,
  person,
}) => {
  await storeScores(context, [
    ['2026-08-03', 688],
    ['2026-09-07', 702],
    ['2026-10-05', 699],
  ])
  await page.goto(`${paths.creditMonitor}?tab=history&range=all`)
  await expect(summary(page).getByText('Up 11 points since 08/03/2026'), person.email).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Up 11 points since 08/03/2026' })).toBeVisible()
  const list = page.getByRole('region', { name: 'Your scores', exact: true })
  await expect(list.getByRole('listitem')).toHaveCount(3)
  await expect(list.getByText('(+14)')).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page, 'the score history')
  await page.getByRole('button', { name: 'Remove the score 699 from 10/05/2026' }).click()
  await expectToast(page, 'Score 699 removed')
  await expect(list.getByRole('listitem')).toHaveCount(2)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expectToast(page, 'Score restored')
  await expect(list.getByRole('listitem')).toHaveCount(3)
  await page.getByLabel('Time range').selectOption({ label: 'Last year' })
  await expect(page).toHaveURL(/range=year/)
})

test('factors and recommendations come from the person’s own debts', async ({ page, context, person }) => {
  await storeDebts(context, threeDebts)
  const card = {
    name: 'Limit card',
    type: 'credit_card',
    balance: '450.00',
    interestRate: '0.2',
    minimumPayment: '25.00',
    creditLimit: '1000.00',
    startedOn: '2019-09-01',
  }
  await storeDebts(context, [card])
  await page.goto(paths.creditMonitor)
  const panel = page.getByRole('tabpanel')
  await expect(
    panel.getByText('You use 45% of your card limits: $450 of $1,000.'),
    person.email,
  ).toBeVisible()
  await expect(panel.getByText('Not known yet')).toHaveCount(1)
  await expect(panel.getByText('Sample')).toHaveCount(0)
  await expectAccessible(page, 'own factors')
  await openTab(page, 'Recommendations')
  await expect(panel.getByText(/Limit card is at 45%: \$\d+ brings it under 30%/)).toBeVisible()
  await expect(panel.getByText(/Limit card is your oldest card/)).toBeVisible()
  await expectAccessible(page, 'own recommendations')
})

test('on Free, fetching and monitoring lead to the plans, and scores by hand stay', async ({
  page,
  person,
}) => {
  await page.goto(paths.creditMonitor)
  const sync = page.getByRole('region', { name: 'Sync your scores' })
  await sync.getByRole('button', { name: 'Sync both' }).click()
  await expect(
    sync.getByText('Fetching your score is part of Pro.', { exact: false }),
    person.email,
  ).toBeVisible()
  const monitoring = page.getByRole('region', { name: 'Automatic monitoring' })
  await expect(monitoring.getByRole('checkbox', { name: 'Experian' })).toBeChecked()
  await expect(monitoring.getByRole('radio', { name: 'Weekly' })).toBeChecked()
  await monitoring.getByRole('checkbox', { name: 'Experian' }).uncheck()
  await expect(monitoring.getByText('Select Providers')).toBeVisible()
  await expect(monitoring.getByText('Please select at least one credit monitoring provider.')).toBeVisible()
  await expect(monitoring.getByRole('button', { name: 'Set up monitoring' })).toBeDisabled()
  await monitoring.getByRole('checkbox', { name: 'TransUnion' }).check()
  await monitoring.getByRole('button', { name: 'Set up monitoring' }).click()
  await expect(monitoring.getByText('Monitoring is part of Pro.', { exact: false })).toBeVisible()
  await expectAccessible(page, 'the credit monitor with its notices')
  await monitoring.getByRole('link', { name: 'See the plans' }).click()
  await expect(page).toHaveURL(paths.pricing)
})

test.describe('with Pro and a consent', () => {
  test('while a sync is on its way its buttons wait; what it says stays on the screen', async ({
    page,
    person,
  }) => {
    await showPlan(page, proPlan)
    await showMonitoring(page, { ...agreed, onItsWay: ['transunion'] })
    const held = Promise.withResolvers<void>()
    await page.route('**/api/credit/sync', async (route) => {
      await held.promise
      await route.fulfill({ status: 200, json: { results: [notThereYet] } })
    })
    await page.goto(paths.creditMonitor)
    const sync = page.getByRole('region', { name: 'Sync your scores' })
    await expect(sync.getByText('On its way from TransUnion.', { exact: false }), person.email).toBeVisible()
    await sync.getByRole('button', { name: 'Sync TransUnion' }).click()
    for (const name of ['Sync Experian', 'Sync TransUnion', 'Sync both'])
      await expect(sync.getByRole('button', { name })).toBeDisabled()
    await expect(sync.getByRole('button', { name: 'Sync TransUnion' })).toHaveAttribute('aria-busy', 'true')
    held.resolve()
    await expectToast(page, 'Sync Complete')
    await expect(sync.getByText(notThereYet.message)).toBeVisible()
    await expect(sync.getByRole('button', { name: 'Sync both' })).toBeEnabled()
  })

  test('monitoring says what it could not do, and how to stop', async ({ page, person }) => {
    await showPlan(page, proPlan)
    const problem = 'We could not reach the credit bureaus. We will try again within the hour.'
    const schedule = { providers: ['transunion'], frequency: 'daily', nextOn: '2026-11-21', problem } as const
    await showMonitoring(page, {
      ...agreed,
      verification: 'unsupported',
      schedule: { ...schedule, providers: [...schedule.providers], lastRunAt: '2026-11-20T15:00:00.000Z' },
    })
    await page.goto(paths.creditMonitor)
    const monitoring = page.getByRole('region', { name: 'Automatic monitoring' })
    await expect(monitoring.getByText(problem), person.email).toBeVisible()
    await expect(monitoring.getByText('11/21/2026')).toBeVisible()
    await expect(monitoring.getByText(/^11\/20\/2026, 10:00/)).toBeVisible()
    await expect(monitoring.getByRole('button', { name: 'Stop monitoring' })).toBeVisible()
    await expect(monitoring.getByRole('radio', { name: 'Daily' })).toBeChecked()
    await expect(page.getByText('more proof of who you are', { exact: false })).toBeVisible()
    await expectNoSidewaysScroll(page)
  })
})

test.describe('a server that refuses', () => {
  test.use({ expectedProblems: /status of 503|Failed to load resource/ })

  test('leaves what was typed for the consent, and says nothing was sent', async ({ page, person }) => {
    await showPlan(page, proPlan)
    await page.route('**/api/credit/consent', (route) =>
      route.fulfill({ status: 503, json: { message: 'The bureaus are away.', code: 'unavailable' } }),
    )
    await page.goto(paths.creditMonitor)
    await page.getByRole('button', { name: 'Sync Experian' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Birth date').fill('1988-04-12')
    await dialog.getByLabel('Mobile phone').fill('2025550143')
    await dialog.getByLabel('I have read this and agree.').check()
    await dialog.getByRole('button', { name: 'Agree and continue' }).click()
    await expect(dialog.getByRole('alert').getByText('The bureaus are away.'), person.email).toBeVisible()
    await expect(dialog.getByLabel('Mobile phone')).toHaveValue('2025550143')
  })

  test('leaves a removed score in the history, and says so', async ({ page, context, person }) => {
    await storeScores(context, [['2026-10-05', 699]])
    await page.goto(`${paths.creditMonitor}?tab=history&range=all`)
    await page.route('**/api/credit-scores/*', (route) =>
      route.fulfill({ status: 503, json: { message: 'Not now.', code: 'unavailable' } }),
    )
    await page.getByRole('button', { name: /Remove the score 699/ }).click()
    await expectToast(page, 'The score could not be removed.')
    const list = page.getByRole('region', { name: 'Your scores', exact: true })
    await expect(list.getByRole('listitem'), person.email).toHaveCount(1)
  })

  test('is said where the screen would be, with a way to try again', async ({ page, person }) => {
    await page.route('**/api/credit-scores', (route) =>
      route.fulfill({ status: 503, json: { message: 'Not now.', code: 'unavailable' } }),
    )
    await page.goto(paths.creditMonitor)
    await expect(page.getByText('Your credit data could not be loaded.'), person.email).toBeVisible()
    await page.unroute('**/api/credit-scores')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(summary(page)).toBeVisible()
  })
})

/** One day after another, from the first of 2024. */
const day = (index: number) => new Date(Date.UTC(2024, 0, 1 + index)).toISOString().slice(0, 10)

test('600 scores stay at hand', async ({ page, context, person }) => {
  const many = Array.from({ length: 600 }, (_, index): [string, number] => [day(index), 600 + (index % 200)])
  for (let from = 0; from < many.length; from += 50) {
    await Promise.all(many.slice(from, from + 50).map((one) => storeScores(context, [one])))
  }
  await page.goto(`${paths.creditMonitor}?tab=history&range=all`)
  const list = page.getByRole('region', { name: 'Your scores', exact: true })
  await expect(list.getByRole('listitem'), person.email).toHaveCount(12)
  await page.getByRole('button', { name: 'Show older scores (588 more)' }).click()
  await expect(list.getByRole('listitem')).toHaveCount(72)
})
