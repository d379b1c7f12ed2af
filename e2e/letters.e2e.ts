/** Letters: to collectors on every plan, to a bureau on Premium, and the person's own cases with their days. */
import type { Download, Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { paths } from '#web/paths.ts'
import {
  answerCookieBanner,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectToast,
  signInAsDemo,
  test,
} from './fixtures.ts'
import { openTool } from './dashboard-parts.ts'

const letterIn = (page: Page) => page.getByLabel('Letter, which you can change')
const generate = (page: Page) => page.getByRole('button', { name: 'Generate Letter' })

test.beforeEach(({ page }) => answerCookieBanner(page))

async function textOf(download: Download): Promise<string> {
  return readFile(await download.path(), 'utf8')
}

async function fillCollector(page: Page): Promise<void> {
  await page.getByLabel('Full name').fill('Ruth Bennett')
  await page.getByLabel('Address', { exact: true }).fill('12 Elm Street\nDayton, OH 45402')
  await page.getByLabel('Name of the collector').fill('Example Collections')
  await page.getByLabel('Address of the collector').fill('P.O. Box 2\nReno, NV 89501')
}

test.describe('a letter to a collector, on Free', () => {
  test('is one of four, each with why, when, deadline and how', async ({ page, person }) => {
    await page.goto(paths.education)
    await page.getByRole('link', { name: 'See the letters' }).click()
    await expect(page.getByRole('article'), person.email).toHaveCount(4)
    for (const article of await page.getByRole('article').all()) {
      for (const term of ['Why', 'When', 'Deadline', 'How to send it'])
        await expect(article.getByText(term, { exact: true })).toBeVisible()
      await expect(article.getByRole('link', { name: /^15 U\.S\.C\. 1692/ })).toBeVisible()
    }
    await expect(page.getByRole('link', { name: 'Legal Services Corporation' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Attorney general of your state' })).toBeVisible()
    await expect(page.getByText('State law varies', { exact: false }).first()).toBeVisible()
    await page.getByRole('tab', { name: 'To a credit bureau' }).click()
    await expect(page).toHaveURL(/tab=dispute/)
    await expect(page.getByRole('link', { name: 'Upgrade to Premium' })).toHaveAttribute(
      'href',
      paths.pricing,
    )
    await expect(generate(page)).toHaveCount(0)
    await expect(page.getByText('Chester, PA 19016-2000')).toBeVisible()
  })

  test('is written, changed, downloaded both ways, copied, and survives a reload', async ({
    page,
    context,
    person,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(paths.letters)
    await page.getByRole('link', { name: /^Write this letter.*Ask for proof/ }).press('Enter')
    await generate(page).press('Enter')
    await expectToast(page, 'Missing Information')
    await expect(page.getByRole('alert').first(), person.email).toBeFocused()
    await expectAccessible(page, 'the form of a letter, with errors')
    await fillCollector(page)
    await generate(page).click()
    await expectToast(page, 'Letter Generated!')
    await expect(page.getByRole('heading', { name: 'Your letter' })).toBeFocused()
    await expect(letterIn(page)).toHaveValue(/15 U\.S\.C\. 1692g/)
    await letterIn(page).fill('My own words')
    await page.reload()
    await expect(letterIn(page)).toHaveValue('My own words')
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download (.txt)' }).click(),
    ])
    expect(file.suggestedFilename()).toMatch(/^collector-letter-validation-\d{4}-\d\d-\d\d\.txt$/)
    expect(await textOf(file)).toBe('My own words')
    await expectToast(page, 'Downloaded!')
    const [pdf] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'PDF', exact: true }).click(),
    ])
    expect(pdf.suggestedFilename()).toMatch(/\.pdf$/)
    expect(await textOf(pdf)).toMatch(/^%PDF-/)
    await page.getByRole('button', { name: 'Copy the letter' }).click()
    await expect(page.getByText('Copied!').first()).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('My own words')
    await generate(page).click()
    await expect(letterIn(page)).toHaveValue(/1692g/)
    await page.getByRole('button', { name: 'Bring it back' }).click()
    await expect(letterIn(page)).toHaveValue('My own words')
  })

  test('is printed alone', async ({ page, person }) => {
    await page.addInitScript(() => {
      window.print = () => {}
    })
    await page.goto(`${paths.letters}?letter=stop_contact`)
    await fillCollector(page)
    await generate(page).click()
    await expect(letterIn(page)).toHaveValue(/1692c\(c\)/)
    await page.getByRole('button', { name: 'Print' }).click()
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('pre[data-letter]'), person.email).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
    await expect(page.getByText('Free help')).toBeHidden()
    expect(await page.evaluate(() => document.body.innerText.trim())).toMatch(
      /^Ruth Bennett[^]*Ruth Bennett$/,
    )
    await page.emulateMedia({ media: 'screen' })
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

test.describe('the dispute letter, on Premium', () => {
  test('stands on the dashboard with its guide, says what is missing, and is written', async ({
    page,
    context,
  }) => {
    await signInAsDemo(context, 'premium')
    const card = await openTool(page, 'Dispute a credit report')
    await card.scrollIntoViewIfNeeded()
    await generate(page).click()
    await expectToast(page, 'Missing Information')
    await expectToast(page, 'Please fill in all required fields.')
    await expect(card.getByRole('alert').getByRole('link')).toHaveText([
      'Enter your full name.',
      'Choose what is wrong.',
      'Enter the account or creditor name.',
    ])
    for (const words of [
      '30-day investigation under the FCRA',
      'Wait 30-45 days',
      'Send it by certified mail',
    ])
      await expect(card.getByText(words)).toBeVisible()
    for (const line of ['Atlanta, GA 30374-0256', 'Allen, TX 75013', 'Chester, PA 19016-2000'])
      await expect(card.getByText(line)).toBeVisible()
    await expect(card.getByLabel('Reason').getByRole('option')).toHaveText([
      'Choose one',
      'Account Not Mine',
      'Already Paid Off',
      'Incorrect Balance',
      'Incorrect Account Status',
      'Late Payment Error',
      'Identity Theft',
      'Account Should Be Closed',
      'Duplicate Entry',
    ])
    await card.getByText('TransUnion', { exact: true }).first().click()
    await card.getByLabel('Full name').fill('Grace Miller')
    await card.getByLabel('Reason').selectOption({ label: 'Duplicate Entry' })
    await card.getByLabel('Account or creditor name').fill('First Bank')
    await generate(page).click()
    await expectToast(page, 'Letter Generated!')
    await expect(letterIn(page)).toHaveValue(
      /^Grace Miller\n\n[^]*Chester, PA 19016-2000[^]*shows this account more than once/,
    )
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      card.getByRole('button', { name: 'Download (.txt)' }).click(),
    ])
    expect(file.suggestedFilename()).toMatch(/^credit-dispute-letter-\d{4}-\d\d-\d\d\.txt$/)
    await expectNoSidewaysScroll(page)
  })
})

test.describe('cases', () => {
  test('are kept from a letter, count their days, and end', async ({ page, person }) => {
    await page.goto(`${paths.letters}?tab=cases`)
    await expect(page.getByRole('heading', { name: 'No cases yet' }), person.email).toBeVisible()
    await page.getByRole('button', { name: 'Add a case' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Keep case' }).click()
    await expect(dialog.getByText('Enter who the letter goes to.').first()).toBeVisible()
    await expectAccessible(page, 'the dialog of a case, with errors')
    await dialog.getByLabel('Who it goes to').fill('Experian')
    await dialog.getByLabel('Which account').fill('First Bank')
    await dialog.getByLabel('Sent on').fill(daysAgo(40))
    await dialog.getByLabel('Tracking number').fill('7020 1810 0000')
    await dialog.getByRole('button', { name: 'Keep case' }).click()
    const card = page.getByRole('article', { name: 'Experian: First Bank' })
    await expect(card).toContainText(/Their answer was due on \d\d\/\d\d\/\d{4}, (9|10|11) days ago\./)
    await expect(card).toContainText('15 U.S.C. 1681i(a)(1)(A)')
    await expect(card.getByRole('link', { name: 'Complain to the CFPB' })).toBeVisible()
    await card.getByRole('button', { name: 'Edit the case: Experian' }).click()
    await dialog.getByRole('checkbox', { name: /free yearly report/ }).check()
    await dialog.getByRole('button', { name: 'Save changes' }).click()
    await expect(card).toContainText(/Their answer is due on .*, in (4|5|6) days\./)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page, 'a case')
    await card.getByRole('button', { name: 'Edit the case: Experian' }).click()
    await dialog.getByLabel('How it stands').selectOption({ label: 'Corrected or removed' })
    await dialog.getByRole('button', { name: 'Save changes' }).click()
    await expect(card).toContainText('Corrected or removed')
    await card.getByRole('button', { name: 'Remove the case: Experian' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove case' }).click()
    await expect(page.getByRole('heading', { name: 'No cases yet' })).toBeVisible()
  })

  test.describe('that cannot be read', () => {
    test.use({ expectedProblems: /status of 503|Failed to load resource/ })
    test('say so and can be tried again', async ({ page, person }) => {
      await page.route('**/api/letter-cases', (route) =>
        route.fulfill({ status: 503, json: { message: 'Not now.', code: 'unavailable' } }),
      )
      await page.goto(`${paths.letters}?tab=cases`)
      await expect(page.getByText('Your cases could not be loaded.'), person.email).toBeVisible()
      await page.unroute('**/api/letter-cases')
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByRole('heading', { name: 'No cases yet' })).toBeVisible()
    })
  })
})

/** A day so many days ago, where the tests are. */
function daysAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
}
