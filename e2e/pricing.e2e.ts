/** Buying on the price list and the products screen, with the payment page's address answered in the server's place. */
import type { Page, Route } from '@playwright/test'
import { paths, planChangePath } from '#web/paths.ts'
import { answerCookieBanner, expect, expectAccessible, expectToast, test } from './fixtures.ts'
import { proCharge, proPrice } from './plan-prices.ts'
import { inDays, noPlan, proPlan, showPlan } from './plan-states.ts'

test.beforeEach(({ page }) => answerCookieBanner(page))

const CHECKOUT = '**/api/create-checkout-session'

type Asked = { planId: string; onceKey: string | undefined }

/** Answers every start of a checkout with a page of our own in place of the payment page. */
async function answerCheckouts(page: Page): Promise<Asked[]> {
  const asked: Asked[] = []
  await page.route(CHECKOUT, (route) => {
    const { planId } = route.request().postDataJSON() as Asked
    asked.push({ planId, onceKey: route.request().headers()['idempotency-key'] })
    return route.fulfill({ json: { url: paths.terms } })
  })
  return asked
}

const planButtons = (page: Page) => page.getByRole('region', { name: 'Plans' }).getByRole('button')

for (const [button, planId] of [
  ['Unlock Pro Features', 'price_monthly'],
  ['Upgrade to Premium', 'price_premium'],
  ['Get Started Today', 'price_monthly'],
] as const) {
  test(`a visitor buys with ${button}`, async ({ page }) => {
    const asked = await answerCheckouts(page)
    await page.goto(paths.pricing)
    await page.getByRole('button', { name: button }).click()
    await expect(page).toHaveURL(new RegExp(`${paths.terms}$`))
    expect(asked.map((one) => one.planId)).toEqual([planId])
    expect(asked[0]?.onceKey).toMatch(/^[\da-f-]{36}$/)
  })
}

test('a tick stands at what opens today; what is planned is named apart', async ({ page }) => {
  await page.goto(paths.pricing)
  const plans = page.getByRole('region', { name: 'Plans' })
  await expect(plans.getByText('Planned. Not part of the price today.')).toHaveCount(2)
  await expect(plans.getByText('Weekly live Q&A of 1 hour')).toBeVisible()
  await expect(plans.getByText(/opens? later|support/i)).toHaveCount(0)
})

test('while a checkout starts every button waits, and coming back frees them', async ({ page }) => {
  const held: Route[] = []
  await page.route(CHECKOUT, (route) => void held.push(route))
  await page.goto(paths.pricing)
  await page.getByRole('button', { name: 'Unlock Pro Features' }).click()
  await expect(page.getByRole('button', { name: 'Processing...' })).toHaveCount(3)
  for (const button of await page.getByRole('button', { name: 'Processing...' }).all()) {
    await expect(button).toBeDisabled()
  }
  // What the browser tells a page that it shows again as it was left.
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true, cancelable: false })),
  )
  await expect(page.getByRole('button', { name: 'Unlock Pro Features' })).toBeEnabled()
  await held[0]?.fulfill({ json: {} })
})

test.describe('checkout=true', () => {
  test('starts the monthly plan of a signed-in person once, and not again on the way back', async ({
    page,
    person,
  }) => {
    const asked = await answerCheckouts(page)
    await page.goto(`${paths.pricing}?checkout=true`)
    await expect(page, person.email).toHaveURL(new RegExp(`${paths.terms}$`))
    await page.goBack()
    await expect(page).toHaveURL(new RegExp(`${paths.pricing}$`))
    await expect(page.getByRole('button', { name: 'Unlock Pro Features' })).toBeEnabled()
    expect(asked.map((one) => one.planId)).toEqual(['price_monthly'])
  })

  test('does nothing for a visitor', async ({ page }) => {
    const asked = await answerCheckouts(page)
    await page.goto(`${paths.pricing}?checkout=true`)
    await expect(page.getByRole('button', { name: 'Unlock Pro Features' })).toBeEnabled()
    expect(asked).toEqual([])
  })
})

test.describe('a checkout that does not start', () => {
  test.use({ expectedProblems: /create-checkout-session/ })

  test('says so in the words of the catalogue, and can be tried again', async ({ page }) => {
    await page.route(CHECKOUT, (route) => route.abort('connectionrefused'))
    await page.goto(paths.pricing)
    await page.getByRole('button', { name: 'Unlock Pro Features' }).click()
    await expectToast(page, 'Failed to start checkout. Please try again.')
    await expect(page.getByRole('button', { name: 'Unlock Pro Features' })).toBeEnabled()
    await page.route(CHECKOUT, (route) => route.fulfill({ json: {} }))
    await page.getByRole('button', { name: 'Upgrade to Premium' }).click()
    await expectToast(page, 'Failed to create checkout session. Please try again.')
    await expect(planButtons(page).first()).toBeEnabled()
    await page.route(CHECKOUT, (route) =>
      route.fulfill({ status: 503, json: { message: 'The payment service does not answer.', code: 'x' } }),
    )
    await page.getByRole('button', { name: 'Unlock Pro Features' }).click()
    await expectToast(page, 'Failed to create checkout session. Please try again.')
  })

  test('because there is a plan leads to Billing', async ({ page, person }) => {
    await showPlan(page, { ...noPlan, invoices: proPlan.invoices })
    const message = 'You already have a plan. Change it on the billing page.'
    await page.route(CHECKOUT, (route) => route.fulfill({ status: 409, json: { message, code: 'conflict' } }))
    await page.goto(paths.pricing)
    await page.getByRole('button', { name: 'Get Started Today' }).click()
    const refusal = page.getByRole('alert').filter({ hasText: message })
    await expect(refusal, person.email).toBeFocused()
    await expect(refusal).toBeInViewport()
    await expectAccessible(page, 'the prices with a plan in the way')
    await refusal.getByRole('link', { name: 'Open Billing' }).click()
    await expect(page).toHaveURL(new RegExp(`${paths.billing}$`))
    await expect(
      page.getByRole('region', { name: 'Invoices' }).getByText(proCharge, { exact: true }),
    ).toBeVisible()
  })
})

test.describe('a purchase that waits for its account', () => {
  test.use({ expectedProblems: /create-checkout-session/ })

  test('leads to setting it up', async ({ page }) => {
    const message = 'You have bought a plan already. Set up your account to use it.'
    await page.route(CHECKOUT, (route) => route.fulfill({ status: 409, json: { message, code: 'conflict' } }))
    await page.goto(paths.pricing)
    const buy = page.getByRole('button', { name: 'Unlock Pro Features' })
    await expect(buy).toBeEnabled()
    await buy.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert').filter({ hasText: message })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Set up your account' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create your account')
  })
})

test('the trial is promised to those who may still try', async ({ page, person }) => {
  await page.goto(paths.pricing)
  const pro = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Pro' }) })
  await expect(pro.getByText('7-day free trial'), person.email).toBeVisible()
  await expect(pro.getByText(`Free for 7 days, then ${proPrice} a month`)).toBeVisible()
  await showPlan(page, { ...noPlan, mayTry: false })
  await page.reload()
  await expect(pro.getByText(`${proPrice} today, then ${proPrice} each month. Cancel anytime.`)).toBeVisible()
  await expect(page.getByText(/7-day free trial|free for 7 days/i)).toHaveCount(0)
})

test('a person on Pro is led to the price of the change', async ({ page, person }) => {
  await showPlan(page, proPlan)
  await page.goto(paths.pricing)
  await expect(page.getByRole('link', { name: 'Upgrade to Premium' }), person.email).toHaveAttribute(
    'href',
    planChangePath('price_premium'),
  )
  await expect(page.getByRole('link', { name: 'See your plan' }).first()).toHaveAttribute(
    'href',
    paths.billing,
  )
  await page.goto(paths.products)
  await expect(page.getByRole('link', { name: 'Upgrade to Premium Plan' })).toHaveAttribute(
    'href',
    planChangePath('price_premium'),
  )
})

test('the products screen buys Premium', async ({ page, person }) => {
  const asked = await answerCheckouts(page)
  await page.goto(paths.products)
  await page.getByRole('button', { name: 'Upgrade to Premium Plan' }).click()
  await expect(page, person.email).toHaveURL(new RegExp(`${paths.terms}$`))
  expect(asked.map((one) => one.planId)).toEqual(['price_premium'])
})

for (const [what, plan, reason, way] of [
  ['unpaid', { status: 'past_due', pastDueSince: inDays(-12) }, /the days to set it right have passed/, true],
  ['over', { status: 'canceled', endsAt: inDays(-3) }, 'Your plan has ended.', false],
] as const) {
  test(`a plan that is ${what} leads here with the reason, and on to Free`, async ({ page, person }) => {
    await showPlan(page, { ...proPlan, ...plan })
    await page.goto(paths.debtTracker)
    await expect(page, person.email).toHaveURL(new RegExp(`${paths.pricing}$`))
    const notice = page.getByRole('region', { name: reason })
    await expect(notice.getByText(/Nothing you entered is lost/)).toBeVisible()
    await expect(notice.getByRole('link', { name: 'Change your card' })).toHaveCount(way ? 1 : 0)
    await expectAccessible(page, `the prices with a plan that is ${what}`)
    await page.unroute('**/api/auth/user')
    await page.unroute('**/api/billing')
    await notice.getByRole('button', { name: 'Continue on Free' }).click()
    await expect(page).toHaveURL(new RegExp(`${paths.dashboard}$`))
    await expect(page.getByRole('heading', { level: 1 })).toContainText(person.firstName)
  })
}
