/** What holds on every screen, whatever it shows: nothing jumps while it opens, and nothing is lost at double text size. */
import type { Page } from '@playwright/test'
import { articlePath, gatedPaths, publicPaths } from '#web/paths.ts'
import {
  answerCookieBanner,
  expect,
  expectNoSidewaysScroll,
  storeDebts,
  test,
  threeDebts,
} from './fixtures.ts'

const SHIFT_LIMIT = 0.02

test.beforeEach(({ page }) => answerCookieBanner(page))

async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(globalThis, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number
          hadRecentInput: boolean
        }
        if (!hadRecentInput) shifts.push(value)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

const shiftOf = (page: Page) =>
  page.evaluate(() =>
    (globalThis as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
  )

/** Opens a screen and waits until everything it asks for is there. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
}

async function expectStillAndWhole(page: Page, path: string): Promise<void> {
  await open(page, path)
  expect(await shiftOf(page), `layout shift on ${path}`).toBeLessThan(SHIFT_LIMIT)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  await expectNoSidewaysScroll(page)
}

test.describe('screens anybody may open', () => {
  for (const path of publicPaths) {
    test(`${path} opens without a jump and holds doubled text`, async ({ page }) => {
      await watchShifts(page)
      await expectStillAndWhole(page, path)
    })
  }
})

test.describe('screens behind the gate', () => {
  for (const path of [...gatedPaths, articlePath('1')]) {
    test(`${path} opens without a jump and holds doubled text`, async ({ page, context, person }) => {
      await storeDebts(context, threeDebts)
      await watchShifts(page)
      await expectStillAndWhole(page, path)
      expect(person.email).not.toBe('')
    })
  }
})
