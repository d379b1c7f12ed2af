import { paths } from '#web/paths.ts'
import { answerCookieBanner, expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts'

test.beforeEach(({ page }) => answerCookieBanner(page))

test('Free is shown with nothing to pay, and what comes later says so', async ({ page, person }) => {
  await page.goto(paths.billing)
  const subscription = page.getByRole('region', { name: 'Subscription' })
  await expect(subscription.getByText('FREE', { exact: true })).toBeVisible()
  await expect(subscription.getByText('Next billing date')).toBeVisible()
  await expect(subscription.getByText('Pro is $39 per month')).toBeVisible()
  await expect(page.getByText('No card is stored.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Account' }).getByText(person.email)).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page, 'billing')
  await page.getByRole('link', { name: 'Choose mails' }).click()
  await expect(page.getByRole('heading', { name: 'Mails to you' })).toBeVisible()
})

const account = {
  subscriptionPlanId: 'price_monthly',
  subscriptionEndsAt: '2099-12-24T15:00:00.000Z',
}

for (const [status, word, label] of [
  ['active', 'ACTIVE', 'Next billing date'],
  ['past_due', 'PAST DUE', 'Next billing date'],
  ['canceled', 'CANCELED', 'Access ends'],
] as const) {
  test(`a plan that is ${status} reads ${word} and ${label}`, async ({ page, person }) => {
    await page.route('**/api/auth/user', async (route) => {
      const response = await route.fetch()
      const user = (await response.json()) as object
      await route.fulfill({ response, json: { ...user, ...account, subscriptionStatus: status } })
    })
    await page.goto(paths.billing)
    const subscription = page.getByRole('region', { name: 'Subscription' })
    await expect(subscription.getByText(word, { exact: true }), person.email).toBeVisible()
    await expect(subscription.getByText(label)).toBeVisible()
    await expect(subscription.getByText('12/24/2099')).toBeVisible()
    await expect(subscription.getByText('$39 per month', { exact: true })).toBeVisible()
  })
}

test('an admin has a notice in place of a subscription', async ({ page, person }) => {
  await page.route('**/api/auth/user', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...((await response.json()) as object), isAdmin: true } })
  })
  await page.goto(paths.billing)
  await expect(page.getByRole('heading', { name: 'Admin (Free)' }), person.email).toBeVisible()
  await expect(page.getByRole('region', { name: 'Subscription' })).toHaveCount(0)
  await expectAccessible(page, 'billing of an admin')
})
