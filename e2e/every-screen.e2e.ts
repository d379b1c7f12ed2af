/**
 * What holds on every screen, whatever it shows: nothing jumps while it opens, one behind the gate asks the API for
 * nothing more, it has one heading and a title, no two landmarks of one name, axe finds nothing in light and dark, it prints well, and nothing is
 * lost at double text size. The dialogs and errors are looked at where they are opened.
 */
import type { Page } from '@playwright/test'
import { articlePath, gatedPaths, openPaths, paths, publicPaths } from '#web/paths.ts'
import {
  answerCookieBanner,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  storeDebts,
  test,
  threeDebts,
} from './fixtures.ts'
import { watchReads } from './drawn-pages.ts'
import { expectPaper } from './paper-faults.ts'

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

/** Nothing jumps while the screen opens. */
async function expectStillOpening(page: Page, path: string): Promise<void> {
  await watchShifts(page)
  await page.goto(path, { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
  expect(await shiftOf(page), `layout shift on ${path}`).toBeLessThan(SHIFT_LIMIT)
}

/** The landmarks of one kind that cannot be told from each other by name: "aside: " is one of several without any. */
function findTwins(): string[] {
  const landmarks = document.querySelectorAll(
    'nav, aside, search, section[aria-label], section[aria-labelledby], form[aria-label], form[aria-labelledby]',
  )
  const names = [...landmarks].flatMap((element) => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? []
    const words = ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
    const name = (element.getAttribute('aria-label') ?? words).trim()
    return element.checkVisibility() ? [`${element.localName}: ${name}`] : []
  })
  return names.filter((name, place) => names.indexOf(name) !== place)
}

/** One screen that is open: whole, named, accessible to everybody, also with text twice as large. */
async function expectGoodScreen(page: Page, path: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1)
  await expect(page, path).toHaveTitle(/Jubilee/)
  expect(await page.evaluate(findTwins), `landmarks of ${path} with one name`).toEqual([])
  await expectNoSidewaysScroll(page)
  await expectAccessible(page, path)
  await expectPaper(page, path)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  await expectNoSidewaysScroll(page)
}

test.describe('screens anybody may open', () => {
  for (const path of [...publicPaths, ...openPaths, articlePath('1')]) {
    test(`${path} is still, named, accessible and whole`, async ({ page }) => {
      await expectStillOpening(page, path)
      await expectGoodScreen(page, path)
    })
  }
})

test.describe('screens behind the gate', () => {
  for (const path of [...gatedPaths, paths.education, articlePath('1')]) {
    test(`${path} asks the API for nothing, is still, named, accessible and whole`, async ({
      page,
      context,
      person,
    }) => {
      await storeDebts(context, threeDebts)
      const reads = watchReads(page)
      await expectStillOpening(page, path)
      // A person on Free may open every one.
      await expect(page).toHaveURL(new RegExp(`${path}$`))
      expect(reads, `what ${path} of ${person.email} asked cold`).toEqual([])
      await expectGoodScreen(page, path)
    })
  }

  for (const path of openPaths.filter((one) => one !== paths.education)) {
    test(`${path} is still, named, accessible and whole`, async ({ page, context, person }) => {
      await storeDebts(context, threeDebts)
      await expectStillOpening(page, path)
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
