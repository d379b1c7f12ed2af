/** The dashboard with nothing opened: how tall it is, how many words it has, and that it says no figure twice. */
import type { Page } from '@playwright/test'
import { paths } from '#web/paths.ts'
import { answerCookieBanner, expect, signInAsDemo, test } from './fixtures.ts'

const MOST_WORDS = 450
/** pixels: two screens of a desktop, three and a half of a phone */
const TALLEST = { desktop: 1800, phone: 2600 }

test.beforeEach(({ page }) => answerCookieBanner(page))

/** Amounts, percents, APRs and months of a year. */
const figures =
  /\$[\d,]+(?:\.\d\d)?|\d+(?:\.\d+)?%|(?:January|February|March|April|May|June|July|August|September|October|November|December) 20\d\d/g

async function measure(page: Page) {
  await page.goto(paths.dashboard)
  await expect(page.getByRole('heading', { name: 'Take Action Today' })).toBeVisible()
  const { text, height } = await page.evaluate(() => ({
    text: document.body.innerText,
    height: document.documentElement.scrollHeight,
  }))
  const found: string[] = text.match(figures) ?? []
  return {
    height,
    words: text.split(/\s+/).filter(Boolean).length,
    twice: found.filter((figure, place) => found.indexOf(figure) !== place),
  }
}

async function expectSmall(page: Page): Promise<void> {
  const { height, words, twice } = await measure(page)
  test.info().annotations.push({ type: 'measured', description: `${height} px, ${words} words` })
  const tallest = (page.viewportSize()?.width ?? 0) < 768 ? TALLEST.phone : TALLEST.desktop
  expect.soft(height, 'height').toBeLessThanOrEqual(tallest)
  expect.soft(words, 'words').toBeLessThanOrEqual(MOST_WORDS)
  expect.soft(twice, 'figures said twice').toEqual([])
}

for (const plan of ['free', 'pro', 'premium'] as const) {
  test(`of the demo person on ${plan} is short and says each figure once`, async ({ page, context }) => {
    await signInAsDemo(context, plan)
    await expectSmall(page)
  })
}

test('of somebody new is short and says each figure once', async ({ page, person }) => {
  expect(person.email).toBeTruthy()
  await expectSmall(page)
})
