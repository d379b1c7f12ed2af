/** Being sued: from the court papers to the answer, with its clock, its papers and the whole case on paper. */
import type { Page } from '@playwright/test'
import { paths } from '#web/paths.ts'
import { smallPdf } from '#server/documents/files-under-test.ts'
import {
  answerCookieBanner,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectToast,
  test,
} from './fixtures.ts'

test.beforeEach(({ page }) => answerCookieBanner(page))

const courtPapers = `${paths.letters}?tab=sued`

/** A day so many days from now, where the tests are. */
const daysFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

async function enterSuit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Enter the court papers' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('The papers came on').fill(daysFromNow(-6))
  await dialog.getByLabel('How they came').selectOption({ label: 'Left at my home' })
  await dialog.getByLabel('State of the court').selectOption({ label: 'Ohio' })
  await dialog.getByLabel('Which court').selectOption({ label: 'Common pleas, municipal or county court' })
  await dialog.getByLabel('Who is suing you').fill('Midland Funding')
  await dialog.getByLabel('Court and case number').fill('Dayton 26CV1')
}

test('the court papers become a clock, an answer and a case on paper', async ({ page, person }) => {
  await page.addInitScript(() => {
    window.print = () => {}
  })
  await page.goto(courtPapers)
  await expect(
    page.getByRole('heading', { name: 'Court papers came? Answer in time.' }),
    person.email,
  ).toBeVisible()
  await enterSuit(page)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('status')).toContainText('Ohio Civ.R. 12(A)(1)')
  await expect(dialog.getByRole('status')).toContainText('Do not wait.')
  await expectAccessible(page, 'the dialog of a lawsuit')
  await dialog.getByRole('button', { name: 'Keep case' }).click()
  const card = page.getByRole('article', { name: 'Midland Funding: Dayton 26CV1' })
  await expect(card).toContainText(/The last day to file your answer is .*, in 2[123] days\./)
  await expect(card.getByRole('link', { name: 'The state’s help and answer forms' })).toBeVisible()

  // The day on the paper goes first.
  await card.getByRole('button', { name: 'Edit the case: Midland Funding' }).click()
  await dialog.getByLabel('The day on the paper').fill(daysFromNow(4))
  await expect(dialog.getByRole('status')).toContainText('it goes first')
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect(card).toContainText(/is .*, in [345] days\./)
  await page.goto(paths.dashboard)
  const notice = page.getByRole('complementary', { name: 'Court papers' })
  await expect(notice).toContainText('Your answer to Midland Funding must be at the court by')
  await expectAccessible(page, 'the dashboard with a lawsuit')
  await notice.getByRole('link', { name: 'Open my court papers' }).click()

  // Proof of filing is kept with the case.
  await card.getByRole('button', { name: 'Add a paper: Midland Funding' }).click()
  await dialog.getByRole('button', { name: 'Keep paper' }).click()
  await expect(dialog.getByText('Choose a file first.')).toBeVisible()
  await expectAccessible(page, 'the dialog of a paper')
  await dialog.getByLabel('What it is').selectOption({ label: 'Proof: a stamp or a receipt' })
  await dialog
    .getByLabel('File')
    .setInputFiles({ name: 'stamped answer.pdf', mimeType: 'application/pdf', buffer: smallPdf() })
  await dialog.getByRole('button', { name: 'Keep paper' }).click()
  await expectToast(page, 'Paper kept: stamped answer.pdf')
  await expect(card.getByText('stamped answer.pdf')).toBeVisible()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    card.getByRole('button', { name: 'Download: stamped answer.pdf' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('stamped answer.pdf')
  await card.getByRole('button', { name: 'Edit the case: Midland Funding' }).click()
  await dialog.getByLabel('I filed my answer on').fill(daysFromNow(-1))
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect(card).toContainText(/Answer filed on \d\d\/\d\d\/\d{4}\./)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page, 'the court papers with a case')

  // Printed, it is the case alone.
  await card.getByRole('button', { name: 'Print the whole case: Midland Funding' }).click()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('[data-letter]')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Put your rights in a letter.' })).toBeHidden()
  const printed = await page.evaluate(() => document.body.innerText)
  expect(printed).toMatch(/^\s*Case record/)
  for (const words of ['Midland Funding', 'Court papers came:', 'Answer filed', 'stamped answer.pdf'])
    expect(printed).toContain(words)
  await page.emulateMedia({ media: 'screen' })
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await expect(page.locator('[data-letter]')).toHaveCount(0)

  await card.getByRole('button', { name: 'Remove: stamped answer.pdf' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove paper' }).click()
  await expect(card.getByText('stamped answer.pdf')).toHaveCount(0)
})

test('a wrong day gets a sentence beside its field', async ({ page, person }) => {
  await page.goto(courtPapers)
  await enterSuit(page)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('The papers came on').fill(daysFromNow(3))
  await dialog.getByRole('button', { name: 'Keep case' }).click()
  await expect(dialog.getByLabel('The papers came on'), person.email).toHaveAccessibleDescription(
    /Choose today or a day before it\./,
  )
  await dialog.getByLabel('The papers came on').fill(daysFromNow(-3))
  await dialog.getByLabel('The day on the paper').fill(daysFromNow(-5))
  await dialog.getByRole('button', { name: 'Keep case' }).click()
  await expect(dialog.getByLabel('The day on the paper')).toHaveAccessibleDescription(
    /Choose the day you got the papers, or a day after it\./,
  )
})

test('each state says its rule, and the letters lead here when court papers are named', async ({
  page,
  person,
}) => {
  await page.goto(courtPapers)
  const state = page.getByLabel('State of the court')
  await state.selectOption({ label: 'Texas' })
  await expect(page.getByText('14 days from the day you got the papers'), person.email).toBeVisible()
  await expect(page.getByText('Always ask the clerk', { exact: false })).toBeVisible()
  await state.selectOption({ label: 'Connecticut' })
  await expect(page.getByText('your paper names the day', { exact: false }).first()).toBeVisible()
  for (const words of ['Default judgment', 'Bank levy', 'Social Security', 'Education, not legal advice'])
    await expect(page.getByText(words).first()).toBeVisible()
  await expect(page.getByRole('link', { name: '31 CFR part 212, protected benefits' })).toBeVisible()
  await expectAccessible(page, 'the court papers')
  await expectNoSidewaysScroll(page)
  await page.goto(`${paths.letters}?letter=validation`)
  await page.getByLabel('Details').fill('They sent me a summons last week.')
  await page.getByRole('link', { name: 'See how to answer in time' }).first().click()
  await expect(page).toHaveURL(/tab=sued/)
})
