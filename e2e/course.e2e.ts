/** The Premium course: the eight weeks, a lesson with its task and question, the mark that stays; locked on other plans. */
import type { BrowserContext, Page } from '@playwright/test'
import { lessonPath, paths } from '#web/paths.ts'
import {
  answerCookieBanner,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  signInAsDemo,
  test,
} from './fixtures.ts'

const headers = { origin: `http://localhost:${process.env['JUBILEE_E2E_PORT']}` }
const first = { id: 'list-what-you-owe', title: 'List what you owe' }
const last = { id: 'your-plan-for-the-next-year', title: 'Your plan for the next year' }

test.beforeEach(({ page }) => answerCookieBanner(page))

async function mark(context: BrowserContext, id: string, isDone: boolean): Promise<void> {
  const url = `/api/course/lessons/${id}/progress`
  expect((await context.request.put(url, { data: { isDone }, headers })).status()).toBe(200)
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test.describe.configure({ mode: 'serial' })

test('on Premium, a lesson is read, tried, marked, and the mark stays', async ({ page, context }) => {
  await signInAsDemo(context, 'premium')
  await mark(context, first.id, false)
  await page.goto(paths.education)
  const tools = page.getByRole('region', { name: 'Your premium tools' })
  await expect(tools.getByText('Planned. Not part of the price today.')).toBeVisible()
  await tools.getByRole('link', { name: /0 of 50 lessons done/ }).click()
  await expect(heading(page, 'From Debt to Building')).toBeFocused()
  await expect(page.getByText('Each one is in writing, with a picture.')).toBeVisible()
  await expect(page.getByText(/^Week \d$/)).toHaveCount(8)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page, 'the course')

  await page.getByRole('link', { name: `Start with “${first.title}”` }).click()
  await expect(heading(page, first.title)).toBeFocused()
  await expect(page).toHaveTitle(`${first.title}, Jubilee`)
  await expect(page.getByText('Week 1, lesson 1 of 6: Look at it all', { exact: true })).toBeVisible()
  await expect(page.getByRole('complementary', { name: /^Example:/ })).toContainText('$15,150')
  const task = page.getByRole('region', { name: 'Do this week' })
  await expect(task.getByRole('listitem')).toHaveCount(3)
  await expect(task.getByRole('link')).toHaveAttribute('href', paths.debtTracker)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page, 'a lesson')

  await page.getByRole('button', { name: 'Mark as done' }).click()
  await expect(page.getByText(/Done on \d/)).toBeVisible()
  await page.reload()
  await expect(page.getByText(/Done on \d/)).toBeVisible()
  await page.getByRole('link', { name: 'The course' }).click()
  await expect(page.getByRole('heading', { name: '1 of 50 lessons done' })).toBeVisible()
  await page.getByRole('link', { name: 'Continue with “Read a statement”' }).click()
  await expect(heading(page, 'Read a statement')).toBeFocused()
  await page.getByRole('navigation', { name: 'Lessons' }).getByRole('link', { name: first.title }).click()
  await page.getByRole('button', { name: 'Mark as not done' }).click()
  await expect(page.getByRole('button', { name: 'Mark as done' })).toBeVisible()
})

test('a lesson is read and answered with the keyboard alone', async ({ page, context }) => {
  await signInAsDemo(context, 'premium')
  await page.goto(lessonPath(last.id))
  await expect(heading(page, last.title)).toBeVisible()
  const choice = page.getByRole('radio', { name: 'Bring the balances up to date' })
  await page.getByRole('radio').first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(choice).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Yes, that is right.')).toBeVisible()
  await page.getByRole('link', { name: 'Back to the eight weeks' }).focus()
  await page.keyboard.press('Enter')
  await expect(heading(page, 'From Debt to Building')).toBeFocused()
  const week = page.locator('summary').filter({ hasText: 'Week 8' })
  await week.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: last.title })).toBeVisible()
})

test.describe('an address that is no lesson', () => {
  test.use({ expectedProblems: /status of 404/ })
  test('says so and leads back', async ({ page, context }) => {
    await signInAsDemo(context, 'premium')
    await page.goto(lessonPath('nothing-here'))
    await expect(heading(page, 'We cannot find this lesson.')).toBeVisible()
    await page.getByRole('link', { name: 'See all lessons' }).click()
    await expect(heading(page, 'From Debt to Building')).toBeVisible()
  })
})

test('on Pro it says what it is and where it is, and shows no lesson', async ({ page, context }) => {
  await signInAsDemo(context, 'pro')
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  for (const path of [paths.course, lessonPath(first.id)]) {
    await page.goto(path)
    await expect(heading(page, 'An eight-week course, part of Premium')).toBeVisible()
    await expect(page.getByText('You are on Pro.', { exact: false })).toBeVisible()
    await expect(page.getByText('Snowball or avalanche', { exact: false })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Mark as done' })).toHaveCount(0)
  }
  expect(asked.filter((path) => path.startsWith('/api/course'))).toEqual([])
  await expectNoSidewaysScroll(page)
  await expectAccessible(page, 'the locked course')
  await page.getByRole('link', { name: 'Upgrade to Premium' }).click()
  await expect(page).toHaveURL(paths.pricing)
})
