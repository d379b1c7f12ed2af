/** What cannot be shown says so, and the rest of the app goes on; the server's log is told, without anybody's data. */
import type { Page, Request } from '@playwright/test'
import { paths } from '#web/paths.ts'
import {
  answerCookieBanner,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  storeDebts,
  test,
  threeDebts,
} from './fixtures.ts'

// React says in the console what it has caught.
test.use({ expectedProblems: /RangeError|TypeError|UnreadableAnswer/ })

test.beforeEach(({ page }) => answerCookieBanner(page))

type Answer = { interestRate: string }[] | { debts: { interestRate: string }[] }

/** The answer of this call with the first debt's rate made unreadable. */
async function breakRate(page: Page, path: string): Promise<void> {
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as Answer
    const [first] = Array.isArray(answer) ? answer : answer.debts
    first!.interestRate = 'abc'
    await route.fulfill({ response, json: answer })
  })
}

const reportOf = (page: Page) => page.waitForRequest('**/api/client-errors')

async function expectTaken(report: Request, route: string): Promise<void> {
  expect((await report.response())?.status(), 'the report is taken').toBe(202)
  expect(report.postDataJSON(), 'it names the route').toMatchObject({ route })
  expect(report.postData(), 'what could not be read stays here').not.toContain('abc')
}

const notice = (page: Page) =>
  page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Try again' }) })
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' }).first()

test('My Debts without a plan keeps its tools and the way to other screens', async ({
  page,
  context,
  person,
}) => {
  await storeDebts(context, threeDebts)
  await breakRate(page, '/api/debts')
  const report = reportOf(page)
  await page.goto(paths.debtTracker)
  await expect(notice(page), person.email).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'My Debts' })).toBeVisible()
  await expect(navigation(page)).toBeVisible()
  await expectTaken(await report, paths.debtTracker)
  await expectAccessible(page, 'My Debts without a plan')
  await expectNoSidewaysScroll(page)
  await page.unroute('**/api/debts')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('article', { name: /Store card/ })).toBeVisible()
  await expect(notice(page)).toHaveCount(0)
})

test('the dashboard without a plan keeps its other cards', async ({ page, context, person }) => {
  await storeDebts(context, threeDebts)
  await breakRate(page, '/api/dashboard')
  let reports = 0
  page.on('request', (request) => (reports += request.url().endsWith('/api/client-errors') ? 1 : 0))
  const report = reportOf(page)
  await page.goto(paths.dashboard)
  await expect(notice(page), person.email).toHaveCount(1)
  await expect(page.getByRole('region', { name: 'Financial health score', exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Take Action Today' })).toBeVisible()
  await expect(navigation(page)).toBeVisible()
  await expectTaken(await report, paths.dashboard)
  await expectAccessible(page, 'the dashboard without a plan')
  const answered = page.waitForResponse('**/api/dashboard')
  await page.getByRole('button', { name: 'Try again' }).click()
  await (await answered).finished()
  await expect(notice(page)).toHaveCount(1)
  expect(reports, 'the same error is told once').toBe(1)
})

test('a screen that cannot be drawn leaves the navigation, and opens when tried again', async ({
  page,
  person,
}) => {
  await page.route('**/api/goals', (route) => route.fulfill({ json: [null] }))
  const report = reportOf(page)
  await page.goto(paths.goals)
  await expect(
    page.getByRole('heading', { level: 1, name: 'This screen did not open.' }),
    person.email,
  ).toBeVisible()
  await expectTaken(await report, paths.goals)
  await expectAccessible(page, 'a screen that did not open')
  await navigation(page).getByRole('link', { name: 'Home' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome back')
  await page.goto(paths.goals)
  await expect(page.getByRole('heading', { level: 1, name: 'This screen did not open.' })).toBeVisible()
  await page.unroute('**/api/goals')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'No goals set yet' })).toBeVisible()
})

test('an answer that is no JSON is told with the id of its request', async ({ page, person }) => {
  const id = '0d1c2b3a-4f5e-4a6b-8c7d-9e0f1a2b3c4d'
  await page.route('**/api/goals', (route) =>
    route.fulfill({ body: '[{"title":', contentType: 'application/json', headers: { 'x-request-id': id } }),
  )
  const report = reportOf(page)
  await page.goto(paths.goals)
  await expect(page.getByText('Your goals could not be loaded.'), person.email).toBeVisible()
  expect((await report).postDataJSON()).toMatchObject({ name: 'UnreadableAnswer', requestId: id })
})
