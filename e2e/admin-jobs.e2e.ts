/** The jobs screen: for admins only, found from Settings. */
import { adminPaths, paths } from '#web/paths.ts'
import {
  answerCookieBanner,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  signInAsAdmin,
  test,
} from './fixtures.ts'

test.beforeEach(({ page }) => answerCookieBanner(page))

test('an admin sees every kind of job, and looks again', async ({ page }) => {
  await signInAsAdmin(page)
  await page.goto(paths.settings)
  await page.getByRole('link', { name: 'the desk' }).click()
  await expect(page).toHaveURL(paths.admin)
  const sections = page.getByRole('navigation', { name: 'Admin sections' })
  await sections.getByRole('link', { name: 'Jobs' }).click()
  await expect(page).toHaveURL(paths.adminJobs)
  await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible()
  await expect(page.getByText('account.tidy').filter({ visible: true })).toBeVisible()
  await page.getByRole('button', { name: 'Look again' }).click()
  await expect(page.getByText('account.tidy').filter({ visible: true })).toBeVisible()
})

test('failed jobs are named, and put in line again', async ({ page }) => {
  await signInAsAdmin(page)
  const job = { name: 'test.sync', summary: 'Fetches.', schedule: null, queued: 0, running: 0, lastRun: null }
  let failed = 2
  await page.route('**/api/admin/jobs', (route) => route.fulfill({ json: [{ ...job, failed }] }))
  await page.route('**/api/admin/jobs/test.sync/retry', (route) => {
    failed = 0
    return route.fulfill({ json: { message: '2 jobs are in line again.' } })
  })
  await page.goto(paths.adminJobs)
  await expect(page.getByText('2 jobs have failed.')).toBeVisible()
  await expectAccessible(page, 'jobs that have failed')
  await page.getByRole('button', { name: 'Try again with test.sync' }).click()
  await expect(page.getByText('2 jobs are in line again.').first()).toBeVisible()
  await expect(page.getByText('Nothing has failed.')).toBeVisible()
})

test.describe('screens for admins', () => {
  for (const path of adminPaths) {
    test(`${path} holds on a phone, doubled text too`, async ({ page }) => {
      await signInAsAdmin(page)
      await page.setViewportSize({ width: 360, height: 740 })
      await page.goto(path, { waitUntil: 'networkidle' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessible(page, path)
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
      })
      await expectNoSidewaysScroll(page)
    })

    // The server decides, before any script: a browser adds nothing.
    test(`${path} sends anybody else to the dashboard, a visitor to the landing page`, async ({
      context,
      person,
    }) => {
      const sentTo = async () => new URL((await context.request.get(path)).url()).pathname
      expect(await sentTo(), person.email).toBe(paths.dashboard)
      await context.clearCookies()
      expect(await sentTo()).toBe(paths.landing)
    })
  }

  test('send anybody else to the dashboard in the browser, and a visitor to the landing page', async ({
    page,
    person,
  }) => {
    await page.goto(paths.adminJobs)
    await expect(page, person.email).toHaveURL(paths.dashboard)
    // What the dashboard asks for must be answered before the session goes.
    await page.waitForLoadState('networkidle')
    await page.context().clearCookies()
    await page.goto(paths.adminJobs)
    await expect(page).toHaveURL(paths.landing)
  })
})
