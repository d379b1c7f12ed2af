/**
 * Screens behind the gate are drawn by the server: whole before any script runs, with nothing left to ask, and for
 * nobody but the person who asks.
 */
import { request, type APIRequestContext, type Page } from '@playwright/test'
import { articlePath, gatedPaths, paths } from '#web/paths.ts'
import {
  answerCookieBanner,
  expect,
  expectAccessible,
  ownAddress,
  somebody,
  storeDebts,
  test,
  threeDebts,
} from './fixtures.ts'
import { ownOrigin } from './drawn-pages.ts'

test.beforeEach(({ page }) => answerCookieBanner(page))

/** The reads of the API that a page makes from now on. */
function watchReads(page: Page): string[] {
  const reads: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    const isRead = request.method() === 'GET' && pathname.startsWith('/api/')
    if (isRead || pathname.endsWith('.data')) reads.push(pathname)
  })
  return reads
}

test('every screen behind the gate opens cold without a read of the API', async ({
  page,
  context,
  person,
}) => {
  await storeDebts(context, threeDebts)
  const reads = watchReads(page)
  const tabs = ['security', 'connected', 'notifications', 'privacy'].map(
    (tab) => `${paths.settings}?tab=${tab}`,
  )
  const asked: string[] = []
  for (const path of [...gatedPaths, articlePath('1'), ...tabs, `${paths.budgeting}?tab=overview`]) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect(page.getByRole('heading', { level: 1 }), `${person.email} on ${path}`).toBeVisible()
    for (const read of reads.splice(0)) asked.push(`${path}: ${read}`)
  }
  expect(asked).toEqual([])
})

type Somebody = { name: string; debt: string; settings: object; signs: RegExp; api: APIRequestContext }

async function signUp(one: Omit<Somebody, 'api'>): Promise<Somebody> {
  const headers = { origin: ownOrigin, 'x-forwarded-for': ownAddress() }
  const api = await request.newContext({ baseURL: ownOrigin, extraHTTPHeaders: headers })
  const person = { ...somebody(), firstName: one.name }
  expect((await api.post('/api/register', { data: person })).status()).toBe(201)
  expect((await api.patch('/api/settings', { data: one.settings })).status()).toBe(200)
  const [debt] = threeDebts
  expect((await api.post('/api/debts', { data: { ...debt, name: one.debt } })).status()).toBe(201)
  return { ...one, api }
}

async function expectOwn(own: Somebody, other: Somebody, path: string): Promise<void> {
  const html = await (await own.api.get(path)).text()
  expect(html, `${path} of ${own.name} is drawn`).toContain(own.debt)
  expect(html.replaceAll(/<script.*?<\/script>/gs, ''), `in the format of ${own.name}`).toMatch(own.signs)
  expect(html.match(other.signs), `on ${path} of ${own.name}`).toBeNull()
}

test('two people drawn at once, two hundred times, have nothing of each other', async () => {
  const people = await Promise.all([
    signUp({
      name: 'Tabitha',
      debt: 'Harbor Visa',
      settings: { currency: 'EUR', dateFormat: 'YYYY-MM-DD', timezone: 'UTC' },
      signs: /Tabitha|Harbor Visa|€|YYYY-MM-DD|"UTC"/,
    }),
    signUp({
      name: 'Barnabas',
      debt: 'Orchard Loan',
      settings: { currency: 'GBP', dateFormat: 'DD/MM/YYYY', timezone: 'America/Los_Angeles' },
      signs: /Barnabas|Orchard Loan|£|DD\/MM\/YYYY|America\/Los_Angeles/,
    }),
  ])
  const [tabitha, barnabas] = people
  for (let round = 0; round < 20; round += 1) {
    const path = round % 2 === 0 ? paths.dashboard : paths.debtTracker
    const drawn = Array.from({ length: 10 }, (_, i) =>
      i % 2 === 0 ? expectOwn(tabitha, barnabas, path) : expectOwn(barnabas, tabitha, path),
    )
    await Promise.all(drawn)
  }
  await Promise.all(people.map(({ api }) => api.dispose()))
})

test('a dark theme that was chosen is in the page from the start', async ({ page, person }) => {
  await page.goto(`${paths.settings}?tab=display`)
  await page.getByText('Dark', { exact: true }).click()
  const html = await (await page.context().request.get(paths.dashboard)).text()
  expect(html, person.email).toContain('data-theme="dark"')
})

test('a tab of an earlier release is told, and reloads when asked to', async ({ page, person }) => {
  await page.goto(paths.goals)
  await page.evaluate(`window.__reactRouterManifest.version = 'old'`)
  await page.getByRole('link', { name: 'Debt', exact: true }).first().click()
  const notice = page.getByRole('region', { name: 'New version' })
  await expect(notice, person.email).toContainText('A new version of Jubilee is ready. Reload to go on.')
  await expectAccessible(page, 'a tab of an earlier release')
  await notice.getByRole('button', { name: 'Reload' }).click()
  await expect(page).toHaveURL(new RegExp(`${paths.debtTracker}$`))
  await expect(notice).toHaveCount(0)
})
