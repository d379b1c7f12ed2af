import { paths } from '#web/paths.ts'
import { answerCookieBanner, expect, expectNoSidewaysScroll, test } from './fixtures.ts'
import { premiumOriginalPrice, premiumPrice, proPrice } from './plan-prices.ts'

test.beforeEach(({ page }) => answerCookieBanner(page))

for (const path of [paths.privacy, paths.terms]) {
  test(`${path} has its whole text and a Login for visitors`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.getByRole('main').getByRole('heading', { level: 2 }).count()).toBeGreaterThan(3)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toHaveAttribute(
      'href',
      paths.login,
    )
    await expect(page.getByRole('banner').getByRole('link', { name: /Jubilee/ })).toHaveAttribute(
      'href',
      paths.landing,
    )
    await expectNoSidewaysScroll(page)
  })

  test(`${path} leads a signed-in person to the dashboard`, async ({ page, person }) => {
    await page.goto(path)
    const header = page.getByRole('banner')
    await expect(header.getByRole('link', { name: 'Login' }), person.email).toBeHidden()
    await expect(header.getByRole('link', { name: /Jubilee/ })).toHaveAttribute('href', paths.dashboard)
  })
}

test.describe('the prices', () => {
  test('stand in three cards, with the old price of Premium', async ({ page }) => {
    await page.goto(paths.pricing)
    const plans = page.getByRole('region', { name: 'Plans' })
    await expect(plans.getByRole('heading', { level: 2 })).toHaveText(['Free', 'Pro', 'Premium'])
    for (const price of ['$0', proPrice, premiumPrice])
      await expect(plans.getByText(price, { exact: true })).toBeVisible()
    await expect(plans.getByText(premiumOriginalPrice)).toBeVisible()
    await expectNoSidewaysScroll(page)
  })

  test('answer four questions', async ({ page }) => {
    await page.goto(paths.pricing)
    const questions = page.getByRole('main').locator('details')
    await expect(questions).toHaveCount(4)
    await questions.last().locator('summary').click()
    await expect(questions.last()).toHaveAttribute('open', '')
  })

  test('mark the plan a person is on', async ({ page, person }) => {
    await page.goto(paths.pricing)
    const free = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Free' }) })
    await expect(free.getByText('Your plan', { exact: true }), person.email).toBeVisible()
    await free.getByRole('link', { name: 'Continue on Free' }).click()
    await expect(page).toHaveURL(new RegExp(`${paths.dashboard}$`))
  })

  test('lead to the sign-in from Get Started Free', async ({ page }) => {
    await page.goto(paths.pricing)
    await page.getByRole('link', { name: 'Get Started Free' }).click()
    await expect(page).toHaveURL(new RegExp(paths.login))
  })
})

test('the welcome page without a session says so', async ({ page }) => {
  await page.goto(paths.welcome)
  await expect(page.getByText('No subscription session found')).toBeVisible()
  await page.getByRole('link', { name: 'Return to Pricing' }).click()
  await expect(page).toHaveURL(new RegExp(`${paths.pricing}$`))
})
