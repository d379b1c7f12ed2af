/** The dashboard by plan: its banner, its tips and its tools, which open in place. */
import { paths } from '#web/paths.ts'
import { openDashboard, openRow, openTool, rowOf, toolButton } from './dashboard-parts.ts'
import {
  answerCookieBanner,
  expect,
  expectAccessible,
  signInAsAdmin,
  signInAsDemo,
  test,
} from './fixtures.ts'

test.beforeEach(({ page }) => answerCookieBanner(page))

test.describe('by plan', () => {
  const upgrade = 'Try Pro Free for 7 Days'
  const unlock = 'Unlock Premium Educational Resources'
  const tips = 'Ways to be free sooner'

  test('free: the upgrade banner, no tips, the coach alone', async ({ page, context }) => {
    await signInAsDemo(context, 'free')
    await openDashboard(page)
    await expect(page.getByRole('link', { name: upgrade })).toHaveAttribute('href', paths.pricing)
    await expect(page.getByRole('link', { name: 'Compare Plans' })).toHaveAttribute('href', paths.pricing)
    const plan = await openRow(page, 'Debt payoff strategy')
    await expect(plan).toContainText('Months to freedom')
    await expect(page.getByRole('heading', { name: tips })).toHaveCount(0)
    await expect(toolButton(page, 'Predictions')).toHaveCount(0)
    await expect(await openTool(page, 'Ask the coach')).toBeVisible()
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
    await openRow(page, 'Debt payoff strategy')
    await expect(rowOf(page, tips)).toContainText('Federal Reserve')
    await openTool(page, 'Predictions')
    await openTool(page, 'Find income')
    await expect(toolButton(page, 'Six-month roadmap')).toHaveCount(0)
    await expectAccessible(page, 'the dashboard on Pro')
  })

  for (const name of ['premium', 'admin'] as const) {
    test(`${name}: everything and no banner`, async ({ page, context }) => {
      if (name === 'admin') await signInAsAdmin(page)
      else await signInAsDemo(context, name)
      await openDashboard(page)
      await expect(page.getByRole('heading', { name: unlock })).toHaveCount(0)
      await expect(page.getByRole('link', { name: upgrade })).toHaveCount(0)
      if (name === 'premium') {
        await openRow(page, 'Debt payoff strategy')
        await expect(page.getByRole('heading', { name: tips })).toBeVisible()
      }
      await openTool(page, 'Six-month roadmap')
      await openTool(page, 'Dispute a credit report')
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

test('each tool opens in place, one at a time, by its own address, and Back closes it', async ({
  page,
  person,
}) => {
  await openDashboard(page)
  const payoff = await openTool(page, 'Payoff calculator')
  await expect(page, person.email).toHaveURL(/tool=payoff$/)
  const home = await openTool(page, 'Home buying')
  await expect(payoff).toHaveCount(0)
  await expect(page).toHaveURL(/tool=home$/)
  await page.goBack()
  await expect(home).toHaveCount(0)
  await expect(page).toHaveURL(new RegExp(`${paths.dashboard}$`))
  await page.goto(`${paths.dashboard}?tool=car`)
  await expect(rowOf(page, 'Car Deal Analyzer')).toBeInViewport()
  await toolButton(page, 'Car deal').press('Enter')
  await expect(rowOf(page, 'Car Deal Analyzer')).toHaveCount(0)
  await expect(rowOf(page, 'Tools').getByRole('link', { name: 'Letters to collectors' })).toHaveAttribute(
    'href',
    paths.letters,
  )
  await expectAccessible(page, 'the dashboard with its tools')
})
