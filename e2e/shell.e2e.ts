/** The bars, tooltips and toasts that stand around every screen, with the constants of spec 9. */
import { paths } from '#web/paths.ts'
import { answerCookieBanner, expect, expectToast, openSignIn, somebody, test } from './fixtures.ts'

test.beforeEach(({ page }) => answerCookieBanner(page))

const isPhone = (width: number | undefined) => (width ?? 0) < 600

test('the settings button opens Settings', async ({ page, person }) => {
  await page.goto(paths.dashboard)
  if (isPhone(page.viewportSize()?.width)) await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('link', { name: 'Settings', exact: true }).click()
  await expect(page, person.email).toHaveURL(new RegExp(`${paths.settings}$`))
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
})

test('a screen with two addresses is marked at both', async ({ page, person }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const bar = page.getByRole('navigation', { name: 'Main' }).first()
  for (const [path, name] of [
    [paths.budgeting, 'Budget'],
    [paths.goals, 'Budget'],
    [paths.products, 'Products'],
    [paths.partners, 'Products'],
  ] as const) {
    await page.goto(path)
    await expect(bar.locator('[aria-current]'), `${person.email} on ${path}`).toHaveText(name)
  }
})

test('a tooltip opens after 700 ms, and not before', async ({ page, person }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.clock.install()
  await page.goto(paths.dashboard)
  const settings = page.getByRole('link', { name: 'Settings', exact: true })
  await expect(settings, person.email).toBeVisible()
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000))
  await settings.hover()
  await page.clock.runFor(650)
  await expect(page.getByRole('tooltip')).toHaveCount(0)
  await page.clock.runFor(100)
  await expect(page.getByRole('tooltip')).toHaveText('Settings')
})

test.describe('a toast', () => {
  test.use({ expectedProblems: /\/api\/login/ })

  test('is at most 420 px wide, and F8 leads to it', async ({ page }) => {
    await openSignIn(page, paths.login)
    await page.getByLabel('Email').fill(somebody().email)
    await page.getByLabel('Password', { exact: true }).fill('not the right one')
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expectToast(page, 'Login Failed')
    const region = page.getByRole('region', { name: /F8/ })
    const box = await region.getByRole('list').boundingBox()
    expect(box?.width).toBeLessThanOrEqual(420)
    await page.keyboard.press('F8')
    await expect(region.getByRole('list')).toBeFocused()
  })
})

test('every page names icons that are there', async ({ page }) => {
  for (const path of [paths.landing, paths.login, paths.dashboard, '/paper-frame', '/nothing-here']) {
    const html = await (await page.request.get(path)).text()
    const icons = [...html.matchAll(/<link[^>]* rel="icon"[^>]*>/g)].map(
      ([link]) => /href="([^"]+)"/.exec(link)?.[1] ?? '',
    )
    expect(icons, path).toEqual(['/favicon.ico', '/favicon.svg'])
    for (const icon of icons) {
      const answer = await page.request.get(icon)
      expect(answer.headers()['content-type'], icon).toMatch(/^image\//)
      expect(answer.status(), icon).toBe(200)
    }
  }
})
