/**
 * 3-D Secure, on a server of its own since the clock is moved: the bank is asked at the purchase, for a new card, for
 * the month after a trial and for an upgrade; a confirmation that fails is said as such and can be tried again.
 */
import type { Page } from '@playwright/test'
import { paths } from '#web/paths.ts'
import { expect, expectAccessible, expectToast, test } from './fixtures.ts'
import { CARD_ASKED_ALWAYS, CARD_ASKED_ONCE, answerBank, fillCard } from './payment-pages.ts'
import { planJourney } from './plan-journey.ts'
import { premiumPrice, proPrice } from './plan-prices.ts'

const { at, plan, moveClock, expectMail, expectPlan, setUpAccount, ruth } = planJourney()
// The payment page answers so to a card that was not confirmed.
test.use({ expectedProblems: /status of 422/ })

async function buyPro(page: Page): Promise<void> {
  await page.goto(at(paths.pricing))
  await page.getByRole('button', { name: 'Unlock Pro Features' }).click()
  await page.getByLabel('Email').fill(ruth.email)
  await fillCard(page, CARD_ASKED_ONCE)
  await page.getByRole('button', { name: 'Start trial' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Confirm this card' })).toBeVisible()
  await expectAccessible(page, 'the page of the bank')
  await page.getByRole('button', { name: 'Fail' }).click()
  await expect(page.getByText(/did not get your confirmation. Nothing was charged/).first()).toBeVisible()
  await fillCard(page, CARD_ASKED_ONCE)
  await page.getByRole('button', { name: 'Start trial' }).click()
  await answerBank(page, 'Complete')
  await setUpAccount(page)
}

async function bringACard(page: Page): Promise<void> {
  await page.goto(at(paths.billing))
  await page.getByRole('button', { name: 'Open billing portal' }).click()
  await page.getByRole('link', { name: 'Change card' }).click()
  await fillCard(page, CARD_ASKED_ALWAYS)
  await page.getByRole('button', { name: 'Save card' }).click()
  await answerBank(page, 'Complete')
  await expect(page.getByText('Your card is saved.')).toBeVisible()
  await page.getByRole('link', { name: 'Return to Jubilee' }).click()
}

/** Follows the link of the Billing screen to the invoice, which opens beside it, and answers the bank there. */
async function confirm(page: Page, answer: 'Complete' | 'Fail'): Promise<void> {
  const opened = page.waitForEvent('popup')
  await plan(page).getByRole('link', { name: 'Confirm at your bank' }).click()
  const invoice = await opened
  await invoice.getByRole('button', { name: /^Pay \$\d+\.\d\d now$/ }).click()
  await answerBank(invoice, answer)
  const said = answer === 'Complete' ? 'Paid. Thank you.' : /did not get your confirmation/
  await expect(invoice.getByText(said)).toBeVisible()
  await invoice.close()
}

async function goUp(page: Page): Promise<void> {
  await page.goto(at(paths.billing))
  await plan(page).getByRole('button', { name: 'Upgrade to Premium' }).click()
  await page.getByRole('button', { name: /^Pay \$\d+\.\d\d and change$/ }).click()
  await expectToast(page, 'Your bank wants you to confirm this payment')
  await expect(plan(page).getByText(/^Premium opens once you confirm \$\d+\.\d\d\./)).toBeVisible()
  await expect(plan(page).getByText(`${proPrice} per month`, { exact: true })).toBeVisible()
  await expectAccessible(page, 'billing with an upgrade to confirm')
  await confirm(page, 'Fail')
  await expectPlan(page, /^Your bank did not get your confirmation last time/)
  await expect(plan(page).getByText(`${proPrice} per month`, { exact: true })).toBeVisible()
  await confirm(page, 'Complete')
  await expectPlan(page, `${premiumPrice} per month`)
  await expect(plan(page).getByText(/wants you to confirm/)).toHaveCount(0)
}

async function passTheTrial(page: Page): Promise<void> {
  await moveClock(page, '7 days on')
  await moveClock(page, '1 day on')
  await expectPlan(page, 'PAST DUE')
  await expect(plan(page).getByText(/You keep Pro at least until \d/)).toBeVisible()
  await confirm(page, 'Complete')
  await expectPlan(page, 'ACTIVE')
  await expectMail(page, /^Your bank wants you to confirm a payment$/)
}

test('a bank is asked at the purchase, at a renewal and at an upgrade', async ({ page }) => {
  await test.step('Pro is bought once the bank has a yes', () => buyPro(page))
  await test.step('a card that its bank is asked about each time', () => bringACard(page))
  await test.step('the first month after the trial waits in its grace, and goes on', () => passTheTrial(page))
  await test.step('the upgrade waits, fails once, and holds after that', () => goUp(page))
})
