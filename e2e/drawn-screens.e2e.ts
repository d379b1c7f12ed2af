/**
 * Screens behind the gate are drawn by the server: whole before any script runs, with nothing left to ask, and for
 * nobody but the person who asks.
 */
import { request, type APIRequestContext } from '@playwright/test'
import { adminPaths, contentPath, paths } from '#web/paths.ts'
import {
  answerCookieBanner,
  expect,
  expectAccessible,
  ownAddress,
  signInAsAdmin,
  signUp,
  somebody,
  storeDebts,
  test,
  threeDebts,
} from './fixtures.ts'
import { freePort, startFreshServer } from '../scripts/fresh-server.ts'
import { watchReads } from './drawn-pages.ts'

test.beforeEach(({ page }) => answerCookieBanner(page))

test('the tab that an address names opens cold without a read of the API', async ({
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
  for (const path of [...tabs, `${paths.budgeting}?tab=overview`]) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect(page.getByRole('heading', { level: 1 }), `${person.email} on ${path}`).toBeVisible()
    for (const read of reads.splice(0)) asked.push(`${path}: ${read}`)
  }
  expect(asked).toEqual([])
})

test('every screen of the desk opens cold without a read of the API', async ({ page, context }) => {
  test.setTimeout(120_000)
  await signInAsAdmin(page)
  const list = async (path: string) => (await (await context.request.get(path)).json()) as object
  const { id } = (await list('/api/auth/user')) as { id: string }
  const { applications } = (await list('/api/admin/grants?status=all')) as { applications: { id: string }[] }
  const pieces = (await list('/api/admin/content')) as { kind: string; id: string; language: string }[]
  const ofKind = ['article', 'offers', 'foundation'].flatMap((kind) => {
    const piece = pieces.find((one) => one.kind === kind)
    return piece ? [contentPath(piece)] : []
  })
  expect([ofKind.length, applications.length > 0]).toEqual([3, true])
  const details = [
    `${paths.adminPeople}/${id}`,
    `${paths.adminGrants}/${applications[0]?.id}`,
    `${paths.adminGrants}?status=all`,
    `${paths.adminAudit}?act=grant`,
    ...ofKind.flatMap((path) => [path, `${path}/preview`]),
  ]
  const reads = watchReads(page)
  const asked: string[] = []
  for (const path of [...adminPaths, ...details]) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    for (const read of reads.splice(0)) asked.push(`${path}: ${read}`)
  }
  expect(asked).toEqual([])
})

const held = [
  { what: 'any script', files: '**/assets/*.js' },
  { what: 'the code of its screen', files: '**/assets/budgeting-*.js' },
]

for (const { what, files } of held) {
  test(`what is entered and pressed before ${what} is there counts when it is`, async ({ page, person }) => {
    const release = Promise.withResolvers<void>()
    await page.route(files, async (route) => {
      await release.promise
      await route.continue()
    })
    const opening = page.goto(paths.budgeting)
    await page.getByLabel('Name').fill('Groceries')
    await page.getByLabel('Budget for a month').fill('640')
    await page.getByRole('button', { name: 'Add category' }).click()
    const category = page.getByRole('article', { name: 'Groceries' })
    await expect(category, person.email).toHaveCount(0)
    release.resolve()
    await opening
    await expect(category).toContainText('$640')
    await expect(page.getByLabel('Name')).toHaveValue('')
  })
}

type Somebody = {
  name: string
  debt: string
  day: string
  settings: object
  signs: RegExp
  api: APIRequestContext
}

async function makeSomebody(url: string, one: Omit<Somebody, 'api'>): Promise<Somebody> {
  const headers = { origin: url, 'x-forwarded-for': ownAddress() }
  const api = await request.newContext({ baseURL: url, extraHTTPHeaders: headers })
  const person = { ...somebody(), firstName: one.name }
  await signUp(api, person, url)
  expect((await api.patch('/api/settings', { data: one.settings })).status()).toBe(200)
  const [debt] = threeDebts
  expect((await api.post('/api/debts', { data: { ...debt, name: one.debt } })).status()).toBe(201)
  return { ...one, api }
}

const displaySettings = `${paths.settings}?tab=display`

async function expectOwn(own: Somebody, other: Somebody, path: string): Promise<void> {
  const html = await (await own.api.get(path)).text()
  const drawn = html.replaceAll(/<script.*?<\/script>/gs, '')
  if (path === displaySettings) {
    // It names every format there is, and shows the day in the person's own.
    expect(drawn, `the day of ${own.name}`).toContain(`>${own.day}<`)
    for (const text of [other.day, other.name, other.debt])
      expect(drawn, `${path} of ${own.name}`).not.toContain(text)
    return
  }
  expect(html, `${path} of ${own.name} is drawn`).toContain(own.debt)
  expect(drawn, `in the format of ${own.name}`).toMatch(own.signs)
  expect(html.match(other.signs), `on ${path} of ${own.name}`).toBeNull()
}

/** 3 in the morning of tomorrow, UTC: in Los Angeles it is the evening before. */
function nightInUtc(): number {
  const now = new Date()
  return Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1, 3)
}

/** Options of Node for a process whose time is ahead of this machine's. */
function aheadBy(ms: number): string[] {
  const script = `const Machine = Date
    globalThis.Date = class Date extends Machine {
      constructor(...given) { super(...(given.length === 0 ? [Machine.now() + ${ms}] : given)) }
      static now() { return Machine.now() + ${ms} }
    }`
  return ['--import', `data:text/javascript,${encodeURIComponent(script)}`]
}

test('two people drawn at once on different days, two hundred times, have nothing of each other', async () => {
  test.setTimeout(150_000)
  const night = nightInUtc()
  const [today, dayBefore] = [night, night - 86_400_000].map((ms) => new Date(ms).toISOString().slice(0, 10))
  const [year, month, day] = dayBefore!.split('-')
  const evening = `${day}/${month}/${year}`
  const server = await startFreshServer(await freePort(), { nodeOptions: aheadBy(night - Date.now()) })
  try {
    const [tabitha, barnabas] = await Promise.all([
      makeSomebody(server.url, {
        name: 'Tabitha',
        debt: 'Harbor Visa',
        day: today!,
        settings: { currency: 'EUR', dateFormat: 'YYYY-MM-DD', timezone: 'UTC' },
        signs: /Tabitha|Harbor Visa|€|YYYY-MM-DD|"UTC"/,
      }),
      makeSomebody(server.url, {
        name: 'Barnabas',
        debt: 'Orchard Loan',
        day: evening,
        settings: { currency: 'GBP', dateFormat: 'DD/MM/YYYY', timezone: 'America/Los_Angeles' },
        signs: /Barnabas|Orchard Loan|£|DD\/MM\/YYYY|America\/Los_Angeles/,
      }),
    ])
    for (let round = 0; round < 20; round += 1) {
      const path = [paths.dashboard, paths.debtTracker, displaySettings][round % 3] ?? paths.dashboard
      const drawn = Array.from({ length: 10 }, (_, i) =>
        i % 2 === 0 ? expectOwn(tabitha, barnabas, path) : expectOwn(barnabas, tabitha, path),
      )
      await Promise.all(drawn)
    }
    await Promise.all([tabitha, barnabas].map(({ api }) => api.dispose()))
  } finally {
    await server.stop()
  }
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
  await expect(notice, person.email).toContainText('A new version of Jubilee is ready. Reload to continue.')
  await expectAccessible(page, 'a tab of an earlier release')
  await notice.getByRole('button', { name: 'Reload' }).click()
  await expect(page).toHaveURL(new RegExp(`${paths.debtTracker}$`))
  await expect(notice).toHaveCount(0)
})
