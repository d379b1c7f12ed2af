/** Linking a bank in the sandbox's dialog, end to end: debts and transactions arrive, are kept up to date, and stay. */
import type { Locator, Page } from '@playwright/test'
import { paths } from '#web/paths.ts'
import {
  answerCookieBanner,
  debtCards,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectToast,
  test,
} from './fixtures.ts'
import { chooseBank, dialogOf, linkBank, linkButton, linkedBank, signIn } from './bank-dialog.ts'
import { buyPro } from './paid-person.ts'
import { proPlan, showPlan } from './plan-states.ts'

const headers = { origin: `http://localhost:${process.env['JUBILEE_E2E_PORT']}` }
const FIRST = 'First Jubilee Bank (Sandbox)'
const OPEN_ROAD = 'Open Road Lending (Sandbox)'
const NATIONAL = 'Tallgrass National Bank (Sandbox)'
const CREDIT_UNION = 'Plain Street Credit Union (Sandbox)'
const connected = `${paths.settings}?tab=connected`

test.beforeEach(({ page }) => answerCookieBanner(page))

/** Something that waits until it is let through. */
function gate(): { passed: Promise<void>; open: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { passed: promise, open: resolve }
}

test('the first page links a bank where the plan has it, and says so where it has not', async ({
  page,
  context,
  person,
}) => {
  await page.goto(paths.start)
  await linkButton(page).click()
  await expect(dialogOf(page).getByRole('heading', { name: 'Linking a bank is part of Pro' })).toBeVisible()
  await dialogOf(page).getByRole('button', { name: 'Add Manually' }).click()
  await expect(page.getByLabel('Name', { exact: true }), person.email).toBeFocused()
  await expect(page.getByRole('link', { name: 'Import a file' })).toHaveAttribute('href', paths.debtsImport)
  await buyPro(context)
  await page.reload()
  await linkBank(page, FIRST)
  await expect(page.getByRole('heading', { name: `3 debts came from ${FIRST}` })).toBeFocused()
  await expect(page.getByRole('list', { name: 'Your debts' }).getByRole('listitem')).toHaveCount(3)
  await expectAccessible(page, 'the first page with a linked bank')
})

test('three debts arrive with rates and minimums, and a second time nothing doubles', async ({
  page,
  context,
  person,
}) => {
  await buyPro(context)
  await page.goto(paths.debtTracker)
  await expect(page.getByRole('heading', { name: 'Ready to take control?' }), person.email).toBeVisible()
  await linkBank(page, FIRST)
  await expectToast(page, '4 accounts linked')
  await expect(page.getByRole('heading', { name: `3 debts came from ${FIRST}` })).toBeFocused()
  await expect(debtCards(page)).toHaveCount(3)
  const card = page.getByRole('article', { name: /Everyday Card/ })
  await expect(card).toContainText('24.99% APR')
  await expect(card).toContainText('$104/mo')
  await expect(card).toContainText(
    /From First Jubilee Bank \(Sandbox\), \d\d\/\d\d\/\d{4}, \d+:\d\d [AP]M E[SD]T/,
  )
  await expectAccessible(page, 'My Debts after linking')
  await expectNoSidewaysScroll(page)

  await linkBank(page, FIRST)
  await expect(page.getByText('Nothing was doubled.', { exact: false }).first()).toBeVisible()
  await expect(debtCards(page)).toHaveCount(3)

  await test.step('offer the bank’s balance beside one that was typed', async () => {
    const debts = (await (await context.request.get('/api/debts')).json()) as { id: string; name: string }[]
    const id = debts.find(({ name }) => name === 'Everyday Card')?.id
    const typed = await context.request.patch(`/api/debts/${id}`, { data: { balance: '3000.00' }, headers })
    expect(typed.status()).toBe(200)
    await page.reload()
    await expect(card).toContainText('You entered the balance.')
    await expect(card).toContainText(`${FIRST} says you owe $3,412.67.`)
    await page.getByRole('button', { name: 'Use the bank’s balance for Everyday Card' }).click()
    await expectToast(page, `Everyday Card follows ${FIRST}`)
    await expect(card).toContainText('$3,413')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expectToast(page, 'Your own balance is back')
    await expect(card).toContainText('$3,000')
  })
})

test.describe('a server that refuses', () => {
  test.use({ expectedProblems: /status of (403|503)|Failed to load resource/ })

  test('leaves the banks with a way to try again', async ({ page, person }) => {
    let isAway = true
    const away = { status: 503, json: { message: 'Not now.', code: 'unavailable' } }
    await page.route('**/api/banks', (route) => route.fulfill(isAway ? away : { json: [linkedBank] }))
    await page.goto(connected)
    await expect(page.getByText('Your banks could not be loaded.'), person.email).toBeVisible()
    await expectAccessible(page, 'Connected that could not be loaded')
    isAway = false
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('article', { name: linkedBank.name })).toBeVisible()
  })

  test('says what linking is part of when the plan ended meanwhile', async ({ page, person }) => {
    await showPlan(page, proPlan)
    await page.goto(paths.debtTracker)
    await linkButton(page).click()
    await expect(dialogOf(page), person.email).toContainText('Linking a bank is part of Pro')
  })
})

test('what a bank leaves out is asked for, its login is repaired, and its debts stay when it goes', async ({
  page,
  context,
  person,
}) => {
  await buyPro(context)
  await page.goto(connected)
  await expect(page.getByText('No bank is linked yet.', { exact: false }), person.email).toBeVisible()
  await page.goto(paths.debtTracker)

  await test.step('ask for the missing rate and minimum', async () => {
    await linkBank(page, OPEN_ROAD)
    const form = page.getByRole('form', { name: 'What is missing for Auto Loan' })
    await form.getByLabel('Interest rate (APR)').fill('seven')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form.getByText('Enter the yearly rate in percent, such as 18.99.')).toBeVisible()
    await expect(form.getByLabel('Interest rate (APR)')).toBeFocused()
    await expectAccessible(page, 'the form for what is missing, with an error')
    await form.getByLabel('Interest rate (APR)').fill('6.49 %')
    await form.getByLabel('Minimum payment a month').fill('$384.10')
    await form.getByRole('button', { name: 'Save' }).click()
    await expectToast(page, 'Auto Loan saved')
    await expect(form).toHaveCount(0)
    const card = page.getByRole('article', { name: /Auto Loan/ })
    await expect(card).toContainText('6.49% APR')
    await expect(card).toContainText('You entered the rate and the minimum.')
  })

  await test.step('repair the login that expired', async () => {
    await page.goto('/sandbox/plaid')
    await page.getByRole('button', { name: 'Expire the login' }).click()
    await expect(page.getByText('The login has expired.')).toBeVisible()
    const repair = page.getByRole('button', { name: `Repair ${OPEN_ROAD}` })
    await expect(async () => {
      await page.goto(connected)
      await expect(repair).toBeVisible({ timeout: 1500 })
    }).toPass()
    await expectAccessible(page, 'Connected with a bank to repair')
    await page.goto(paths.debtTracker)
    await expect(page.getByText(`${OPEN_ROAD} asks you to sign in again`)).toBeVisible()
    await expectNoSidewaysScroll(page)
    await page.goto(connected)
    await repair.click()
    await signIn(dialogOf(page))
    await dialogOf(page).getByRole('button', { name: 'Finish' }).click()
    await expectToast(page, `${OPEN_ROAD} is connected again`)
    await page.getByRole('button', { name: `Refresh ${OPEN_ROAD}` }).click()
    await expectToast(page, `${OPEN_ROAD} is up to date`)
  })

  await test.step('choose the accounts again where one was opened there', async () => {
    await page.goto('/sandbox/plaid')
    await page.getByRole('button', { name: 'Open a new account there' }).click()
    const note = page.getByText('This bank has a new account.', { exact: false })
    await expect(async () => {
      await page.goto(connected)
      await expect(note).toBeVisible({ timeout: 1500 })
    }).toPass()
    await expectAccessible(page, 'Connected with a new account to choose')
    await page.getByRole('button', { name: `Choose accounts of ${OPEN_ROAD}` }).click()
    await signIn(dialogOf(page))
    await dialogOf(page).getByRole('button', { name: 'Share these accounts' }).click()
    await dialogOf(page).getByRole('button', { name: 'Finish' }).click()
    await expectToast(page, `The accounts of ${OPEN_ROAD} are chosen`)
    await expect(note).toHaveCount(0)
  })

  await test.step('remove the bank, and keep its debts by hand', async () => {
    await page.getByRole('button', { name: `Remove ${OPEN_ROAD}` }).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText('Its debts stay on your list')
    await expectAccessible(page, 'the question before a bank is removed')
    await question.getByRole('button', { name: 'Remove bank' }).click()
    await expectToast(page, `${OPEN_ROAD} removed`)
    await expect(page.getByText('No bank is linked yet.', { exact: false })).toBeVisible()
    await page.goto(paths.debtTracker)
    await expect(debtCards(page)).toHaveCount(2)
    await expect(debtCards(page).first()).not.toContainText('From Open Road')
    await expect(page.getByRole('article', { name: /Auto Loan/ })).toContainText('6.49% APR')
  })
})

test('leaving the dialog is silent, a wrong password is said in it, and a double press opens one', async ({
  page,
  context,
  person,
}) => {
  await buyPro(context)
  let tokens = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/plaid/create-link-token')) tokens += 1
  })
  await page.goto(paths.debtTracker)
  await linkButton(page).dblclick()
  const dialog = dialogOf(page)
  await expect(dialog.getByRole('button', { name: 'Continue' }), person.email).toBeVisible()
  expect(tokens).toBe(1)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(linkButton(page)).toBeFocused()

  await page.keyboard.press('Enter')
  await chooseBank(page, FIRST)
  await signIn(dialog, 'user_bad')
  await expect(dialog.getByRole('alert')).not.toBeEmpty()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(linkButton(page)).toBeEnabled()
  await expect(page.getByText('Connection Error')).toHaveCount(0)

  // The dialog goes with the screen that opened it.
  await linkButton(page).click()
  await expect(dialog).toBeVisible()
  await page.goBack()
  await page.goto(paths.debtTracker)
  await expect(dialog).toHaveCount(0)
})

/** Goes to the bank's own page from the dialog that is open. */
async function goToBank(page: Page): Promise<void> {
  await dialogOf(page).getByRole('button', { name: 'Go to the bank’s page' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Sign in to ${NATIONAL}` })).toBeVisible()
}

test('a bank that signs people in on its own page sends them back, and the link ends there', async ({
  page,
  context,
  person,
}) => {
  await buyPro(context)
  const dialog = dialogOf(page)
  const returned = new RegExp(`${paths.bankReturn}\\?oauth_state_id=`)

  await test.step('who leaves there is told that nothing was linked', async () => {
    await page.goto(paths.debtTracker)
    await linkButton(page).click()
    await chooseBank(page, NATIONAL)
    await goToBank(page)
    await expectAccessible(page, 'the page of a bank')
    await page.getByRole('button', { name: 'Leave' }).click()
    await expect(page, person.email).toHaveURL(returned)
    await expect(dialog).toContainText('You left the bank’s page without signing in.')
    await dialog.getByRole('button', { name: 'Leave' }).click()
    await expect(page.getByText('Your bank was not connected.', { exact: false })).toBeVisible()
    await expectAccessible(page, 'back from a bank without a link')
    await expectNoSidewaysScroll(page)
  })

  await test.step('a reload knows no link any more, and says what to do', async () => {
    await page.reload()
    await expect(
      page.getByText('This tab does not know which link you began', { exact: false }),
    ).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'My Debts' }).click()
    await expect(page).toHaveURL(new RegExp(`${paths.debtTracker}$`))
  })

  await test.step('who signs in there ends with the debts on the list', async () => {
    await linkButton(page).click()
    await chooseBank(page, NATIONAL)
    await goToBank(page)
    await page.getByLabel('User name').fill('user_good')
    await page.getByLabel('Password').fill('pass_good')
    await page.getByRole('button', { name: 'Sign in and allow' }).click()
    await expect(page).toHaveURL(returned)
    await dialog.getByRole('button', { name: 'Share these accounts' }).click()
    await dialog.getByRole('button', { name: 'Finish' }).click()
    await expectToast(page, '1 account linked')
    await expect(page.getByRole('heading', { name: `1 debt came from ${NATIONAL}` })).toBeFocused()
    await page.getByRole('button', { name: 'Done' }).click()
    await expect(page.getByRole('article', { name: /Prairie Card/ })).toContainText('22.74% APR')
  })
})

/** Goes on by Tab until it has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let press = 0; press < 30; press += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target, 'the keyboard reaches it').toBeFocused()
}

/** The whole way through the dialog without a pointer. */
async function goThroughByKeys(page: Page, bank: string): Promise<void> {
  const dialog = dialogOf(page)
  const press = async (target: Locator) => {
    await tabTo(page, target)
    await page.keyboard.press('Enter')
  }
  await press(dialog.getByRole('button', { name: 'Continue' }))
  await press(dialog.getByRole('button', { name: bank }))
  await tabTo(page, dialog.getByLabel('User name'))
  await page.keyboard.type('user_good')
  await tabTo(page, dialog.getByLabel('Password'))
  await page.keyboard.type('pass_good')
  await page.keyboard.press('Enter')
  await press(dialog.getByRole('button', { name: 'Share these accounts' }))
  await press(dialog.getByRole('button', { name: 'Finish' }))
}

test('by keys alone, and each step is said: initializing, then connecting', async ({
  page,
  context,
  person,
}) => {
  await buyPro(context)
  const gates = { token: gate(), exchange: gate() }
  await page.route('**/api/plaid/create-link-token', async (route) => {
    await gates.token.passed
    await route.fallback()
  })
  await page.route('**/api/plaid/exchange-public-token', async (route) => {
    await gates.exchange.passed
    await route.fallback()
  })
  await page.goto(paths.debtTracker)
  await tabTo(page, linkButton(page))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Initializing...' }), person.email).toBeVisible()
  gates.token.open()
  await expect(dialogOf(page).getByRole('button', { name: 'Continue' })).toBeVisible()
  await goThroughByKeys(page, CREDIT_UNION)
  await expect(page.getByRole('button', { name: 'Connecting...' })).toBeVisible()
  gates.exchange.open()
  await expect(
    page.getByRole('heading', { name: `${CREDIT_UNION} is linked. It has no debts to track.` }),
  ).toBeVisible()
  await expect(linkButton(page)).toBeVisible()
})

test('a person on Free reads what linking is part of, and can still remove a bank', async ({
  page,
  person,
}) => {
  await page.route('**/api/banks', (route) => route.fulfill({ json: [linkedBank] }))
  await page.goto(connected)
  await expect(page.getByRole('article', { name: linkedBank.name }), person.email).toBeVisible()
  await expect(page.getByText('Linking and refreshing are part of Pro.', { exact: false })).toBeVisible()
  await expect(page.getByRole('button', { name: `Remove ${linkedBank.name}` })).toBeVisible()
  await expect(page.getByRole('button', { name: /^(Refresh|Repair|Link)/ })).toHaveCount(0)
})
