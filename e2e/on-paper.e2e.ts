/** Every main screen gives a page worth keeping: no bar, no button, dark words on white whatever the theme, charts with their table. */
import type { Page } from '@playwright/test'
import { adminPaths, lessonPath, paths } from '#web/paths.ts'
import { answerCookieBanner, expect, signInAsAdmin, signInAsDemo, test } from './fixtures.ts'
import { expectPaper } from './paper-faults.ts'

test.beforeEach(({ page }) => answerCookieBanner(page))

async function expectGoodPaper(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
  await expectPaper(page, path)
}

test('the main screens print without bars and buttons, dark on white', async ({ page, context }) => {
  await signInAsDemo(context, 'premium')
  await page.emulateMedia({ colorScheme: 'dark' })
  const { dashboard, debtTracker, budgeting, goals, creditMonitor, calculators, letters } = paths
  const { foundationLedger, course, billing } = paths
  for (const path of [dashboard, debtTracker, budgeting, goals, creditMonitor, calculators, letters])
    await expectGoodPaper(page, path)
  for (const path of [foundationLedger, course, billing]) await expectGoodPaper(page, path)

  await page.goto(debtTracker, { waitUntil: 'networkidle' })
  const tables = page.locator('figure').getByRole('table')
  await expect(tables).toHaveCount(0)
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect(tables).toHaveCount(1)
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(tables).toHaveCount(0)
})

test('so do the screens of admins', async ({ page }) => {
  await signInAsAdmin(page)
  for (const path of adminPaths) await expectGoodPaper(page, path)
})

test('a worksheet is printed alone, with lines to write on', async ({ page, context }) => {
  await signInAsDemo(context, 'premium')
  await page.goto(lessonPath('list-what-you-owe'))
  await page.evaluate(() => Object.assign(window, { print: () => {} }))
  const sheet = page
    .getByRole('region')
    .filter({ has: page.getByRole('button', { name: 'Print the worksheet' }) })
  await expect(sheet.getByRole('listitem').first()).toBeVisible()
  await page.getByRole('button', { name: 'Print the worksheet' }).click()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Do this week' })).toBeHidden()
  await expect(page.locator('[data-letter] li').first()).toBeVisible()
  await expect(page.getByText('Week 1, lesson 1 of 6: Look at it all. List what you owe.')).toBeVisible()
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
