/** API tokens in Settings, Security: made, shown once, used by a program, taken back. And the API's document. */
import { API_DOCS, paths } from '#web/paths.ts'
import { answerCookieBanner, expect, expectAccessible, storeDebts, test, threeDebts } from './fixtures.ts'

test.beforeEach(({ page }) => answerCookieBanner(page))

const security = `${paths.settings}?tab=security`

test('a token is made, reads the debts from outside, and is taken back', async ({
  page,
  person,
  playwright,
}) => {
  await storeDebts(page.context(), [threeDebts[0]!])
  await page.goto(security)
  await expect(page.getByText('No token yet'), person.email).toBeVisible()
  await page.getByRole('button', { name: 'Make a token' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Read debts and the plan').uncheck()
  await dialog.getByRole('button', { name: 'Make a token' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Choose at least one.')
  await dialog.getByLabel('Name of the token').fill('My spreadsheet')
  await dialog.getByLabel('Read debts and the plan').check()
  await expectAccessible(page, 'a new API token')
  await dialog.getByRole('button', { name: 'Make a token' }).click()
  const shown = page.getByRole('alertdialog').getByLabel('Token', { exact: true })
  await expect(shown).toHaveValue(/^jbl_[\w-]{43}$/)
  const token = await shown.inputValue()
  await expectAccessible(page, 'the token shown once')
  await page.getByRole('button', { name: 'I have copied it' }).click()

  const program = await playwright.request.newContext({
    baseURL: new URL(page.url()).origin,
    extraHTTPHeaders: { authorization: `Bearer ${token}` },
  })
  const debts = await program.get('/api/debts')
  expect(await debts.json()).toMatchObject([{ name: threeDebts[0]!.name }])
  expect((await program.get('/api/goals')).status()).toBe(403)

  await page.reload()
  const tokens = page.getByRole('list', { name: 'Your API tokens' })
  await expect(tokens).toContainText('reads debts')
  await expect(tokens).toContainText('last used')
  await page.getByRole('button', { name: 'Take back My spreadsheet' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take back' }).click()
  await expect(page.getByText('No token yet')).toBeVisible()
  expect((await program.get('/api/debts')).status()).toBe(401)
  await program.dispose()
})

test('the page of the API’s document shows the calls, and asks nobody else', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  // Five megabytes of script are read before the first line is drawn.
  await page.goto(API_DOCS)
  await expect(page.getByRole('heading', { name: 'Jubilee', exact: true })).toBeVisible({
    timeout: 30_000,
  })
  await expect(page.getByRole('heading', { name: /^Ask for an account/ })).toBeAttached()
  // The page changes its address while it loads, after which Playwright's idle network may never come.
  let seen = 0
  const newRequests = () => {
    const before = seen
    seen = asked.length
    return seen - before
  }
  await expect.poll(newRequests, { intervals: [1000] }).toBe(0)
  const { origin } = new URL(page.url())
  const own = [API_DOCS, '/api/docs/reference.js', '/api/openapi.json'].map((path) => `${origin}${path}`)
  expect(asked.filter((url) => !own.includes(url) && !/^(data|blob):/.test(url))).toEqual([])
})
