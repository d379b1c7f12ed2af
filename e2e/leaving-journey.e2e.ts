/**
 * Leaving for good and coming back, on a server of its own, since the clock is moved: the file of all data, the
 * deletion, fourteen days, an account that is gone, a new one under the same address, and the file brought in.
 */
import type { Page } from '@playwright/test'
import { paths } from '#web/paths.ts'
import { freePort, startFreshServer, type FreshServer } from '../scripts/fresh-server.ts'
import { answerCookieBanner, expect, somebody, test, threeDebts } from './fixtures.ts'

let server: FreshServer
test.beforeAll(async () => {
  test.setTimeout(120_000)
  server = await startFreshServer(await freePort())
})
test.afterAll(() => server.stop())
test.beforeEach(({ page }) => answerCookieBanner(page))
test.setTimeout(120_000)

const ruth = somebody()
const at = (path: string) => `${server.url}${path}`
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

async function post(page: Page, path: string, data: object): Promise<{ id: string }> {
  const answer = await page.context().request.post(at(path), { data, headers: { origin: server.url } })
  expect(answer.status(), path).toBeLessThan(300)
  return (await answer.json()) as { id: string }
}

/** Without how often each thing was changed. */
const kept = (text: string) =>
  JSON.parse(text, (key, value: unknown) => (['version', 'updatedAt'].includes(key) ? undefined : value))

/** What the plan is worked out from. */
async function planOf(page: Page): Promise<unknown> {
  const { request } = page.context()
  const [debts, plan] = await Promise.all([
    request.get(at('/api/debts')).then((answer) => answer.text()),
    request.get(at('/api/debt-plan')).then((answer) => answer.text()),
  ])
  return [kept(debts), kept(plan)]
}

/** `turn`: how often this address has signed up by then; the link of an earlier mail opens nothing any more. */
async function register(page: Page, turn: number): Promise<void> {
  await page.goto(at(`${paths.createAccount}`))
  await page.getByLabel('First name').fill(ruth.firstName)
  await page.getByLabel('Email').fill(ruth.email)
  await page.getByLabel('Password', { exact: true }).fill(ruth.password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your email')
  await expect(async () => {
    await page.goto(at(`/sandbox/mail?to=${encodeURIComponent(ruth.email)}`))
    const mails = page.getByRole('link', { name: /confirm your email address/ })
    await expect(mails).toHaveCount(turn, { timeout: 250 })
  }).toPass()
  await page
    .getByRole('link', { name: /confirm your email address/ })
    .first()
    .click()
  await page.getByRole('link', { name: /verify-email/ }).click()
  await expect(page).toHaveURL(/\/(dashboard|pricing)$/)
}

async function enterRecords(page: Page): Promise<void> {
  for (const debt of threeDebts) await post(page, '/api/debts', debt)
  const { id } = await post(page, '/api/goals', { title: 'Emergency fund', targetAmount: '1000' })
  await post(page, `/api/goals/${id}/contributions`, { amount: '20.00' })
}

async function download(page: Page): Promise<string> {
  await page.goto(at(paths.privacySettings))
  const card = region(page, 'Download your data')
  await card.getByRole('button', { name: 'Make the file' }).click()
  await expect(card.getByText('Your file is ready:')).toBeVisible({ timeout: 20_000 })
  const coming = page.waitForEvent('download')
  await card.getByRole('button', { name: 'Download', exact: true }).click()
  return (await coming).path()
}

async function leave(page: Page): Promise<void> {
  await region(page, 'Delete your account').getByRole('button', { name: 'Delete account' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Delete your account?' })
  await dialog.getByLabel('Your password').fill(ruth.password)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  for (let week = 0; week < 2; week += 1) {
    await page.goto(at('/sandbox/clock'))
    await page.getByRole('button', { name: '7 days on' }).click()
    await expect(page.getByRole('heading', { name: 'What happened' })).toBeVisible({ timeout: 60_000 })
  }
}

test.use({ expectedProblems: /status of 401/ })

test('what is taken away, deleted and brought back is the same plan to the cent', async ({ page }) => {
  await register(page, 1)
  await enterRecords(page)
  const before = await planOf(page)
  const file = await download(page)
  await leave(page)

  await page.goto(at(paths.login))
  await page.getByLabel('Email').fill(ruth.email)
  await page.getByLabel('Password', { exact: true }).fill(ruth.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(async () => {
    await page.goto(at(`/sandbox/mail?to=${encodeURIComponent(ruth.email)}`))
    await expect(page.getByRole('link', { name: 'Your account is deleted' })).toBeVisible({ timeout: 250 })
  }).toPass()

  await register(page, 2)
  expect(await planOf(page)).not.toEqual(before)
  await page.goto(at(paths.privacySettings))
  const asked = page.waitForEvent('filechooser')
  await region(page, 'Bring in a file').getByRole('button', { name: 'Choose a file' }).click()
  await (await asked).setFiles(file)
  await page.getByRole('region', { name: 'What is in' }).getByRole('button', { name: 'Import' }).click()
  await expect(page).toHaveURL(at(paths.debtTracker))
  expect(await planOf(page)).toEqual(before)
})
