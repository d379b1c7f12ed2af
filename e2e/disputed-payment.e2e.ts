/** Money that goes back: a payment that is disputed at the bank, and one that is refunded, told in Billing, by mail and on the desk. */
import type { Page } from '@playwright/test'
import { paths } from '#web/paths.ts'
import {
  answerCookieBanner,
  expect,
  expectAccessible,
  openMail,
  signInAsAdmin,
  test,
  type Person,
} from './fixtures.ts'
import { DISPUTED_CARD, GOOD_CARD, fillCard } from './payment-pages.ts'

test.beforeEach(({ page }) => answerCookieBanner(page))

async function buyPremium(page: Page, card: string): Promise<void> {
  await page.goto(paths.pricing)
  await page.getByRole('button', { name: 'Upgrade to Premium' }).click()
  await fillCard(page, card)
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page).toHaveURL(/\/welcome\?session_id=/)
}

const returns = (page: Page) =>
  page.getByRole('region', { name: 'Refunds and disputes' }).getByRole('listitem')

/** What the payment processor tells comes a moment later. */
async function expectReturn(page: Page, text: RegExp): Promise<void> {
  await expect(async () => {
    await page.goto(paths.billing)
    await expect(returns(page)).toHaveText(text, { timeout: 2_000 })
  }).toPass()
}

async function findOnDesk(page: Page, { email }: Person): Promise<void> {
  await signInAsAdmin(page)
  await page.goto(paths.adminPeople)
  await page.getByLabel('Email address, name or id').fill(email)
  await page.keyboard.press('Enter')
  const found = page.getByRole('region', { name: 'People found' })
  await expect(found.getByText('1 person, the newest first')).toBeVisible()
  await expect(found.getByText('Payment disputed')).toBeVisible()
  await expect(found.getByText('Premium, canceled')).toBeVisible()
  await found.getByRole('link', { name: 'Ruth Bennett' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ruth Bennett' })).toBeVisible()
  await expect(page.getByText('Payment disputed').last()).toBeVisible()
}

test('a dispute ends the plan when what is paid ends, and is told to the person and the desk', async ({
  page,
  person,
}) => {
  await buyPremium(page, DISPUTED_CARD)
  await expectReturn(page, /Disputed at your bank.*\$99\.00/)
  const plan = page.getByRole('region', { name: 'Subscription' })
  await expect(plan.getByText('CANCELED', { exact: true })).toBeVisible()
  await expect(plan.getByRole('button', { name: 'Resume plan' })).toBeVisible()
  await expectAccessible(page, 'billing with a dispute')
  await openMail(page, person.email, 'A payment is disputed at your bank')
  await expect(page.getByText(/So we let your plan end on/).first()).toBeVisible()
  await findOnDesk(page, person)
})

test('a refund is told in Billing and by mail, and the plan goes on', async ({ page, person }) => {
  await buyPremium(page, GOOD_CARD)
  await page.goto(paths.billing)
  await page.getByRole('button', { name: 'Open billing portal' }).click()
  await page.getByRole('link', { name: /^Invoice of .*: view$/ }).click()
  await page.getByRole('button', { name: 'Refund $99.00' }).click()
  await expect(page.getByText('$99.00 went back to the card.')).toBeVisible()
  await expectReturn(page, /Refunded to your card.*\$99\.00/)
  await expect(page.getByRole('region', { name: 'Subscription' }).getByText('ACTIVE')).toBeVisible()
  await openMail(page, person.email, 'A payment was refunded')
})
