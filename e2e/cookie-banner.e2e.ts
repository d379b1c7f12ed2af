import { paths } from '#web/paths.ts'
import { countVisits, expect, expectAccessible, test } from './fixtures.ts'

const stored = () => localStorage.getItem('cookie-consent')

test('nobody is asked where nothing is counted', async ({ page, person }) => {
  for (const path of [paths.landing, paths.dashboard, paths.goals]) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect(page.getByRole('heading', { level: 1 }), `${person.email} on ${path}`).toBeVisible()
    await expect(page.getByRole('region', { name: 'Cookies' })).toHaveCount(0)
  }
})

test.describe('the cookie banner', () => {
  test.beforeEach(({ page }) => countVisits(page))

  for (const [button, choice] of [
    ['Accept All', 'all'],
    ['Reject All', 'essential'],
  ] as const) {
    test(`remembers ${button}`, async ({ page }) => {
      await page.goto(paths.landing)
      const banner = page.getByRole('region', { name: 'Cookies' })
      await banner.getByRole('button', { name: button }).click()
      await expect(banner).toBeHidden()
      expect(await page.evaluate(stored)).toBe(choice)
      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(banner).toBeHidden()
    })
  }

  for (const [isOn, choice] of [
    [true, 'all'],
    [false, 'essential'],
  ] as const) {
    test(`Save Preferences with analytics ${isOn ? 'on' : 'off'} keeps ${choice}`, async ({ page }) => {
      await page.goto(paths.landing)
      const banner = page.getByRole('region', { name: 'Cookies' })
      await banner.getByRole('button', { name: 'Customize' }).click()
      await expect(banner.getByText(/always active/i)).toBeVisible()
      const analytics = banner.getByRole('checkbox', { name: /analytics/i })
      await expect(analytics).toBeChecked()
      if (!isOn) await analytics.uncheck()
      await banner.getByRole('button', { name: 'Save Preferences' }).click()
      expect(await page.evaluate(stored)).toBe(choice)
    })
  }

  test('sets nothing before a choice', async ({ page, context }) => {
    await page.goto(paths.landing)
    await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible()
    expect(await page.evaluate(stored)).toBeNull()
    expect(await context.cookies()).toEqual([])
  })

  test('has nothing for axe to find, open and customized', async ({ page }) => {
    await page.goto(paths.landing)
    const banner = page.getByRole('region', { name: 'Cookies' })
    await expect(banner).toBeVisible()
    await expectAccessible(page, 'the cookie banner')
    await banner.getByRole('button', { name: 'Customize' }).click()
    await expectAccessible(page, 'the cookie choices')
  })
})
