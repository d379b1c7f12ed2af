/** Brings about each message of the catalogue, and reads it on the screen, to the letter. */
import type { Locator, Page } from '@playwright/test'
import { paths } from '#web/paths.ts'
import { openCard } from './budget-parts.ts'
import { answerSync, showMonitoring } from './credit-states.ts'
import {
  answerCookieBanner,
  debtCards,
  expect,
  expectToast,
  openSignIn,
  signInAsDemo,
  storeDebts,
  test,
  threeDebts,
  type Person,
} from './fixtures.ts'
import { askIn, CHAT_CALL, openAssistant, openChat } from './coach-parts.ts'
import { openNegotiation } from './ai-tools-parts.ts'
import { openTool } from './dashboard-parts.ts'
import { allRows } from './messages.table.ts'
import { chooseBank, dialogOf, linkBank, linkButton, signIn as signInAtBank } from './bank-dialog.ts'
import { buyPro } from './paid-person.ts'
import { proPlan, showPlan } from './plan-states.ts'

type Way = (page: Page, person: Person) => Promise<void>

async function signIn(page: Page, { email, password }: Person): Promise<void> {
  await page.context().clearCookies()
  await openSignIn(page, paths.login)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

async function addCategory(page: Page): Promise<void> {
  await page.goto(paths.budgeting)
  const start = page.getByRole('button', { name: /add (a |your first )?category/i }).first()
  await start.click()
  await page.getByLabel('Name', { exact: true }).fill('Groceries')
  await page.getByLabel('Budget for a month').fill('450')
  await page.getByRole('button', { name: 'Add category', exact: true }).last().click()
}

/** By the menu of its card, and the question after it. */
async function removeDebt(page: Page, card: Locator): Promise<void> {
  await card.getByRole('button', { name: /^More for/ }).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /remove/i })
    .click()
}

/** The credit monitor of a person on Pro who has agreed that scores are fetched. */
async function openCreditMonitor(page: Page): Promise<void> {
  await showPlan(page, proPlan)
  await showMonitoring(page)
  await page.goto(paths.creditMonitor)
}

async function pressSync(page: Page): Promise<void> {
  await openCreditMonitor(page)
  await page.getByRole('button', { name: 'Sync both' }).click()
}

async function drawRoadmap(page: Page): Promise<void> {
  await signInAsDemo(page.context(), 'premium')
  const roadmap = await openTool(page, 'Six-month roadmap')
  await roadmap.getByLabel('Income a month').fill('5200')
  await roadmap.getByLabel('Expenses a month').fill('2900')
  await roadmap.getByRole('button', { name: 'Generate Roadmap' }).click()
}

/** My Debts of a person on Pro with three debts. */
async function openAssistantOnPro(page: Page): Promise<void> {
  await storeDebts(page.context(), threeDebts)
  await buyPro(page.context())
  await openNegotiation(page)
}

async function writeLetter(page: Page): Promise<void> {
  await page.goto(`${paths.letters}?letter=dispute`)
  await page.getByLabel('Full name').fill('Ruth Bennett')
  await page.getByLabel('Address', { exact: true }).fill('12 Elm Street')
  await page.getByLabel('Name of the collector').fill('Example Collections')
  await page.getByLabel('Address of the collector').fill('P.O. Box 2')
  await page.getByRole('button', { name: 'Generate Letter' }).click()
  await expect(page.getByRole('heading', { name: 'Your letter' })).toBeVisible()
}

const ways: Readonly<Record<string, Way>> = {
  'Login failure': (page, person) => signIn(page, { ...person, password: 'not the right one' }),

  'Login network or parse failure': async (page, person) => {
    await page.route('**/api/login', (route) => route.abort('connectionrefused'))
    await signIn(page, person)
  },

  'Login success': signIn,

  'Add debt failure': async (page) => {
    await page.goto(paths.debtTracker)
    await page.getByRole('button', { name: 'Add Your First Debt' }).click()
    await page.route('**/api/debts', (route) => route.abort('connectionrefused'))
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name').fill('Store card')
    await dialog.getByLabel('Type').selectOption('credit_card')
    await dialog.getByLabel('Balance', { exact: true }).fill('420')
    await dialog.getByRole('button', { name: 'Add debt' }).click()
  },

  'A debt is removed': async (page) => {
    await storeDebts(page.context(), threeDebts)
    await page.goto(paths.debtTracker)
    await removeDebt(page, debtCards(page).first())
  },

  'A budget category is made': addCategory,

  'A budget is changed': async (page) => {
    await addCategory(page)
    await openCard(page, 'Groceries')
    await page.getByRole('button', { name: 'Edit the budget of Groceries' }).click()
    await page.getByLabel('Budget for Groceries').fill('480')
    await page.keyboard.press('Enter')
  },

  'Credit sync failure': async (page) => {
    await page.route('**/api/credit/sync', (route) => route.abort('connectionrefused'))
    await pressSync(page)
  },

  'Sync with no success': async (page) => {
    await answerSync(page, 0)
    await pressSync(page)
  },

  'Sync success': async (page) => {
    await answerSync(page, 2)
    await pressSync(page)
  },

  'Monitoring failure': async (page) => {
    await page.route('**/api/credit/setup-monitoring', (route) => route.abort('connectionrefused'))
    await openCreditMonitor(page)
    await page.getByRole('button', { name: 'Set up monitoring' }).click()
  },

  'Monitoring, no provider': async (page) => {
    await page.goto(paths.creditMonitor)
    const monitoring = page.getByRole('region', { name: 'Automatic monitoring' })
    await monitoring.getByRole('checkbox', { name: 'Experian' }).uncheck()
  },

  'Chat failure (dashboard)': async (page) => {
    await page.route(CHAT_CALL, (route) => route.abort('connectionrefused'))
    await askIn(await openAssistant(page), 'When will I be debt-free?')
  },

  'Chat failure (floating widget)': async (page) => {
    await page.route(CHAT_CALL, (route) => route.abort('connectionrefused'))
    await page.goto(paths.goals)
    await askIn(await openChat(page), 'When will I be debt-free?')
  },

  'Dispute form missing fields': async (page) => {
    await showPlan(page, { ...proPlan, planId: 'price_premium' })
    await page.goto(`${paths.letters}?tab=dispute`)
    await page.getByRole('button', { name: 'Generate Letter' }).click()
  },

  'A letter is made': writeLetter,

  'A letter is downloaded': async (page) => {
    await writeLetter(page)
    await page.getByRole('button', { name: 'Download (.txt)' }).click()
  },

  'Script copy failure': async (page) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
    })
    await page.goto(paths.products)
    await page
      .getByRole('button', { name: /^Copy code/ })
      .first()
      .click()
  },

  'Something is copied': async (page) => {
    await page.context().grantPermissions(['clipboard-write'])
    await page.goto(paths.products)
    await page
      .getByRole('button', { name: /^Copy code/ })
      .first()
      .click()
  },

  'Income matcher missing fields': async (page) => {
    await page.goto(paths.extraIncome)
    await page.getByRole('button', { name: 'Find what fits' }).click()
  },

  'Income generation failure': async (page) => {
    await showPlan(page, proPlan)
    await page.route('**/api/ai/extra-income', (route) => route.abort('connectionrefused'))
    await page.goto(paths.extraIncome)
    await page.getByLabel('Your skills').fill('driving')
    await page.getByLabel('When you have time').selectOption('weekends')
    await page.getByLabel('Where', { exact: true }).fill('Dayton')
    await page.getByRole('button', { name: 'Find what fits' }).click()
  },

  'Roadmap missing income or expenses': async (page) => {
    await signInAsDemo(page.context(), 'premium')
    const roadmap = await openTool(page, 'Six-month roadmap')
    await roadmap.getByRole('button', { name: 'Generate Roadmap' }).click()
  },

  'Roadmap failure': async (page) => {
    await page.route('**/api/ai/financial-roadmap', (route) => route.abort('connectionrefused'))
    await drawRoadmap(page)
  },

  'Roadmap success': drawRoadmap,

  'A script is copied': async (page) => {
    await page.context().grantPermissions(['clipboard-write'])
    await openAssistantOnPro(page)
    await page.getByLabel('Which debt?').selectOption({ index: 1 })
    await page.getByRole('button', { name: 'Write the script' }).click()
    await page.getByRole('button', { name: 'Copy script' }).click()
  },

  'Debt selected but not found': async (page) => {
    await openAssistantOnPro(page)
    await page.getByLabel('Which debt?').selectOption({ label: 'Store card, $1,250' })
    const card = debtCards(page).filter({ hasText: 'Store card' })
    await removeDebt(page, card)
    await expect(card).toHaveCount(0)
    await page.getByRole('button', { name: 'Write the script' }).click()
  },

  'Gig generation without skills': async (page) => {
    await page.goto(paths.extraIncome)
    await page.getByRole('button', { name: 'Generate gig ideas' }).click()
  },

  'Checkout, no url returned': async (page) => {
    await page.route('**/api/create-checkout-session', (route) => route.fulfill({ json: {} }))
    await page.goto(paths.pricing)
    await page.getByRole('button', { name: 'Unlock Pro Features' }).click()
  },

  'Checkout network failure': async (page) => {
    await page.route('**/api/create-checkout-session', (route) => route.abort('connectionrefused'))
    await page.goto(paths.pricing)
    await page.getByRole('button', { name: 'Unlock Pro Features' }).click()
  },

  'Portal failure': async (page) => {
    await showPlan(page, proPlan)
    await page.route('**/api/create-portal-session', (route) => route.abort('connectionrefused'))
    await page.goto(paths.billing)
    await page.getByRole('button', { name: 'Open billing portal' }).click()
  },

  'Link token failure': async (page) => {
    await showPlan(page, proPlan)
    await page.route('**/api/plaid/create-link-token', (route) => route.abort('connectionrefused'))
    await page.goto(paths.debtTracker)
    await linkButton(page).click()
  },

  'Exchange failure': async (page) => {
    await buyPro(page.context())
    await page.route('**/api/plaid/exchange-public-token', (route) => route.abort('connectionrefused'))
    await page.goto(paths.debtTracker)
    await linkBank(page, 'First Jubilee Bank (Sandbox)')
  },

  'Bank widget error other than USER_CANCELLED': async (page) => {
    await buyPro(page.context())
    await page.goto(paths.debtTracker)
    await linkButton(page).click()
    await chooseBank(page, 'First Jubilee Bank (Sandbox)')
    await signInAtBank(dialogOf(page), 'user_down')
    await dialogOf(page).getByRole('button', { name: 'Leave' }).click()
  },

  'Verify, no session': async (page) => {
    await page.goto(paths.welcome)
  },

  'Verify, server message or network failure': async (page) => {
    await page.route('**/api/verify-subscription*', (route) => route.abort('connectionrefused'))
    await page.goto(`${paths.welcome}?session_id=cs_nobody_knows`)
  },

  'Password mismatch': async (page, { password }) => {
    await page.goto(paths.security)
    await page.getByLabel('Current password').fill(password)
    await page.getByLabel('New password', { exact: true }).fill('nine calm rivers run')
    await page.getByLabel('Confirm new password').fill('nine calm rivers ran')
    await page.getByRole('button', { name: 'Change password' }).click()
  },

  'Unknown route': async (page) => {
    await page.goto('/no-such-page')
  },
}

/** Finds the text to the letter, capitals and stops too. */
const asItStands = (text: string) => new RegExp(text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))

test.use({ expectedProblems: /\/api\/(login|chat|ai|debts|credit|create-|verify-|plaid)|\/no-such-page/ })
test.beforeEach(({ page }) => answerCookieBanner(page))

test('every text is brought about here', () => {
  expect(Object.keys(ways).toSorted()).toEqual(allRows.map((row) => row.situation).toSorted())
})

for (const row of allRows) {
  test(`${row.situation}: the screen says “${row.text}”`, async ({ page, person }) => {
    const way = ways[row.situation]
    if (!way) throw new Error(`nothing brings about: ${row.situation}`)
    await way(page, person)
    // A notice on the page may hold its title and its text in one element, so the text is looked for as it stands.
    await expect(page.getByText(asItStands(row.text)).first()).toBeVisible()
    if (row.title) await expectToast(page, row.title)
  })
}
