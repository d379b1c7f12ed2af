/** The calculators of the dashboard: the specification's defaults, pasted amounts, and honest answers where there is none. */
import type { Locator, Page } from '@playwright/test'
import { paths } from '#web/paths.ts'
import {
  answerCookieBanner,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  storeDebts,
  test,
  threeDebts,
} from './fixtures.ts'
import { openTool } from './dashboard-parts.ts'

const card = (page: Page, title: string): Locator => page.getByRole('region', { name: title, exact: true })

test.beforeEach(({ page }) => answerCookieBanner(page))

test.describe('Debt Payoff Calculator', () => {
  test('answers once Calculate is pressed, and follows what is typed after that', async ({
    page,
    person,
  }) => {
    const calculator = await openTool(page, 'Payoff calculator')
    await expect(calculator.getByText('Smart Calculator'), person.email).toBeVisible()
    await expect(calculator.getByLabel('Balance')).toHaveValue('15000')
    await expect(calculator.getByText('71 months')).toBeHidden()

    await calculator.getByRole('button', { name: 'Calculate' }).click()
    await expect(
      calculator.getByText('$100 more a month gets you there 1 year 11 months sooner'),
    ).toBeVisible()
    await expect(calculator.getByText('71 months')).toBeVisible()
    await expect(calculator.getByText('48 months')).toBeVisible()
    await expect(calculator.getByText('$24,729 paid, $9,729 of it interest')).toBeVisible()
    await expect(calculator.getByText('$3,512')).toBeVisible()
    await expect(calculator.getByText('23 months', { exact: true })).toBeVisible()

    await calculator.getByLabel('Extra payment a month').fill('200')
    await expect(calculator.getByText('36 months')).toBeVisible()
  })

  test('takes a pasted amount and keeps what was typed over a reload', async ({ page, person }) => {
    const calculator = await openTool(page, 'Payoff calculator')
    await calculator.getByLabel('Balance').fill('$1,234.50')
    await calculator.getByLabel('Balance').blur()
    await calculator.getByRole('button', { name: 'Calculate' }).click()
    await expect(calculator.getByText('4 months', { exact: true }).first(), person.email).toBeVisible()
    await page.reload()
    await expect(calculator.getByLabel('Balance')).toHaveValue('1,234.50')
    await expect(calculator.getByText('4 months', { exact: true }).first()).toBeVisible()
  })

  test('says why a payment never ends the debt, and what would', async ({ page, person }) => {
    const calculator = await openTool(page, 'Payoff calculator')
    await calculator.getByLabel('Minimum payment a month').fill('200')
    await calculator.getByLabel('Extra payment a month').fill('0')
    await calculator.getByRole('button', { name: 'Calculate' }).click()
    await expect(
      calculator.getByText('The interest is more than the payment').first(),
      person.email,
    ).toBeVisible()
    await expect(
      calculator.getByText(/The first month adds \$231\.25 of interest.*\$232 a month or more/),
    ).toBeVisible()
    await expect(calculator.getByText('Interest saved')).toBeHidden()
  })

  test('names the fields that are missing and loses nothing', async ({ page, person }) => {
    const calculator = await openTool(page, 'Payoff calculator')
    await calculator.getByLabel('Balance').fill('')
    await calculator.getByLabel('Extra payment a month').fill('a bit')
    await calculator.getByRole('button', { name: 'Calculate' }).click()
    const summary = calculator.getByRole('alert')
    await expect(summary, person.email).toBeFocused()
    await expect(summary).toContainText('Enter the balance, such as 15,000.')
    await expect(summary).toContainText('Enter an amount, such as 1,234.50.')
    await summary.getByRole('link', { name: 'Enter the balance' }).click()
    await expect(calculator.getByLabel('Balance')).toBeFocused()
    await expect(calculator.getByLabel('Extra payment a month')).toHaveValue('a bit')
    await expect(calculator.getByText('Time saved')).toBeHidden()
  })
})

test.describe('Car Deal Analyzer', () => {
  test('shows each cost once it is filled in, then which of the two saves money', async ({
    page,
    person,
  }) => {
    const car = await openTool(page, 'Car deal')
    await expect(car.getByLabel('Term of the loan'), person.email).toHaveValue('60')
    await car.getByLabel('Price of the car').fill('30000')
    await car.getByLabel('Down payment').fill('5000')
    await expect(car.getByText('Net cost')).toBeHidden()
    await car.getByLabel('Interest rate (APR)').fill('7')
    await expect(car.getByText('$495 a month')).toBeVisible()
    await expect(car.getByText('$34,702')).toBeVisible()
    await expect(car.getByText('$22,702')).toBeVisible()
    await expect(car.getByText('Fill in both tabs')).toBeVisible()

    await car.getByRole('tab', { name: 'Lease' }).click()
    await expect(car.getByLabel('Term of the lease')).toHaveValue('36')
    await car.getByLabel('Monthly payment').fill('399')
    await car.getByLabel('Due at the start').fill('$2,500.00')
    await expect(car.getByText('$16,864 in all')).toBeVisible()
    await expect(car.getByText('Buying saves $5,405')).toBeVisible()
    await expect(car.getByText(/Both over 60 months, the months of the loan/)).toBeVisible()

    await page.reload()
    await expect(car.getByRole('tab', { name: 'Lease' })).toHaveAttribute('aria-selected', 'true')
    await car.getByLabel('Monthly payment').fill('199')
    await expect(car.getByText(/^Leasing saves \$/)).toBeVisible()
  })

  test('a zero rate is straight division; a covered price and a wrong term are said', async ({
    page,
    person,
  }) => {
    const car = await openTool(page, 'Car deal')
    await car.getByLabel('Price of the car').fill('30000')
    await car.getByLabel('Down payment').fill('0')
    await car.getByLabel('Interest rate (APR)').fill('0')
    await expect(car.getByText('$500 a month'), person.email).toBeVisible()
    await car.getByLabel('Down payment').fill('30000')
    await expect(car.getByText('There is nothing to finance.')).toBeVisible()
    await car.getByLabel('Term of the loan').fill('0')
    await car.getByLabel('Term of the loan').blur()
    await expect(car.getByText('Enter whole months, from 1 to 120.')).toBeVisible()
    await expect(car.getByText('Net cost')).toBeHidden()
  })
})

test.describe('Home Buying Guide', () => {
  test('finds the price within the rule, with taxes and insurance unless they are left out', async ({
    page,
    person,
  }) => {
    const home = await openTool(page, 'Home buying')
    await expect(home.getByLabel('Down payment'), person.email).toHaveValue('20')
    await expect(home.getByLabel('Mortgage rate (APR)')).toHaveValue('7')
    await home.getByLabel('Income a year').fill('84,000')
    await home.getByLabel('Debt payments a month').fill('400')
    // Average tax and insurance are counted from the start, and named.
    await expect(home.getByLabel('Property tax a year')).toHaveValue('0.86')
    await expect(home.getByLabel('Home insurance a year')).toHaveValue('1569')
    await expect(home.getByRole('link', { name: /^ATTOM/ })).toBeVisible()
    await expect(home.getByText('Homes up to $302,902 fit this rule')).toBeVisible()
    await home.getByText('Count property tax, insurance and HOA dues').click()
    await expect(home.getByText('Homes up to $368,254 fit this rule')).toBeVisible()
    await expect(home.getByText('This is 28% of your monthly income.')).toBeVisible()
    await home.getByLabel('Price of a home you have in mind').fill('400000')
    await expect(home.getByText(/\$2,129 a month\. That is \$169 more than the rule allows/)).toBeVisible()

    await home.getByText('Count property tax, insurance and HOA dues').click()
    await home.getByLabel('Property tax a year').fill('1.1')
    await home.getByLabel('Home insurance a year').fill('1800')
    await home.getByLabel('HOA dues a month').fill('100')
    await expect(home.getByText('Homes up to $274,079 fit this rule')).toBeVisible()
  })

  test('shows no price where the debts leave nothing', async ({ page, person }) => {
    const home = await openTool(page, 'Home buying')
    await home.getByLabel('Income a year').fill('40000')
    await home.getByLabel('Debt payments a month').fill('1200')
    await expect(home.getByText(/no room for a home yet/), person.email).toBeVisible()
    await expect(home.getByText('Allowed payment')).toBeHidden()
  })

  test('teaches what a purchase costs', async ({ page, person }) => {
    const home = await openTool(page, 'Home buying')
    await home.getByRole('tab', { name: 'Learn' }).click()
    for (const text of ['760+', '700-759', '660-699', 'below 660', '10-15%', '3.5%']) {
      await expect(home.getByText(text, { exact: true }), person.email).toBeVisible()
    }
    for (const text of [
      /^2-5% of the price/,
      /^\$300-500,/,
      /^\$300-600,/,
      /^\$500-5,000,/,
      /^1-2% of the price/,
    ]) {
      await expect(home.getByText(text)).toBeVisible()
    }
    await expect(home.getByText(/keep 3-6 months of expenses in reserve/)).toBeVisible()
  })
})

test('the calculators are accessible and nothing is wider than the screen', async ({ page, person }) => {
  const payoff = await openTool(page, 'Payoff calculator')
  await payoff.getByRole('button', { name: 'Calculate' }).click()
  await expectAccessible(page, `the payoff calculator of ${person.firstName}`)
  const car = await openTool(page, 'Car deal')
  await expect(payoff).toHaveCount(0)
  await expectAccessible(page, 'the car deal')
  const home = await openTool(page, 'Home buying')
  await expect(car).toHaveCount(0)
  await home.getByLabel('Income a year').fill('84000')
  await expectAccessible(page, 'the home guide')
  await expectNoSidewaysScroll(page)
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  for (const label of ['Home buying', 'Car deal', 'Payoff calculator'] as const) {
    await openTool(page, label)
    await expectNoSidewaysScroll(page)
  }
})

test.describe('Income Calculator', () => {
  test('without a rate it uses the formula and says so; with one it counts interest', async ({
    page,
    person,
  }) => {
    await page.goto(paths.extraIncome)
    const income = card(page, 'Income Calculator')
    await expect(income.getByLabel('Tax rate'), person.email).toHaveValue('22')
    await income.getByLabel('Extra income a week').fill('$150')
    await expect(income.getByText('About $507 a month after tax')).toBeVisible()
    await income.getByLabel('Debt you owe').fill('10000')
    await income.getByLabel('What you pay a month').fill('300')
    await expect(income.getByText('34 months')).toBeVisible()
    await expect(income.getByText('13 months')).toBeVisible()
    await expect(income.getByText(/Interest is left out here because no rate is entered/)).toBeVisible()

    await income.getByLabel('Interest rate (APR)').fill('24')
    await expect(income.getByText('56 months')).toBeVisible()
    await expect(income.getByText('15 months')).toBeVisible()
    await expect(income.getByText('$5,035')).toBeVisible()
    await page.reload()
    await expect(income.getByText('$5,035')).toBeVisible()
  })

  test('counts the debts and rates of a person who has some', async ({ page, context, person }) => {
    await storeDebts(context, threeDebts)
    await page.goto(paths.extraIncome)
    const income = card(page, 'Income Calculator')
    await income.getByLabel('Extra income a week').fill('150')
    await expect(
      income.getByText(/Counts the debts, rates and extra payment of your plan/),
      person.email,
    ).toBeVisible()
    await expect(income.getByText('Interest saved')).toBeVisible()
    await expect(income.getByLabel('Debt you owe')).toBeHidden()
    await income.getByLabel('Tax rate').fill('150')
    await income.getByLabel('Tax rate').blur()
    await expect(income.getByText('Enter a percent from 0 to 100, such as 20.')).toBeVisible()
    await expect(income.getByText('Interest saved')).toBeHidden()
  })
})
