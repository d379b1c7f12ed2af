/** Giving: a guest once, a person each month until they stop it. All of it real, on the sandbox's payment page. */
import type { Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { paths } from '#web/paths.ts'
import {
  answerCookieBanner,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectToast,
  openMail,
  somebody,
  test,
} from './fixtures.ts'
import { GOOD_CARD, fillCard } from './payment-pages.ts'

test.beforeEach(({ page }) => answerCookieBanner(page))

/** Pays on the payment page that is open, and comes back to the thanks. */
async function payGift(page: Page, button: string): Promise<void> {
  await expect(page).toHaveURL(/\/sandbox\/stripe\/checkout\//)
  await fillCard(page, GOOD_CARD)
  await page.getByRole('button', { name: button }).click()
  await expect(page).toHaveURL(/\/foundation\/thanks\?session_id=/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you.')
}

/** Downloads the ledger, sees it verified, and changes one byte of a gift of $50: its row is named. */
async function changeOneByte(page: Page): Promise<void> {
  const check = page.getByRole('region', { name: 'Check it yourself' })
  const started = page.waitForEvent('download')
  await check.getByRole('link', { name: 'Download as CSV' }).click()
  const text = await readFile(await (await started).path(), 'utf8')
  const choose = (content: string) =>
    check
      .getByLabel('Check a file you have')
      .setInputFiles({ name: 'ledger.csv', mimeType: 'text/csv', buffer: Buffer.from(content) })
  await choose(text)
  await expect(check.getByText('The ledger we show today begins with exactly these rows.')).toBeVisible()
  const lines = text.split('\n')
  const row = lines.findIndex((line) => line.includes('donation') && line.includes('50.00'))
  await choose(lines.with(row, lines[row]!.replace('50.00', '51.00')).join('\n'))
  await expect(check.getByText(`Row ${row} fails. It was changed`)).toBeVisible()
}

test('a guest gives $50 by the keyboard, is thanked, and has the receipt by mail', async ({ page }) => {
  const { email } = somebody()
  const publicName = `Ruth ${email.slice(5, 11)}`
  await page.goto(paths.foundationDonate)
  await expect(page.getByText('Jubilee pays it')).toBeVisible()
  await expectAccessible(page, paths.foundationDonate)
  await expectNoSidewaysScroll(page)
  await page.getByRole('radio', { name: /^\$50 / }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('button', { name: 'Give $250.00' })).toBeVisible()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Name to show')).toBeFocused()
  await page.keyboard.type(publicName)
  await page.keyboard.press('Enter')
  const summary = page.getByRole('alert')
  await expect(summary).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Your email')).toBeFocused()
  await page.keyboard.type(email)
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gift to the Jubilee Foundation')
  await expect(page.getByText(/Jubilee pays the card fee/)).toBeVisible()
  await payGift(page, 'Donate')
  await expect(page.getByText('Your gift of $50.00 has arrived. All of it goes to grants.')).toBeVisible()
  await expect(page.getByText(email)).toBeVisible()
  await expectAccessible(page, paths.foundationThanks)

  await openMail(page, email, 'Your receipt from the Jubilee Foundation')
  await expect(page.getByText(/No goods or services were provided/)).toBeVisible()
  const receipt = page.waitForEvent('download')
  await page.getByRole('link', { name: /receipt\.pdf/ }).click()
  expect((await receipt).suggestedFilename()).toBe('jubilee-foundation-receipt.pdf')
  await page.goto(paths.foundationLedger)
  await expect(page.getByText(publicName).first()).toBeVisible()
  await changeOneByte(page)
})

test('a person gives each month, finds it among their gifts, and stops it', async ({ page, person }) => {
  await page.goto(paths.foundation)
  await page.getByRole('link', { name: 'Make a Donation' }).click()
  await expect(page.getByText(`Your receipt goes to ${person.email}.`)).toBeVisible()
  await page.getByText('Another amount').click()
  await page.getByText('Each month', { exact: true }).click()
  await page.getByRole('button', { name: 'Give', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('Choose an amount, or enter your own.')
  await page.getByLabel('Your amount').fill('$40')
  await page.reload()
  await expect(page.getByLabel('Your amount')).toHaveValue('$40')
  await page.getByRole('button', { name: 'Give $40.00 each month' }).click()
  await payGift(page, 'Subscribe')
  await page.getByRole('link', { name: 'My gifts' }).click()
  const gift = page.getByRole('listitem').filter({ hasText: '$40.00 each month' }).first()
  await expect(gift.getByText('Active')).toBeVisible()
  await expectAccessible(page, paths.foundationGifts)
  const statement = page.waitForEvent('download')
  await page.getByRole('link', { name: /^Statement of/ }).click()
  expect((await statement).suggestedFilename()).toMatch(/^jubilee-foundation-gifts-20\d\d\.pdf$/)
  await gift.getByRole('button', { name: 'Stop this gift' }).click()
  await page.getByRole('button', { name: 'Yes, stop it' }).click()
  await expectToast(page, 'Your gift has stopped')
  await expect(gift.getByText('Stopped')).toBeVisible()
  await openMail(page, person.email, 'Your monthly gift has stopped')
})

test('a guest stops a monthly gift by the link of its mail', async ({ page }) => {
  const { email } = somebody()
  await page.goto(paths.foundationDonate)
  await page.getByText('Each month', { exact: true }).click()
  await page.getByLabel('Your email').fill(email)
  await page.getByRole('button', { name: 'Give $50.00 each month' }).click()
  await payGift(page, 'Subscribe')
  await openMail(page, email, 'Your monthly receipt from the Jubilee Foundation')
  await page.getByRole('link', { name: /\/foundation\/gift\?token=/ }).click()
  await expect(page.getByText('One month of $50.00 has arrived.')).toBeVisible()
  await expectAccessible(page, paths.foundationGift)
  await page.getByRole('button', { name: 'Stop this gift' }).click()
  await expect(page.getByText('Your gift has stopped. Nothing more is charged.')).toBeVisible()
})

test.describe('a link of a mail', () => {
  test.use({ expectedProblems: /status of (404|503)/ })

  test('is called too old only when the server says so', async ({ page }) => {
    const url = '**/api/foundation/donations/gift?*'
    await page.route(url, (route) => route.fulfill({ status: 503 }))
    await page.goto(`${paths.foundationGift}?token=nobody-knows-it`)
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('Your gift could not be loaded.')
    await expectAccessible(page, 'a gift that could not be loaded')
    await page.unroute(url)
    await alert.getByRole('button', { name: 'Try again' }).click()
    await expect(alert).toContainText('This link is not known, or is too old.')
  })
})
