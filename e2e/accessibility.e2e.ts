/** axe over every screen in light and dark; the dialogs and errors are looked at where they are opened. */
import type { Page } from '@playwright/test'
import { gatedPaths, paths, publicPaths } from '#web/paths.ts'
import {
  answerCookieBanner,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  storeDebts,
  test,
  threeDebts,
} from './fixtures.ts'

test.beforeEach(({ page }) => answerCookieBanner(page))

/** One screen, whole: one h1, a title, no sideways scroll, nothing for axe to find. */
async function expectGoodScreen(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
  await expect(page, path).toHaveTitle(/Jubilee/)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page, path)
}

test.describe('screens anybody may open', () => {
  for (const path of publicPaths) {
    test(path, async ({ page }) => {
      await expectGoodScreen(page, path)
    })
  }
})

test.describe('screens behind the gate', () => {
  for (const path of gatedPaths) {
    test(path, async ({ page, context, person }) => {
      await storeDebts(context, threeDebts)
      await expectGoodScreen(page, path)
      expect(person.email).not.toBe('')
    })
  }
})

test('My Debts can be used at 320 pixels, where text is enlarged four times', async ({
  page,
  context,
  person,
}) => {
  await storeDebts(context, threeDebts)
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of [paths.landing, paths.login, paths.dashboard, paths.debtTracker]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }), `${person.email} on ${path}`).toBeVisible()
    await expectNoSidewaysScroll(page)
  }
})
