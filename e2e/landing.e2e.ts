import { paths } from '#web/paths.ts'
import { answerCookieBanner, expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts'

test.describe('the landing page', () => {
  test('has every section of the specification', async ({ page }) => {
    await page.goto(paths.landing)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.getByText('Faith. Finance. Freedom.').first()).toBeVisible()
    const offer = page.getByRole('region', { name: 'What We Offer' })
    await expect(offer.getByRole('listitem').first()).toBeVisible()
    const tools = page.getByRole('region', { name: 'Eight tools, one plan.' })
    await expect(tools.getByRole('listitem')).toHaveCount(8)
    const stories = page.getByRole('region', { name: 'Success stories' })
    await expect(stories.getByRole('listitem')).toHaveCount(3)
    await expect(stories.getByText('Illustration. Not a real person’s story.')).toHaveCount(3)
    // reading 12: neither has a year and a source
    await expect(page.getByText(/out of 5 stars|500K|1,200\+/)).toHaveCount(0)
    const foundation = page.getByRole('region', { name: 'Some debts are too heavy for one person.' })
    await expect(foundation.getByText('100%', { exact: true })).toBeVisible()
    // the ledger is asked when somebody comes near
    await foundation.scrollIntoViewIfNeeded()
    await expect(foundation.getByText(/by our public ledger$/)).toBeVisible()
    await expect(page.getByText('It is not a credit repair organization', { exact: false })).toBeVisible()
    await expectNoSidewaysScroll(page)
  })

  test('leads where its links say', async ({ page }) => {
    await page.goto(paths.landing)
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: 'Start Your Journey' })).toHaveAttribute(
      'href',
      paths.pricing,
    )
    await expect(main.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', paths.pricing)
    await expect(main.getByRole('link', { name: /Learn More.*Foundation/ })).toHaveAttribute(
      'href',
      paths.foundation,
    )
    const footer = page.getByRole('contentinfo')
    await expect(footer.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', paths.privacy)
    await expect(footer.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', paths.terms)
    await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click()
    await expect(page).toHaveURL(new RegExp(`${paths.login}$`))
  })

  test('scrolls to the features on Learn More', async ({ page }) => {
    await page.goto(paths.landing)
    await page.getByRole('link', { name: 'Learn More', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Eight tools, one plan.' })).toBeInViewport()
  })

  test('shows no Sign In to a person who is signed in', async ({ page, person }) => {
    await page.goto(paths.landing)
    const header = page.getByRole('banner')
    await expect(header.getByRole('link', { name: 'Sign In' }), person.email).toBeHidden()
    await expect(header.getByRole('link', { name: 'Home', exact: true })).toBeVisible()
  })

  test('tags its picture as a sample', async ({ page }) => {
    await page.goto(paths.landing)
    await expect(page.getByText('Sample', { exact: true }).first()).toBeVisible()
  })

  test('has nothing for axe to find', async ({ page }) => {
    // The banner lies over what is at the foot of the window; its own test looks at it.
    await answerCookieBanner(page)
    await page.goto(paths.landing)
    await expectAccessible(page, paths.landing)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, expectedProblems: /request failed: .*\.js csp/ })

  for (const path of [paths.landing, paths.pricing, paths.privacy, paths.terms]) {
    test(`${path} can be read`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' })).toBeVisible()
    })
  }
})
