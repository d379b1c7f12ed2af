/** The public ledger: entered by an admin, read by anybody, checked in the browser, and never with a byte changed. */
import type { Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import type { WireOf } from '#contracts/endpoint.ts'
import type { readLedger } from '#contracts/foundation/ledger.ts'
import { paths } from '#web/paths.ts'
import {
  answerCookieBanner,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  signInAsAdmin,
  test,
} from './fixtures.ts'

test.beforeEach(({ page }) => answerCookieBanner(page))

const SUMS = /rows? checked\. .* came in/

async function enterTithe(page: Page): Promise<void> {
  await page.goto(paths.adminLedger)
  const form = page.getByRole('region', { name: 'Enter a tithe' })
  await form.getByRole('button', { name: 'Enter the tithe' }).click()
  await expect(form.getByRole('alert')).toContainText('Enter the profit')
  await form.getByLabel('Profit').fill('1,234.56')
  await form.getByLabel('First month').fill('2019-01')
  await form.getByLabel('Last month').fill('2019-03')
  await form.getByLabel('Paid in on').fill('2019-04-02')
  await expect(form.getByText('10% of it is $123.46.')).toBeVisible()
  await form.getByRole('button', { name: 'Enter the tithe' }).click()
  const question = page.getByRole('alertdialog', { name: 'Enter this tithe?' })
  await expect(question).toContainText(
    '$123.46 is 10% of a profit of $1,234.56 in January 2019 to March 2019.',
  )
  await question.getByRole('button', { name: 'Enter it' }).click()
  await expect(page.getByText(/The tithe is in the ledger as entry \d+\./).first()).toBeVisible()
  await expect(page.getByText('tithe:2019-01/2019-03').filter({ visible: true })).toBeVisible()
}

test('a tithe is entered, seen by everybody, downloaded, verified, and one changed byte names its row', async ({
  page,
}) => {
  await signInAsAdmin(page)
  await enterTithe(page)
  await expectAccessible(page, paths.adminLedger)
  await page.context().clearCookies()

  const drawn = await (await page.request.get(paths.foundationLedger)).text()
  expect(drawn, 'the server draws the ledger whole').toContain('Tithe of $123.46 on 04/02/2019')
  await page.goto(paths.foundationLedger)
  await expect(page.getByText('Tithe of $123.46 on 04/02/2019')).toBeVisible()
  await expect(page.getByText('A tenth of our profit, January 2019 to March 2019')).toBeVisible()
  const check = page.getByRole('region', { name: 'Check it yourself' })
  await check.getByRole('button', { name: 'Check the whole ledger' }).click()
  await expect(check.getByText('Everything checks out.')).toBeVisible()
  await expect(check.getByText(SUMS)).toBeVisible()
  await expectAccessible(page, paths.foundationLedger)

  for (const form of ['JSON', 'CSV']) {
    const started = page.waitForEvent('download')
    await check.getByRole('link', { name: `Download as ${form}` }).click()
    const download = await started
    const name = download.suggestedFilename()
    expect(name).toBe(`jubilee-ledger.${form.toLowerCase()}`)
    const text = await readFile(await download.path(), 'utf8')
    const choose = (content: string) =>
      check
        .getByLabel('Check a file you have')
        .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(content) })
    await choose(text)
    await expect(check.getByText('The ledger we show today begins with exactly these rows.')).toBeVisible()
    const row = text.split('\n').findIndex((line) => line.includes('1234.56'))
    await choose(text.replace('1234.56', '1234.57'))
    await expect(check.getByText('Something does not check out.')).toBeVisible()
    await expect(check.getByText(`Row ${row} fails. It was changed`)).toBeVisible()
  }
})

const hash = 'ab'.repeat(32)
type LedgerAnswer = WireOf<typeof readLedger>

const empty: LedgerAnswer = {
  totals: {
    entries: 0,
    donations: '0.00',
    tithes: '0.00',
    given: '0.00',
    grants: 0,
    groups: 0,
    grantsPaid: '0.00',
    interestSaved: '0.00',
    monthsSaved: 0,
    measured: 0,
    unmarked: 0,
    onHand: '0.00',
    lastHash: hash,
  },
  groups: [],
  gifts: [],
  giftsBefore: null,
  entries: [],
  entriesBefore: null,
}
const full: LedgerAnswer = {
  ...empty,
  totals: {
    ...empty.totals,
    entries: 7,
    donations: '250.00',
    given: '250.00',
    grants: 5,
    groups: 1,
    grantsPaid: '220.00',
    interestSaved: '1585.00',
    monthsSaved: 35,
    measured: 3,
    onHand: '30.00',
  },
  groups: [
    {
      number: 1,
      sequence: 7,
      firstMonth: '2026-04',
      lastMonth: '2026-05',
      programs: ['emergency', 'senior'],
      grants: 5,
      amount: '220.00',
      interestSaved: '1585.00',
      monthsSaved: 35,
      measured: 3,
      open: '0.00',
    },
  ],
  gifts: [
    {
      sequence: 1,
      kind: 'donation',
      happenedOn: '2026-03-03',
      amount: '250.00',
      corrected: '250.00',
      period: '',
      donor: 'Ruth B.',
      isYours: true,
      parts: [{ group: 1, amount: '220.00' }],
      left: '30.00',
    },
  ],
}
const show = (page: Page, answer: LedgerAnswer) =>
  page.route('**/api/foundation/ledger*', (route) => route.fulfill({ json: answer }))

test('by keyboard: the views, the check, and the place that stays in the address', async ({ page }) => {
  await show(page, full)
  await page.goto(paths.foundationLedger)
  await expect(page.getByText('Your gift of $250.00 on 03/03/2026')).toBeVisible()
  await expect(page.getByText('$220.00 went to grant group 1.')).toBeVisible()
  await expect(page.getByText('$30.00 of it is not in a published group yet.')).toBeVisible()
  await page.getByRole('tab', { name: 'Where each dollar went' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/view=grants$/)
  await expect(page.getByText('Emergency debt relief, Senior grant').filter({ visible: true })).toBeVisible()
  await expectAccessible(page, 'groups of grants')
  await page.reload()
  await expect(page.getByRole('tab', { name: 'Grants' })).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('button', { name: 'Check the whole ledger' }).focus()
  await page.unroute('**/api/foundation/ledger*')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Everything checks out.')).toBeVisible()
})

test('an empty ledger says so, on a phone too', async ({ page }) => {
  await show(page, empty)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(paths.foundationLedger)
  await expect(page.getByRole('heading', { name: 'No entries yet' })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await show(page, full)
  await page.goto(`${paths.foundationLedger}?view=grants`)
  await expect(page.getByRole('heading', { name: 'Group 1: $220.00 in 5 grants' })).toBeVisible()
  await expect(page.getByText('Measured for 3 of 5 grants.').filter({ visible: true })).toHaveCount(2)
  await expectNoSidewaysScroll(page)
  await show(page, { ...full, totals: { ...full.totals, onHand: '-8500.00' } })
  await page.reload()
  await expect(page.getByText('Below zero')).toBeVisible()
  await expect(page.getByText('-$8,500.00')).toBeVisible()
  await expect(page.getByText('More was paid in grants than came in')).toBeVisible()
  await expectNoSidewaysScroll(page)
})

test('a name that is taken off the ledger is off the own gifts too', async ({ page, person }) => {
  let publicName: string | null = 'Ruth B.'
  const gift = {
    id: '1',
    isMonthly: false,
    amount: '250.00',
    state: 'given',
    begunAt: '2026-03-03T12:00:00.000Z',
    payments: [],
  }
  await page.route('**/api/donations', (route) =>
    route.fulfill({ json: { gifts: [{ ...gift, publicName }], years: [] } }),
  )
  await page.route('**/api/foundation/ledger/name', (route) => {
    publicName = null
    return route.fulfill({ json: { message: 'Your name is off.' } })
  })
  await show(page, full)
  await page.goto(paths.foundationGifts)
  await expect(page.getByText('Shown as “Ruth B.”'), person.email).toBeVisible()
  await page.getByRole('link', { name: 'Jubilee Foundation' }).click()
  await page.getByRole('link', { name: 'Open the public ledger' }).click()
  await page.getByRole('button', { name: 'Take my name off' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take it off' }).click()
  await expect(page.getByText('Your name is off.').first()).toBeVisible()
  await page.getByRole('link', { name: 'Jubilee Foundation' }).click()
  await page.getByRole('link', { name: 'My gifts and receipts' }).click()
  await expect(page.getByText(/^Started on .* Anonymous\.$/)).toBeVisible()
})

test.describe('a server that does not answer', () => {
  test.use({ expectedProblems: /status of 503/ })

  test('is told where the entries would stand, and they come when it is asked again', async ({ page }) => {
    await show(page, full)
    await page.goto(paths.foundationLedger)
    await expect(page.getByText('Your gift of $250.00 on 03/03/2026')).toBeVisible()
    await page.route('**/api/foundation/ledger*', (route) => route.fulfill({ status: 503 }))
    await page.getByRole('tab', { name: 'Every entry' }).click()
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('The ledger did not load')
    await show(page, full)
    await alert.getByRole('button', { name: 'Try again' }).click()
    await expect(alert).toHaveCount(0)
  })
})
