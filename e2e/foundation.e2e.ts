import { paths } from '#web/paths.ts'
import { answerCookieBanner, expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts'

test.beforeEach(({ page }) => answerCookieBanner(page))

test('the foundation says what it gives, to whom, and shows no figure that nobody can look up', async ({
  page,
  person,
}) => {
  await page.goto(paths.foundation)
  const figures = page.getByRole('region', { name: 'The foundation in figures' })
  for (const value of ['10%', '100%'])
    await expect(figures.getByText(value, { exact: true }), person.email).toBeVisible()
  // the sandbox's ledger begins with a gift
  await expect(figures.getByText(/by our public ledger$/)).toBeVisible()
  await expect(figures.getByText(/paid, in published groups$/)).toBeVisible()
  await expect(page.getByText(/500K|1,200\+/)).toHaveCount(0)
  const served = page.getByRole('region', { name: 'Who we serve' })
  await expect(served.getByRole('heading', { level: 3 })).toHaveText([
    'Single parents',
    'Elderly people',
    'Low-income families',
  ])
  const grants = page.getByRole('region', { name: 'Three grants' })
  for (const amount of ['$2,000', '$3,500', '$5,000']) {
    await expect(grants.getByText(amount, { exact: true })).toBeVisible()
  }
  await expect(grants.getByText('Age 65 or older')).toBeVisible()
  await expectNoSidewaysScroll(page)
})

test('the income limits can be found for every area', async ({ page, person, isMobile }) => {
  await page.goto(paths.foundation)
  await page.getByRole('link', { name: 'See the limit for your household' }).click()
  const limits = page.getByRole('region', { name: 'Income limits of the emergency grant' })
  await expect(limits.getByRole('row', { name: /^4 / }), person.email).toContainText('$66,000')
  if (isMobile) await limits.getByText('Alaska').first().click()
  await expect(limits.getByRole('row', { name: /^4 / })).toContainText('$82,500')
  await expect(limits.getByRole('cell', { name: '$82,500' })).toBeVisible()
  await expect(limits.getByRole('link', { name: /HHS poverty guidelines 2026/ })).toHaveAttribute(
    'rel',
    /noopener/,
  )
})

test('applying leads to the check, and to where an application stands', async ({ page, person }) => {
  await page.goto(paths.foundation)
  const apply = page.getByRole('region', { name: 'Apply for a grant' })
  await expect(apply.getByRole('listitem'), person.email).toHaveCount(3)
  await expect(apply.getByText('Review takes 3-5 business days.')).toBeVisible()
  await apply.getByRole('link', { name: 'Apply for a Grant' }).click()
  await expect(page).toHaveURL(new RegExp(`${paths.foundationApply}$`))
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByText('Proof of income:')).toBeVisible()
  await expect(page.getByText(/call 211/)).toBeVisible()
  await page.goBack()
  await apply.getByRole('link', { name: 'Where does my application stand?' }).click()
  await expect(page.getByRole('heading', { name: 'No application yet' })).toBeVisible()
})

test('giving leads to the page where anybody can give', async ({ page, person }) => {
  await page.goto(paths.foundation)
  const donate = page.getByRole('region', { name: /jubilee$/ })
  for (const tier of ['$50', '$250', '$500', '$2,000']) {
    await expect(donate.getByText(tier, { exact: true }), person.email).toBeVisible()
  }
  await donate.getByRole('link', { name: 'Make a Donation' }).click()
  await expect(page).toHaveURL(new RegExp(`${paths.foundationDonate}$`))
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('a visitor learns more from the landing page, goes home from it, and signs in for what is their own', async ({
  page,
  person,
}) => {
  await page.context().clearCookies()
  await page.goto(paths.landing)
  await page.getByRole('link', { name: /Learn More about the Jubilee Foundation/ }).click()
  await expect(page).toHaveURL(new RegExp(`${paths.foundation}$`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Some debts are too heavy for one person.')
  await expectAccessible(page, 'the foundation for a visitor')
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`${paths.landing}$`))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Foundation' }).click()
  await page.getByRole('link', { name: 'Where does my application stand?' }).click()
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(new RegExp(`${paths.foundationApplication}$`))
})
