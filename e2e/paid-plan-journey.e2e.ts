/**
 * A paid plan's life on a server of its own, since the clock is moved: trial, first payment, a dearer plan, a card that
 * fails, the days of grace, the end of them, a new card, the cancellation, and Free.
 */
import type { Page } from '@playwright/test'
import { paths } from '#web/paths.ts'
import { expect, expectToast, test } from './fixtures.ts'
import { FAILING_CARD, GOOD_CARD, changeCard, payAsGuest } from './payment-pages.ts'
import { planJourney } from './plan-journey.ts'
import { premiumPrice, proCharge } from './plan-prices.ts'

const { at, plan, moveClock, comeBack, expectMail, expectPlan, setUpAccount, ruth } = planJourney()

async function openPortal(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your plan and payments' })).toBeVisible()
}

async function buyAndSetUp(page: Page): Promise<void> {
  await page.goto(at(paths.pricing))
  await page.getByRole('button', { name: 'Unlock Pro Features' }).click()
  await payAsGuest(page, { email: ruth.email, button: 'Start trial' })
  await setUpAccount(page)
  await expectPlan(page, 'TRIALING')
}

async function passTheTrial(page: Page): Promise<void> {
  await moveClock(page, '7 days on')
  await expectPlan(page, 'ACTIVE')
  await expect(page.getByRole('complementary', { name: 'Sandbox' }).getByText(/^Today here is/)).toBeVisible()
  const paid = page.getByRole('region', { name: 'Invoices' }).getByRole('listitem').first()
  await expect(paid.getByText(proCharge)).toBeVisible()
  await expect(paid.getByText('Paid', { exact: true })).toBeVisible()
  await expectMail(page, /^Your free trial ends on/)
}

async function goUpAndPlanDown(page: Page): Promise<void> {
  await page.goto(at(paths.billing))
  await plan(page).getByRole('button', { name: 'Upgrade to Premium' }).click()
  await page.getByRole('button', { name: /^Pay \$\d+\.\d\d and change$/ }).click()
  await expectToast(page, 'Your plan is Premium now')
  await expect(plan(page).getByText(`${premiumPrice} per month`, { exact: true })).toBeVisible()
  await plan(page).getByRole('button', { name: 'Change to Pro' }).click()
  const price = page.getByRole('dialog', { name: 'Change to Pro' })
  await expect(price.getByText('Nothing', { exact: true })).toBeVisible()
  await price.getByRole('button', { name: 'Change to Pro' }).click()
  await expect(plan(page).getByText(/You keep Premium until .* Then your plan is Pro/)).toBeVisible()
}

async function letThePaymentFail(page: Page): Promise<void> {
  await openPortal(page, 'Open billing portal')
  await changeCard(page, FAILING_CARD)
  await moveClock(page, '1 month on')
  await comeBack(page)
  await expectMail(page, /payment did not go through/)
  await page.goto(at(paths.dashboard))
  await expect(page.getByText(/Everything stays open until/)).toBeVisible()
  await expectPlan(page, 'PAST DUE')
}

async function passTheGrace(page: Page): Promise<void> {
  // It is tried again after 3, 7 and 14 days.
  await moveClock(page, '7 days on')
  await page.goto(at(paths.debtTracker))
  await expect(page).toHaveURL(at(paths.debtTracker))
  await moveClock(page, '7 days on')
  await moveClock(page, '1 day on')
  await page.goto(at(paths.debtTracker))
  await expect(page).toHaveURL(at(paths.pricing))
  await expect(page.getByText(/Your last payment did not go through/)).toBeVisible()
}

async function bringANewCard(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Change your card' }).click()
  await expect(page).toHaveURL(at(paths.billing))
  await openPortal(page, 'Change your card')
  await changeCard(page, GOOD_CARD)
  // The open invoice is paid at once, and the screen learns of it by itself.
  await expect(plan(page).getByText('ACTIVE', { exact: true })).toBeVisible()
  await page.goto(at(paths.debtTracker))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveURL(at(paths.debtTracker))
}

async function cancel(page: Page): Promise<void> {
  await page.goto(at(paths.billing))
  await plan(page).getByRole('button', { name: 'Cancel plan' }).click()
  await expect(page.getByRole('alertdialog').getByText(/You keep Pro until/)).toBeVisible()
  await page.getByRole('button', { name: 'Yes, cancel it' }).click()
  await expect(plan(page).getByText('Access ends')).toBeVisible()
  await expectMail(page, /^Your plan ends on/)
  await page.goto(at(paths.debtTracker))
  await expect(page).toHaveURL(at(paths.debtTracker))
}

async function goOnOnFree(page: Page): Promise<void> {
  await moveClock(page, '1 month on')
  await comeBack(page)
  await page.goto(at(paths.debtTracker))
  await expect(page).toHaveURL(at(paths.pricing))
  await expect(page.getByText('Your plan has ended.')).toBeVisible()
  // Once a person, and hers is used.
  await expect(page.getByText('7-day free trial')).toHaveCount(0)
  await page.getByRole('button', { name: 'Continue on Free' }).first().click()
  await expect(page).toHaveURL(at(paths.dashboard))
  await expectPlan(page, 'FREE')
}

test('a plan from the trial to Free, with a payment that fails on the way', async ({ page }) => {
  await test.step('a visitor buys Pro and sets up the account', () => buyAndSetUp(page))
  await test.step('the trial ends, and the first month is paid', () => passTheTrial(page))
  await test.step('Premium begins at once, and Pro is planned again', () => goUpAndPlanDown(page))
  await test.step('the next payment fails: notice and grace', () => letThePaymentFail(page))
  await test.step('the grace is over: the prices, with the reason', () => passTheGrace(page))
  await test.step('a new card in the portal brings the plan back', () => bringANewCard(page))
  await test.step('the plan is canceled and stays until its end', () => cancel(page))
  await test.step('at the end it goes on on Free', () => goOnOnFree(page))
})
