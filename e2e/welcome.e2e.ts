/** The page after checkout in its states; what was bought is answered in the payment processor's place. */
import type { Page, Route } from '@playwright/test'
import { paths } from '#web/paths.ts'
import { answerCookieBanner, expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts'
import { proPrice } from './plan-prices.ts'

test.beforeEach(({ page }) => answerCookieBanner(page))

const VERIFY = '**/api/verify-subscription*'
const place = `${paths.welcome}?session_id=cs_test_1`

const bought = {
  customerEmail: 'ruth@example.test',
  planId: 'price_monthly',
  status: 'trialing',
  trialEndsAt: '2099-12-24T15:00:00.000Z',
  needsAccount: true,
}

const answer = (page: Page, json: object) => page.route(VERIFY, (route) => route.fulfill({ json }))

test('a guest is welcomed and sets up the account, with the email filled in', async ({ page }) => {
  await answer(page, bought)
  await page.goto(place)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Jubilee Pro!')
  await expect(page.getByText('Your subscription is confirmed')).toBeVisible()
  await expect(page.getByText('ruth@example.test')).toBeVisible()
  await expect(page.getByText(`It is free until 12/24/2099. Then it costs ${proPrice} a month`)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Create Your Account' })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page, 'the welcome page')
  await page.getByRole('link', { name: 'Continue to Account Setup' }).click()
  await expect(page).toHaveURL(/\/login\?tab=create&returnTo=%2Fdashboard$/)
  await expect(page.getByText('The plan you chose becomes part of it.')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue('ruth@example.test')
})

test('a masked email is shown as it is, and fills in nothing', async ({ page }) => {
  await answer(page, {
    ...bought,
    customerEmail: 'r•••@example.test',
    planId: 'price_premium',
    trialEndsAt: null,
  })
  await page.goto(place)
  await expect(page.getByText(/You chose Premium/)).toBeVisible()
  await expect(page.getByText('r•••@example.test')).toBeVisible()
  await page.getByRole('link', { name: 'Continue to Account Setup' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create your account')
  await expect(page.getByLabel('Email')).toHaveValue('')
})

test('a person with an account goes on to the dashboard', async ({ page, person }) => {
  await answer(page, { ...bought, needsAccount: false })
  await page.goto(place)
  await expect(page.getByText('Your plan is in your account.'), person.email).toBeVisible()
  await page.getByRole('link', { name: 'Go to your dashboard' }).click()
  await expect(page).toHaveURL(new RegExp(`${paths.dashboard}$`))
})

test('a purchase on its way shows that it is asked for', async ({ page }) => {
  const { promise: asked, resolve } = Promise.withResolvers<Route>()
  await page.route(VERIFY, (route) => resolve(route))
  await page.goto(place)
  await expect(page.getByText('Confirming your subscription')).toBeVisible()
  // The page says so before its scripts have asked.
  await (await asked).fulfill({ json: bought })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Jubilee Pro!')
})

test.describe('what cannot be confirmed', () => {
  test.use({ expectedProblems: /verify-subscription/ })

  test('says the server’s own sentence, and is asked again', async ({ page }) => {
    await page.route(VERIFY, (route) =>
      route.fulfill({ status: 409, json: { message: 'The payment is not finished yet.', code: 'conflict' } }),
    )
    await page.goto(place)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The payment is not finished yet.')
    await expectAccessible(page, 'the welcome page with an error')
    await page.unroute(VERIFY)
    await answer(page, bought)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Jubilee Pro!')
  })

  test('says so without a network, and leads back to the prices', async ({ page }) => {
    await page.route(VERIFY, (route) => route.abort('connectionrefused'))
    await page.goto(place)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Failed to verify subscription')
    await page.getByRole('link', { name: 'Return to Pricing' }).click()
    await expect(page).toHaveURL(new RegExp(`${paths.pricing}$`))
  })
})
