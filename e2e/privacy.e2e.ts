/** Taking one's data away, bringing it into an empty account, and leaving. */
import type { Page } from '@playwright/test'
import { paths } from '#web/paths.ts'
import {
  answerCookieBanner,
  expect,
  expectAccessible,
  expectToast,
  openMail,
  signUp,
  somebody,
  storeDebts,
  test,
  threeDebts,
  type Person,
} from './fixtures.ts'

const headers = { origin: `http://localhost:${process.env['JUBILEE_E2E_PORT']}` }

test.beforeEach(({ page }) => answerCookieBanner(page))

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** Everything that My Debts says: the month, the interest, each balance, and each month to the cent. */
async function readPlan(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Month by month' }).click()
  await expect(page.getByRole('columnheader', { name: 'Interest' }).last()).toBeVisible()
  await expect(page.getByText('Laying out the months')).toHaveCount(0)
  // What stands further down comes when it is near.
  await page.getByText('Education only.').last().scrollIntoViewIfNeeded()
  await expect(page.getByRole('heading', { name: 'Negotiation assistant' })).toBeVisible()
  return page.locator('main').innerText()
}

/** Debts with a payment, and an order and an extra payment of the person's own. */
async function enterRecords(page: Page): Promise<void> {
  const { request } = page.context()
  await storeDebts(page.context(), threeDebts)
  const [debt] = (await (await request.get('/api/debts')).json()) as { id: string }[]
  const data = { amount: '125.37', paidOn: '2026-11-02' }
  const paid = await request.post(`/api/debts/${debt?.id}/payments`, { data, headers })
  expect(paid.status(), 'the payment is stored').toBe(201)
  const plan = { order: 'snowball', extra: '75.00' }
  const chosen = await request.put('/api/debt-plan', { data: plan, headers })
  expect(chosen.status(), 'the plan is chosen').toBe(200)
}

/** Answers once as the server does when the session was proven too long ago. */
async function demandPassword(page: Page, url: string): Promise<void> {
  const json = { message: 'Enter your password again to go on.', code: 'confirm_needed' }
  await page.route(url, (route) => route.fulfill({ status: 403, json }), { times: 1 })
}

/** Asks for the file, waits until its job has made it, and downloads it with the password. */
async function download(page: Page, { password }: Person): Promise<string> {
  const card = region(page, 'Download your data')
  await card.getByRole('button', { name: 'Make the file' }).click()
  await expect(card.getByText('Your file is ready:')).toBeVisible({ timeout: 20_000 })
  await expectAccessible(page, 'a file that is ready')
  const coming = page.waitForEvent('download')
  await demandPassword(page, '**/api/privacy/export/file.zip')
  await card.getByRole('button', { name: 'Download', exact: true }).click()
  const question = page.getByRole('alertdialog', { name: 'Confirm it’s you' })
  await question.getByLabel('Password', { exact: true }).fill(password)
  await question.getByRole('button', { name: 'Continue' }).click()
  const file = await coming
  expect(file.suggestedFilename()).toBe('jubilee-export.zip')
  return file.path()
}

/** Chooses a file in the card, as the browser's own window would. */
async function choose(
  page: Page,
  file: string | { name: string; mimeType: string; buffer: Buffer },
): Promise<void> {
  const asked = page.waitForEvent('filechooser')
  await region(page, 'Bring in a file').getByRole('button', { name: 'Choose a file' }).click()
  await (await asked).setFiles(file)
}

async function becomeSomebodyElse(page: Page): Promise<Person> {
  const other = somebody()
  await page.context().clearCookies()
  await signUp(page.context().request, other)
  return other
}

test.describe('a file of all data', () => {
  test.use({ expectedProblems: /status of 403.*file\.zip/ })

  test('gives an empty account the same plan, to the cent', async ({ page, person }) => {
    await enterRecords(page)
    await page.goto(paths.debtTracker)
    const before = await readPlan(page)
    await page.goto(paths.privacySettings)
    await expect(region(page, 'Bring in a file')).toContainText('nothing can be brought in')
    const file = await download(page, person)
    await openMail(page, person.email, 'Your data is ready')

    const other = await becomeSomebodyElse(page)
    await page.goto(paths.privacySettings)
    const card = region(page, 'Bring in a file')
    await choose(page, { name: 'budget.csv', mimeType: 'text/csv', buffer: Buffer.from('a,b\n1,2') })
    await expect(card.getByRole('alert')).toContainText('This is not a file that Jubilee made.')

    await choose(page, file)
    const preview = page.getByRole('region', { name: 'What is in' })
    await expect(preview.getByRole('heading', { level: 3 })).toBeFocused()
    await expect(preview).toContainText(person.email)
    await expect(preview.getByRole('listitem')).toContainText(['3 debts', '1 payment'])
    await expectAccessible(page, 'what is in a file')
    await preview.getByRole('button', { name: 'Import' }).click()
    await expect(page, other.email).toHaveURL(new RegExp(`${paths.debtTracker}$`))
    await expectToast(page, 'Your data is here')
    expect(await readPlan(page)).toBe(before)
  })
})

test.describe('leaving', () => {
  test.use({ expectedProblems: /status of 422.*\/account\/confirm/ })

  test('is asked for with the password, by keys alone, seen everywhere, and taken back', async ({
    page,
    person,
  }) => {
    await page.goto(paths.privacySettings)
    const card = region(page, 'Delete your account')
    await card.getByRole('button', { name: 'Delete account' }).focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('alertdialog', { name: 'Delete your account?' })
    await expect(dialog).toContainText('14 days from now')
    await expectAccessible(page, 'the question before leaving')
    await dialog.getByLabel('Your password').focus()
    await page.keyboard.type('not this one')
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('alert')).toBeFocused()
    await dialog.getByLabel('Your password').fill(person.password)
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(card.getByRole('heading', { name: 'Delete your account' })).toBeFocused()
    await expect(card).toContainText('Until then everything works as before.')

    await openMail(page, person.email, 'Your account will be deleted')
    await page.goto(paths.goals)
    const notice = page.getByRole('complementary', { name: 'Your account is to be deleted' })
    await notice.getByRole('button', { name: 'Keep my account' }).focus()
    await page.keyboard.press('Enter')
    await expect(notice).toBeHidden()
    await expectToast(page, 'Your account stays')
    await page.goto(paths.privacySettings)
    await expect(card.getByRole('button', { name: 'Delete account' })).toBeVisible()
  })
})
