/** A visitor buys, sets up the account, and finds the plan in it; then cancels and takes that back. All of it real. */
import { paths } from '#web/paths.ts'
import {
  answerCookieBanner,
  expect,
  expectToast,
  openMail,
  openSignUpLink,
  somebody,
  test,
} from './fixtures.ts'
import { payAsGuest } from './payment-pages.ts'

test.beforeEach(({ page }) => answerCookieBanner(page))

test('a guest’s purchase waits for the account, and is theirs from then on', async ({ page }) => {
  const { email, password, firstName } = somebody()
  await page.goto(paths.pricing)
  await page.getByRole('button', { name: 'Unlock Pro Features' }).click()
  await payAsGuest(page, { email, button: 'Start trial' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Jubilee Pro!')
  await expect(page.getByText('Your subscription is confirmed')).toBeVisible()
  await expect(page.getByText(email)).toBeVisible()

  await page.getByRole('link', { name: 'Continue to Account Setup' }).click()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await page.getByLabel('First name').fill(firstName)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await openSignUpLink(page, email)
  await expect(page).toHaveURL(new RegExp(`${paths.dashboard}$`))
  // Premium is the next plan for somebody on Pro.
  await expect(page.getByText('Unlock Premium Educational Resources').first()).toBeVisible()

  await page.goto(paths.billing)
  const plan = page.getByRole('region', { name: 'Subscription' })
  await expect(plan.getByText('TRIALING', { exact: true })).toBeVisible()
  await expect(page.getByText('Visa ending in 4242')).toBeVisible()
  await plan.getByRole('button', { name: 'Cancel plan' }).click()
  await page.getByRole('button', { name: 'Yes, cancel it' }).click()
  await expectToast(page, 'Your plan is canceled')
  await expect(plan.getByText('CANCELED', { exact: true })).toBeVisible()
  await expect(plan.getByText('Access ends')).toBeVisible()
  await openMail(page, email, /^Your plan ends on/)
  await page.goto(paths.billing)
  await plan.getByRole('button', { name: 'Resume plan' }).click()
  await expectToast(page, 'Your plan goes on')
  await expect(plan.getByText('TRIALING', { exact: true })).toBeVisible()
})
