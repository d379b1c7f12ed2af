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

type Debt = { id: string; interestRate: string }

/** Answers the call with its own debts, changed. */
async function changeDebts(page: Page, path: string, change: (debts: Debt[]) => void): Promise<void> {
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as Debt[] | { debts: Debt[] }
    change(Array.isArray(answer) ? answer : answer.debts)
    await route.fulfill({ response, json: answer })
  })
}

/** A value that no description takes. */
const withoutRate = (debts: Debt[]) => {
  debts[0]!.interestRate = 'none-at-all'
}
/** Right by its description, and nothing that can be planned. */
const withTwins = (debts: Debt[]) => {
  debts[1]!.id = debts[0]!.id
}

const reportOf = (page: Page) => page.waitForRequest('**/api/client-errors')

async function expectTaken(report: Request, route: string): Promise<void> {
  expect((await report.response())?.status(), 'the report is taken').toBe(202)
  expect(report.postDataJSON(), 'it names the route').toMatchObject({ route })
  expect(report.postData(), 'what could not be read stays here').not.toContain('none-at-all')
}

const notice = (page: Page) =>
  page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Try again' }) })
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' }).first()

test('My Debts with a rate that cannot be read keeps the way to other screens', async ({
  page,
  context,
  person,
}) => {
  await storeDebts(context, threeDebts)
  await changeDebts(page, '/api/debts', withoutRate)
  const report = reportOf(page)
  await page.goto(paths.debtTracker)
  await expect(notice(page), person.email).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'My Debts' })).toBeVisible()
  await expect(navigation(page)).toBeVisible()
  await expectTaken(await report, paths.debtTracker)
  expect((await report).postDataJSON(), 'it leads to the request').toMatchObject({
    requestId: expect.stringMatching(/^[\da-f-]{36}$/),
  })
  await page.unroute('**/api/debts')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('article', { name: /Store card/ })).toBeVisible()
})

test('the dashboard with a rate that cannot be read keeps its other cards', async ({
  page,
  context,
  person,
}) => {
  await storeDebts(context, threeDebts)
  await changeDebts(page, '/api/dashboard', withoutRate)
  let reports = 0
  page.on('request', (request) => (reports += request.url().endsWith('/api/client-errors') ? 1 : 0))
  const report = reportOf(page)
  await page.goto(paths.dashboard)
  await expect(notice(page), person.email).toHaveCount(1)
  await expect(page.getByRole('region', { name: 'Financial health score', exact: true })).toBeVisible()
  await expect(page.getByText('No goals set yet')).toBeVisible()
  await expect(navigation(page)).toBeVisible()
  await expectTaken(await report, paths.dashboard)
  const answered = page.waitForResponse('**/api/dashboard')
  await page.getByRole('button', { name: 'Try again' }).click()
  await (await answered).finished()
  await expect(notice(page)).toHaveCount(1)
  expect(reports, 'the same error is told once').toBe(1)
})

test('My Debts without a plan keeps its tools', async ({ page, context, person }) => {
  await storeDebts(context, threeDebts)
  await changeDebts(page, '/api/debts', withTwins)
  const report = reportOf(page)
  await page.goto(paths.debtTracker)
  await expect(notice(page), person.email).toContainText('This part could not be shown.')
  await expect(page.getByRole('heading', { name: 'AI tools' })).toBeVisible()
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
  await changeDebts(page, '/api/dashboard', withTwins)
  const report = reportOf(page)
  await page.goto(paths.dashboard)
  await expect(notice(page), person.email).toHaveCount(1)
  await expect(page.getByRole('region', { name: 'Financial health score', exact: true })).toBeVisible()
  await expect(page.getByText('No goals set yet')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Take Action Today' })).toBeVisible()
  await expectTaken(await report, paths.dashboard)
  await expectAccessible(page, 'the dashboard without a plan')
})

test('a screen that cannot be drawn leaves the navigation, and opens when tried again', async ({
  page,
  person,
}) => {
  await page.route('**/assets/goals-page-*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: "export default function Broken() { throw new RangeError('nothing to draw: none-at-all') }",
    }),
  )
  const report = reportOf(page)
  await page.goto(paths.goals)
  const heading = page.getByRole('heading', { level: 1, name: 'This screen did not open.' })
  await expect(heading, person.email).toBeVisible()
  await expectTaken(await report, paths.goals)
  await expectAccessible(page, 'a screen that did not open')
  await navigation(page).getByRole('link', { name: 'Home' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome, ')
  await page.goto(paths.goals)
  await expect(heading).toBeVisible()
  await page.unroute('**/assets/goals-page-*.js')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('No goals set yet')).toBeVisible()
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
