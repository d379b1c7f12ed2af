/** The AI tools where they stand: predictions, income and the roadmap on the dashboard, the assistant on My Debts, the matcher. */
import type { BrowserContext, Locator, Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { paths } from '#web/paths.ts'
import {
  answerCookieBanner,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectToast,
  signInAsDemo,
  storeDebts,
  test,
  threeDebts,
} from './fixtures.ts'
import { openNegotiation } from './ai-tools-parts.ts'
import { openTool } from './dashboard-parts.ts'
import { buyPro } from './paid-person.ts'
import { proPlan, showPlan } from './plan-states.ts'

test.beforeEach(({ page }) => answerCookieBanner(page))

const card = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })

/** A person on Pro with three debts, on My Debts. */
async function openDebtsOnPro(page: Page, context: BrowserContext): Promise<Locator> {
  await storeDebts(context, threeDebts)
  await buyPro(context)
  return openNegotiation(page)
}

test.describe('on the dashboard', () => {
  test.beforeEach(({ context }) => signInAsDemo(context, 'premium'))

  test('Predict answers from the own plan, and income with real wages', async ({ page }) => {
    const predictions = await openTool(page, 'Predictions')
    await predictions.getByLabel('Extra payment a month').fill('much')
    await predictions.getByRole('button', { name: 'Predict' }).click()
    await expect(predictions.getByLabel('Extra payment a month')).toBeFocused()
    await expect(predictions.getByText('Enter an amount, such as 1,234.50.')).toBeVisible()
    await predictions.getByLabel('Extra payment a month').fill('$250')
    await page.keyboard.press('Enter')
    await expect(
      predictions.getByRole('heading', { name: /^You could be debt-free in \w+ 20\d\d\.$/ }),
    ).toBeFocused()
    await expect(
      predictions.getByText('Interest saved compared with paying only minimums', { exact: true }),
    ).toBeVisible()
    const plan = predictions.getByRole('region', { name: 'Your plan' })
    await expect(
      plan.getByText(/^From your payoff plan as of .*, with the extra payment you entered/),
    ).toBeVisible()
    await expect(plan.getByRole('link', { name: 'See it on My Debts and keep it' })).toHaveAttribute(
      'href',
      `${paths.debtTracker}?strategy=avalanche&extra=250`,
    )

    const income = await openTool(page, 'Find income')
    await income.getByLabel('Skills').fill('driving')
    await income.getByLabel('State').fill('Ohio')
    await income.getByLabel('Hours you have each week').fill('10')
    await page.keyboard.press('Enter')
    await expect(income.getByRole('heading', { name: 'Ways to earn' })).toBeFocused()
    await expect(income.getByText(/an hour before tax and fees, an estimate for Ohio/).first()).toBeVisible()
    await income.getByText('What these figures rest on').click()
    await expect(income.getByText(/^From U\.S\. Bureau of Labor Statistics, May 2025/).first()).toBeVisible()
    const cuts = income.getByRole('heading', { name: 'Where you could save' }).locator('..')
    await expect(cuts.getByRole('listitem').first()).toBeVisible()
    await expect(cuts).not.toContainText(/Mortgage|Church|Phones|Utilities|Health/)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page, 'the dashboard with answers')
  })

  test('the roadmap has six months, a PDF, and can be drawn anew', async ({ page }) => {
    const roadmap = await openTool(page, 'Six-month roadmap')
    await expect(roadmap.getByText('PREMIUM')).toBeVisible()
    await expect(roadmap.getByText(/^Total debt: \$[\d,]+, from My Debts/)).toBeVisible()
    await roadmap.getByRole('button', { name: 'Generate Roadmap' }).click()
    await expectToast(page, 'Please fill in your monthly income and expenses.')
    await expect(roadmap.getByRole('alert')).toBeFocused()
    await roadmap.getByLabel('Income a month').fill('5200')
    await roadmap.getByLabel('Expenses a month').fill('2,000')
    await page.route('**/api/ai/financial-roadmap', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300))
      await route.continue()
    })
    await roadmap.getByRole('button', { name: 'Generate Roadmap' }).click()
    await expect(roadmap.getByRole('button', { name: 'Generating Your Roadmap...' })).toBeDisabled()
    await expectToast(page, 'Your educational roadmap template has been generated.')
    await expect(
      roadmap.getByRole('heading', { name: /^You take in \$5,200 and spend \$2,000/ }),
    ).toBeFocused()
    await expect(roadmap.locator('ol > li')).toHaveCount(6)
    await expectAccessible(page, 'the dashboard with a roadmap')

    const downloading = page.waitForEvent('download')
    await roadmap.getByRole('button', { name: 'Download PDF' }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toBe('jubilee-roadmap.pdf')
    expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-')

    await roadmap.getByRole('button', { name: 'Generate New Roadmap' }).click()
    await expect(roadmap.getByLabel('Income a month')).toHaveValue('5200')

    // A month that falls short is planned week by week.
    await page.unroute('**/api/ai/financial-roadmap')
    await roadmap.getByLabel('Expenses a month').fill('2,900')
    await roadmap.getByRole('button', { name: 'Generate Roadmap' }).click()
    await expect(roadmap.locator('ol > li')).toHaveCount(4)
    await expect(roadmap.locator('ol > li').first()).toContainText(
      /^Week 1, through .*Pay for your home, food, power/,
    )
    await expect(
      roadmap
        .locator('ol')
        .getByText(/^Pay \$[\d,]+ to /)
        .first(),
    ).toBeVisible()
    await roadmap.getByText('What these figures rest on').click()
    await expect(
      roadmap
        .getByRole('region', { name: 'This month' })
        .getByRole('link', { name: 'A short month on My Debts' }),
    ).toBeVisible()
    await expectAccessible(page, 'the dashboard with four weeks')
  })
})

test('Predict waits for a debt, and leads to where it is added', async ({ page, person }) => {
  await showPlan(page, proPlan)
  const predictions = await openTool(page, 'Predictions')
  await expect(predictions.getByRole('button', { name: 'Predict' }), person.email).toBeDisabled()
  await expect(predictions.getByRole('link', { name: 'Open My Debts' })).toHaveAttribute(
    'href',
    paths.debtTracker,
  )
})

test.describe('without a network', () => {
  test.use({ expectedProblems: /\/api\/ai\// })

  test('a tool says that nothing was lost, and answers the next time', async ({ page, context }) => {
    await signInAsDemo(context, 'premium')
    await page.route('**/api/ai/predictions', (route) => route.abort('connectionrefused'), { times: 1 })
    const predictions = await openTool(page, 'Predictions')
    await predictions.getByLabel('Extra payment a month').fill('75')
    await predictions.getByRole('button', { name: 'Predict' }).click()
    await expect(predictions.getByRole('alert')).toContainText('Nothing was lost')
    await expect(predictions.getByLabel('Extra payment a month')).toHaveValue('75')
    await predictions.getByRole('button', { name: 'Predict' }).click()
    await expect(predictions.getByRole('heading', { name: /^You could be debt-free/ })).toBeFocused()
    await expect(predictions.getByRole('alert')).toHaveCount(0)
  })
})

test('on My Debts a script is written, changed and copied, by keys alone', async ({
  page,
  context,
  person,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const assistant = await openDebtsOnPro(page, context)
  await assistant.getByLabel('Which debt?').focus()
  await page.keyboard.press('V')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const script = assistant.getByLabel('Your script')
  await expect(script, person.email).toHaveValue(/I owe \$6,400 at 21\.99%\./)
  const debts = assistant.getByRole('region', { name: 'Your debts' })
  await expect(debts.getByText(/From your records as of/)).toBeVisible()
  await expect(debts.getByRole('link', { name: 'My Debts' })).toBeVisible()
  await script.fill('My own words')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expectToast(page, 'Script Copied!')
  await expect(assistant.getByRole('button', { name: 'Copied!' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('My own words')
  await expect(assistant.getByRole('button', { name: 'Copy script' })).toBeVisible()
  await expectAccessible(page, 'My Debts with a script')
})

test('on Free each tool says what it is part of, and the way there', async ({ page, context, person }) => {
  await storeDebts(context, threeDebts)
  const assistant = await openNegotiation(page)
  await expect(assistant.getByText('This is part of the Pro plan.'), person.email).toBeVisible()
  await expect(assistant.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', paths.pricing)
  await page.goto(paths.extraIncome)
  await expect(card(page, 'Recommendations').getByRole('link', { name: 'See the plans' })).toBeVisible()
})

test.describe('of what was typed', () => {
  test.use({ expectedProblems: /\/api\/ai\/extra-income/ })

  test('the matcher says what it does not know, and refuses a place that is not there', async ({
    page,
    context,
    person,
  }) => {
    await buyPro(context)
    await page.goto(paths.extraIncome)
    await page.getByLabel('Your skills').fill('sewing, xyzzy')
    await page.getByLabel('When you have time').selectOption('weekends')
    const where = page.getByLabel('Where', { exact: true })
    await where.fill('Mars')
    await page.getByRole('button', { name: 'Find what fits' }).click()
    await expect(where, person.email).toHaveAccessibleDescription(/We do not know “Mars”/)
    await expect(page.getByLabel('Your skills')).toHaveValue('sewing, xyzzy')
    await where.fill('Dayton')
    await page.getByRole('button', { name: 'Find what fits' }).click()
    const found = card(page, 'Recommendations')
    await expect(found.getByText('We do not know: xyzzy.')).toBeVisible()
    await expect(found.getByRole('heading', { level: 3 })).toHaveText(/Tailors/)
  })
})

test('the matcher names work, wages and what a month of it does', async ({ page, context, person }) => {
  await storeDebts(context, threeDebts)
  await buyPro(context)
  await page.goto(paths.extraIncome)
  await page.getByLabel('Your skills').fill('driving, cooking')
  await page.getByLabel('When you have time').selectOption('weekends')
  await page.getByLabel('Where', { exact: true }).fill('Dayton, Ohio')
  await page.getByRole('button', { name: 'Find what fits' }).click()
  const found = card(page, 'Recommendations')
  await expect(found.getByRole('heading', { name: 'Recommendations' }), person.email).toBeFocused()
  const first = found.getByRole('listitem').first()
  await expect(first.getByText('Easy')).toBeVisible()
  await expect(
    first.getByText(/\$\d+\.\d\d to \$\d+\.\d\d an hour before tax and fees, an estimate for Ohio/),
  ).toBeVisible()
  await expect(first.getByText(/you could be debt-free in \w+ 20\d\d, \d+ months? sooner\./)).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page, 'the matcher’s answer')
})
