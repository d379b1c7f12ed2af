/**
 * Nothing floats over what one reads. Every 200 px down the main screens of a full account, on a phone and on the
 * smallest window there is (a desktop at 400 %), each line of text in the window is asked what lies over it.
 *
 * The rule: a bar as wide as the window at its upper or lower edge may stand over a line that scrolling brings out from
 * under it; so the one above must be over nothing where the page begins, the one below where it ends. Whatever else is fixed or sticky (a button
 * in a corner, a notice, a toast) may be over no text at any stop, and a toast over no dialog.
 */
import type { Page } from '@playwright/test'
import { paths } from '#web/paths.ts'
import { ownOrigin } from './drawn-pages.ts'
import { answerCookieBanner, expect, signInAsDemo, test } from './fixtures.ts'

const STEP = 200 // pixels
const sizes = [
  { width: 360, height: 740 },
  { width: 320, height: 512 },
]

/** The lines of text in the window that something lies over, by the rule above. */
function findCovered({ isTop, isEnd }: { isTop: boolean; isEnd: boolean }): string[] {
  const isScrolledFrom = (layer: Element) => {
    const { left, right, top, bottom } = layer.getBoundingClientRect()
    const isWide = left <= 0 && right >= document.documentElement.clientWidth
    return isWide && ((top <= 0 && !isTop) || (bottom >= innerHeight && !isEnd))
  }
  const coverOf = (text: Text, { left, right, top, bottom }: DOMRect) => {
    const y = (top + bottom) / 2
    for (const x of [left + 1, (left + right) / 2, right - 1]) {
      let layer = document.elementFromPoint(x, y)
      while (layer && !['fixed', 'sticky'].includes(getComputedStyle(layer).position))
        layer = layer.parentElement
      if (!layer || layer.contains(text)) continue
      if (!isScrolledFrom(layer)) return layer
    }
    return null
  }
  const found: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode as Text
    const isSeen = text.parentElement?.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    if (!isSeen || text.data.trim() === '' || text.parentElement?.closest('.sr-only')) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    for (const line of range.getClientRects()) {
      const layer = coverOf(text, line)
      const name = layer?.getAttribute('aria-label') ?? layer?.textContent.slice(0, 30) ?? ''
      if (layer) found.push(`“${text.data.trim().slice(0, 40)}” under ${layer.tagName} “${name}”`)
    }
  }
  return found
}

/** Every stop of one screen: how many there are, and what is covered at which. */
async function walk(page: Page): Promise<{ stops: number; covered: string[] }> {
  const covered: string[] = []
  let stops = 0
  for (let y = 0; ; y += STEP) {
    // What is loaded when it comes near makes the page longer on the way.
    const end = await page.evaluate((to) => {
      scrollTo({ top: to, behavior: 'instant' })
      return document.documentElement.scrollHeight - innerHeight
    }, y)
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    )
    stops += 1
    const here = await page.evaluate(findCovered, { isTop: y === 0, isEnd: y >= end })
    covered.push(...here.map((what) => `at ${y}: ${what}`))
    if (y >= end) return { stops, covered }
  }
}

/** What a toast lies over of the head, the fields and the buttons of the open dialog. */
const coveredInDialog = (page: Page) =>
  page.getByRole('dialog').evaluate((dialog) => {
    const found: string[] = []
    for (const one of dialog.querySelectorAll('h2, h2 + p, label, button')) {
      const { left, right, top, bottom } = one.getBoundingClientRect()
      const y = (top + bottom) / 2
      for (const x of [left + 2, (left + right) / 2, right - 2]) {
        const toast = document.elementFromPoint(x, y)?.closest('.toast-corner')
        if (toast) found.push(`“${one.textContent}” under “${toast.textContent}”`)
      }
    }
    return found
  })

test.describe('while a dialog is open', () => {
  test.use({ expectedProblems: /\/api\/debts\/.*ERR_FAILED|ERR_FAILED.*\/api\/debts\// })
  for (const size of [...sizes, { width: 768, height: 1024 }, { width: 1440, height: 900 }]) {
    test(`no toast is over it, and its way back is there afterwards: ${size.width} by ${size.height}`, async ({
      page,
      person,
    }) => {
      await answerCookieBanner(page)
      await page.setViewportSize(size)
      for (const name of ['Card', 'Store card']) {
        const data = { name, type: 'credit_card', balance: '900.00', minimumPayment: '30.00' }
        const kept = await page.context().request.post('/api/debts', { data, headers: { origin: ownOrigin } })
        expect(kept.status(), person.email).toBe(201)
      }
      await page.goto(paths.debtTracker)
      const toast = page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem')
      const dialog = page.getByRole('dialog')
      const edit = async () => {
        await page.getByRole('button', { name: 'Edit Store card' }).click()
        await expect(dialog.getByRole('heading', { level: 2 })).toBeVisible()
      }
      await page.getByRole('button', { name: /^Mark paid: .+ to Card$/ }).click()
      await expect(toast).toContainText('to Card recorded')
      await edit()
      await expect(toast).toHaveCount(0)
      expect(await coveredInDialog(page)).toEqual([])
      await page.keyboard.press('Escape')
      await expect(toast).toContainText('to Card recorded')
      await toast.getByRole('button', { name: 'Undo' }).click()
      await expect(page.getByRole('button', { name: /^Mark paid: .+ to Card$/ })).toBeVisible()

      // What comes while a dialog is open has a room of its own.
      await page.goto(paths.debtTracker)
      await page.route('**/api/debts/*', (route) => route.abort())
      await edit()
      await dialog.getByLabel('Name', { exact: true }).fill('Another name')
      await dialog.getByRole('button', { name: 'Save changes' }).click()
      await expect(toast).toHaveCount(1)
      expect(await coveredInDialog(page)).toEqual([])
    })
  }
})

test('at every stop of the dashboard, My Debts and Credit Monitor', async ({ page, context }) => {
  await signInAsDemo(context, 'premium')
  let stops = 0
  for (const path of [paths.dashboard, paths.debtTracker, paths.creditMonitor]) {
    await page.goto(path, { waitUntil: 'networkidle' })
    for (const size of sizes) {
      await page.setViewportSize(size)
      const found = await walk(page)
      stops += found.stops
      expect.soft(found.covered, `${path} at ${size.width} by ${size.height}`).toEqual([])
    }
  }
  test.info().annotations.push({ type: 'measured', description: `${stops} stops` })
})
