/** Scores from the bureaus: consent, sync, and monitoring on its day, on a server whose clock is this test's own. */
import type { Page } from '@playwright/test'
import { SANDBOX_PHONE_CODE } from '#contracts/money/credit-monitoring.ts'
import { freePort, startFreshServer, type FreshServer } from '../scripts/fresh-server.ts'
import { paths } from '#web/paths.ts'
import {
  answerCookieBanner,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectToast,
  test as shared,
} from './fixtures.ts'

const test = shared.extend<object, { ownServer: FreshServer }>({
  ownServer: [
    async ({ playwright }, give) => {
      // Nothing of the browser is needed for it.
      void playwright
      const server = await startFreshServer(await freePort())
      await give(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ ownServer }, give) => give(ownServer.url),
})

async function signIn(page: Page, origin: string): Promise<void> {
  const data = { email: 'pro@demo.jubilee.test', password: 'jubilee-demo' }
  const response = await page.context().request.post('/api/login', { data, headers: { origin } })
  expect(response.status()).toBe(200)
}

async function moveClockAMonth(page: Page, origin: string): Promise<void> {
  const form = { step: 'month' }
  const moved = await page.context().request.post('/sandbox/clock', { form, headers: { origin } })
  expect(moved.ok()).toBe(true)
}

const sync = (page: Page) => page.getByRole('region', { name: 'Sync your scores' })
const monitoring = (page: Page) => page.getByRole('region', { name: 'Automatic monitoring' })

async function agree(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Before we ask for your score' })
  await dialog.getByRole('button', { name: 'Agree and continue' }).click()
  await expect(dialog.getByRole('alert')).toBeFocused()
  await expect(dialog.getByText('Tick the box to agree.').first()).toBeVisible()
  await expect(dialog.getByLabel('First name')).toHaveValue('Marcus')
  await expectAccessible(page, 'the consent with errors')
  await dialog.getByRole('link', { name: 'Enter your birth date.' }).click()
  await expect(dialog.getByLabel('Birth date')).toBeFocused()
  await dialog.getByLabel('Birth date').fill('1988-04-12')
  await dialog.getByLabel('Mobile phone').fill('(202) 555-0143')
  await dialog.getByLabel('I have read this and agree.').press('Space')
  await dialog.getByRole('button', { name: 'Agree and continue' }).click()
}

async function confirmPhone(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Enter the code we sent' })
  await dialog.getByLabel('Code').fill('000000')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('This code is wrong or too old.', { exact: false }).first()).toBeVisible()
  await expectAccessible(page, 'the code with an error')
  await dialog.getByLabel('Code').fill(SANDBOX_PHONE_CODE)
  await page.keyboard.press('Enter')
}

test.describe('with Pro', () => {
  // A wrong code is refused, and the browser says so.
  test.use({ expectedProblems: /status of 422/ })

  test('consent, a sync of both, and monitoring every month', async ({ page, ownServer }) => {
    const origin = ownServer.url
    await answerCookieBanner(page)
    await signIn(page, origin)
    await page.goto(paths.creditMonitor)

    const both = sync(page).getByRole('button', { name: 'Sync both' })
    await both.press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(both).toBeFocused()
    await both.press('Enter')
    await agree(page)
    await confirmPhone(page)
    await expectToast(page, 'Credit Score Updated!')
    await expectToast(page, '2 new scores arrived.')
    const experian = page.getByRole('region', { name: 'What Experian says' })
    await expect(experian.getByText(/Experian, VantageScore 4\.0/)).toBeVisible()
    await expect(experian.getByText('Card limits used')).toBeVisible()
    await expect(
      sync(page).getByText('these scores are made from your own records', { exact: false }),
    ).toBeVisible()
    await both.click()
    await expectToast(page, 'No new credit scores available at this time.')

    await monitoring(page).getByRole('checkbox', { name: 'TransUnion' }).check()
    await monitoring(page).getByText('Monthly', { exact: true }).click()
    await monitoring(page).getByRole('button', { name: 'Set up monitoring' }).click()
    await expectToast(page, 'Monitoring is on')
    await expect(monitoring(page).getByText('Every month, Experian and TransUnion')).toBeVisible()
    await expect(monitoring(page).getByText('Not yet')).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page, 'the credit monitor with reports and monitoring')

    await moveClockAMonth(page, origin)
    await signIn(page, origin)
    await page.goto(`${paths.creditMonitor}?tab=history&range=all`)
    await expect(monitoring(page).getByText('Not yet')).toHaveCount(0)
    const list = page.getByRole('region', { name: 'Your scores', exact: true })
    await expect(list.getByText(/VantageScore 4\.0/)).toHaveCount(2)
    await expect(list.getByText('Sandbox', { exact: true })).toHaveCount(4)

    await monitoring(page).getByRole('button', { name: 'Withdraw my consent' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw my consent' }).click()
    await expectToast(page, 'Your consent is withdrawn')
    await expect(monitoring(page).getByRole('button', { name: 'Set up monitoring' })).toBeVisible()
    await expect(list.getByText('Sandbox', { exact: true })).toHaveCount(4)
  })
})
