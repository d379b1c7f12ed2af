/** A plan without an account: kept by the browser, and nothing asked of the server on the way. */
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { paths } from '#web/paths.ts'
import {
  answerCookieBanner,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectToast,
  openSignUpLink,
  somebody,
  test,
} from './fixtures.ts'

/** The files that a page is made of; whatever else is asked for could carry figures. */
const parts = new Set(['document', 'script', 'stylesheet', 'font', 'image', 'manifest'])

function countRequests(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (!parts.has(request.resourceType())) asked.push(`${request.method()} ${request.url()}`)
  })
  return asked
}

async function addDebt(page: Page): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill('Store card')
  await page.getByLabel('Balance', { exact: true }).fill('1250')
  await page.getByLabel('Minimum a month').fill('40')
  await page.getByLabel('Rate (APR)').fill('26.99')
  await page.getByRole('button', { name: 'Add debt' }).click()
  await page.getByRole('link', { name: 'See the plan' }).click()
  await expect(page.getByRole('article', { name: 'Store card' })).toBeVisible()
}

/** How many records the browser keeps of private mode. */
const countKept = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('jubilee-private')
        opening.addEventListener('error', () => reject(opening.error))
        opening.addEventListener('success', () => {
          const counting = opening.result.transaction('kept').objectStore('kept').count()
          counting.addEventListener('success', () => resolve(counting.result))
        })
      }),
  )

async function pay(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Record payment to Store card' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Amount paid').fill('250')
  await dialog.getByLabel(/Interest charged/).fill('0')
  await dialog.getByRole('button', { name: 'Record payment' }).click()
  await expect(dialog).toBeHidden()
}

test('from the landing page to a plan and a goal, and out again, without a request', async ({ page }) => {
  test.setTimeout(90_000)
  await answerCookieBanner(page)
  await page.goto(paths.landing)
  await page.getByRole('link', { name: 'Try it here, without an account' }).click()
  await expect(page.getByRole('heading', { name: 'What do you owe?' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const asked = countRequests(page)

  await test.step('a plan that is there after a reload', async () => {
    await addDebt(page)
    await pay(page)
    const summary = page.getByRole('region', { name: 'Summary' })
    await expect(summary).toContainText('$1,000')
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText(/^You could be debt-free in/)
    const answer = await heading.innerText()
    await page.reload()
    await expect(heading).toHaveText(answer)
    await expect(page.getByText('Kept on this device only.')).toBeVisible()
    await expect(page.getByRole('button', { name: /Link Accounts|Ask the coach/ })).toHaveCount(0)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page, 'My Debts without an account')
  })

  await test.step('a goal, the calculators, and what needs an account', async () => {
    const bar = page.getByRole('navigation', { name: 'Main' })
    await bar.getByRole('link', { name: 'Goals' }).click()
    // the focus comes to the heading of a new screen
    await expect(page.getByRole('heading', { name: 'A goal can start with $1.' })).toBeFocused()
    await page
      .getByRole('button', { name: /Create|Add/ })
      .first()
      .click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name').fill('Emergency fund')
    await dialog.getByLabel('Target amount').fill('1000')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('article', { name: 'Emergency fund' })).toBeVisible()
    await bar.getByRole('link', { name: 'Calculators' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Calculators')
    await expectNoSidewaysScroll(page)
    await expectAccessible(page, 'the calculators without an account')
    expect(asked, 'requests after the page had loaded').toEqual([])
    await page.goto(paths.budgeting)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This needs a free account.')
    await page.getByRole('link', { name: 'Back to My Debts' }).click()
    await expect(page.getByRole('article', { name: 'Store card' })).toBeVisible()
  })

  await test.step('a link to the plan, without names, that changes nothing kept here', async () => {
    const month = (await page.getByRole('heading', { level: 1 }).innerText()).match(/in (\w+ \d{4})/)?.[1]
    await page.getByRole('button', { name: 'Share plan' }).click()
    await expectAccessible(page, 'the dialog to share a plan')
    const link = await page.getByRole('textbox', { name: 'Link' }).inputValue()
    await page.goto(link)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`This plan is debt-free in ${month}.`)
    await expect(page.getByRole('table')).toContainText('$1,000')
    await expect(page.getByText('Store card')).toHaveCount(0)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page, 'a shared plan')
    await page.goto(paths.debtTracker)
    await expect(page.getByRole('article', { name: 'Store card' })).toBeVisible()
  })

  await test.step('a file of it, and nothing left after leaving', async () => {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save a file' }).click()
    const { format, lists } = JSON.parse(await readFile(await (await download).path(), 'utf8')) as {
      format: string
      lists: Record<string, unknown[]>
    }
    expect(format).toBe('jubilee-export')
    expect(lists['debtEntries']).toHaveLength(2)
    expect(lists['goals']).toMatchObject([{ title: 'Emergency fund', targetAmount: '1000.00' }])
    await page.getByRole('button', { name: 'Leave' }).click()
    await page.getByRole('button', { name: 'Stay' }).click()
    await page.getByRole('button', { name: 'Leave' }).click()
    await page.getByRole('button', { name: 'Remove and leave' }).click()
    await expect(page).toHaveURL(new RegExp(`${paths.landing}$`))
    await page.getByRole('link', { name: 'Try it here, without an account' }).click()
    await expect(page.getByRole('heading', { name: 'What do you owe?' })).toBeVisible()
  })
})

test('what was entered without an account comes along into a new one, and stays nowhere else', async ({
  page,
}) => {
  const person = somebody()
  await answerCookieBanner(page)
  await page.goto(paths.login)
  await page.getByRole('link', { name: 'Try it here, without an account' }).click()
  await addDebt(page)
  await pay(page)
  expect(await countKept(page)).toBe(1)
  await page.getByRole('link', { name: 'Create account' }).click()
  await expect(
    page.getByText('What was entered on this device without an account comes along.'),
  ).toBeVisible()
  await page.getByLabel('First name').fill(person.firstName)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await openSignUpLink(page, person.email)
  await expect(page).toHaveURL(new RegExp(`${paths.dashboard}$`))
  await expectToast(page, 'Everything came along')
  expect(await countKept(page)).toBe(0)
  await page.goto(paths.debtTracker)
  await expect(page.getByRole('article', { name: 'Store card' })).toContainText('$1,000')
  const debts = (await (await page.request.get('/api/debts')).json()) as object[]
  expect(debts).toMatchObject([
    { name: 'Store card', balance: '1000.00', highestBalance: '1250.00', paidTotal: '250.00' },
  ])
  await expect(page.getByText('Kept on this device only.')).toHaveCount(0)
})

test('what waits is shown to whoever signs in, who leaves it or brings it in', async ({
  page,
  context,
  person,
}) => {
  test.setTimeout(90_000)
  const waiting = page.getByRole('region', { name: 'Entered without an account' })
  const listDebts = async () => (await (await page.request.get('/api/debts')).json()) as object[]
  async function enter(): Promise<void> {
    await page.goto(paths.landing)
    await page.getByRole('link', { name: 'Try it here, without an account' }).click()
  }
  async function signIn(): Promise<void> {
    await page.goto(paths.login)
    await page.getByLabel('Email').fill(person.email)
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page).toHaveURL(new RegExp(`${paths.dashboard}$`))
  }
  await answerCookieBanner(page)
  await context.clearCookies()
  await enter()
  await addDebt(page)
  await pay(page)

  await test.step('left: it stays for whoever entered it, and is not asked about again', async () => {
    await signIn()
    await expect(waiting).toContainText('1 debt, $1,000 in all. Last changed')
    await expectNoSidewaysScroll(page)
    await expectAccessible(page, 'what waits to be brought in')
    await waiting.getByRole('button', { name: 'Not mine: leave them' }).click()
    await expect(waiting).toBeHidden()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(waiting).toHaveCount(0)
    expect([await listDebts(), await countKept(page)]).toEqual([[], 1])
    await page.goto(paths.settings)
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(page).toHaveURL(new RegExp(`${paths.landing}$`))
    await enter()
    await expect(page.getByRole('list', { name: 'Your debts' })).toContainText('$1,000')
  })

  await test.step('brought in: it is in the account, and stays nowhere else', async () => {
    await signIn()
    await waiting.getByRole('button', { name: 'They are mine: bring them in' }).click()
    await expectToast(page, 'Everything came along')
    await expect(waiting).toBeHidden()
    expect(await listDebts()).toMatchObject([{ name: 'Store card', balance: '1000.00' }])
    expect(await countKept(page)).toBe(0)
  })

  await test.step('removed: nothing is left, and the account is as it was', async () => {
    await page.goto(paths.settings)
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(page).toHaveURL(new RegExp(`${paths.landing}$`))
    await enter()
    await addDebt(page)
    await signIn()
    await waiting.getByRole('button', { name: 'Remove them' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove them' }).click()
    await expect(waiting).toBeHidden()
    expect([await countKept(page), (await listDebts()).length]).toEqual([0, 1])
  })
})
