import { paths } from '#web/paths.ts'
import {
  answerCookieBanner,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectToast,
  test,
} from './fixtures.ts'
import { premiumOriginalPrice, premiumPrice } from './plan-prices.ts'

test.beforeEach(({ page }) => answerCookieBanner(page))

for (const path of [paths.products, paths.partners]) {
  test(`${path} shows the course and the partners`, async ({ page, person }) => {
    await page.goto(path)
    const course = page.getByRole('region', { name: 'From Debt to Building' })
    await expect(course.getByText(premiumPrice, { exact: true }), person.email).toBeVisible()
    await expect(course.getByText(premiumOriginalPrice)).toBeVisible()
    await expect(course.getByText(/Cancel anytime/)).toBeVisible()
    await expect(course.getByText(/^Week \d$/)).toHaveCount(8)
    await expect(course.getByRole('heading', { name: 'Planned. Not part of the price today.' })).toBeVisible()
    await expect(course.getByText('50+ videos (8+ hours)', { exact: true })).toBeVisible()
    await expect(course.getByText(/support/i)).toHaveCount(0)
    const partners = page.getByRole('region', { name: 'Partner resources' })
    await expect(partners.getByRole('article')).toHaveCount(4)
    for (const rating of ['4.8', '4.7', '4.6', '4.5']) {
      await expect(partners.getByText(rating, { exact: true })).toBeVisible()
    }
    await expectNoSidewaysScroll(page)
  })
}

test('a week opens to its lessons', async ({ page, person }) => {
  await page.goto(paths.products)
  const lesson = page.getByText('Ask for a lower rate', { exact: true })
  await expect(lesson, person.email).toBeHidden()
  await page.getByText('Talk to lenders').click()
  await expect(lesson).toBeVisible()
  await expectAccessible(page, 'the open curriculum')
})

test('weeks and codes are reached and used by keys', async ({ page, context, person }) => {
  await context.grantPermissions(['clipboard-write'])
  await page.goto(paths.products)
  await page.getByRole('button', { name: 'Upgrade to Premium Plan' }).focus()
  for (let week = 1; week <= 8; week += 1) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('The month you owe nothing'), person.email).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Copy code of Sample Partner One' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeFocused()
})

test('samples are marked, and lead nowhere', async ({ page, person }) => {
  await page.goto(paths.products)
  const partners = page.getByRole('region', { name: 'Partner resources' })
  await expect(partners.getByText('Sample', { exact: true }), person.email).toHaveCount(4)
  await expect(partners.getByRole('link')).toHaveCount(0)
  await expect(partners.getByText('What we are paid', { exact: true })).toHaveCount(0)
})

test('the law on credit repair stands beside the offers', async ({ page, person }) => {
  await page.goto(paths.products)
  const rights = page.getByRole('region', { name: 'Before you pay for credit repair' })
  await expect(rights.getByText('It may not take money before the work is done.'), person.email).toBeVisible()
  const law = rights.getByRole('link', { name: /Credit Repair Organizations Act/ })
  await expect(law).toHaveAttribute('rel', /noopener/)
})

test.describe('a code', () => {
  test('is copied, which shows for two seconds', async ({ page, context, person }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.clock.install()
    await page.goto(paths.products)
    const offer = page.getByRole('article', { name: 'Sample Partner Two' })
    await expect(offer).toBeVisible()
    // From here on time stands still but for what the test lets pass.
    await page.clock.pauseAt(new Date(Date.now() + 3_600_000))
    await offer.getByRole('button', { name: 'Copy code of Sample Partner Two' }).click()
    await expect(offer.getByRole('button', { name: 'Copied!' }), person.email).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('SAMPLE50')
    await page.clock.runFor(1900)
    await expect(offer.getByRole('button', { name: 'Copied!' })).toBeVisible()
    await page.clock.runFor(200)
    await expect(offer.getByRole('button', { name: /Copy code/ })).toBeVisible()
  })

  test('that cannot be copied says what to do', async ({ page, person }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
    })
    await page.goto(paths.products)
    await page.getByRole('button', { name: 'Copy code of Sample Partner One' }).click()
    await expectToast(page, 'Copy Failed')
    await expectToast(page, 'Please select and copy manually.')
    await expect(page.getByText('SAMPLE20', { exact: true }), person.email).toBeVisible()
  })
})
